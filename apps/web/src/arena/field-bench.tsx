import type { Staged } from '@sortie/arena';
import type { Shape } from '@sortie/kernel';
import { useT } from '../i18n/index.ts';
import type { Contest, Contestant } from './contest.ts';
import { Outcome } from './outcome.tsx';
import { MeasureForm, TermsPart, useTerms } from './terms.tsx';
import { UnitPicker } from './unit-picker.tsx';
import { useMeasure } from './use-measure.ts';

interface Props {
  readonly game: string;
  readonly contest: Contest;
  readonly all: readonly Contestant[];
  readonly unit: Contestant;
  readonly field: readonly Contestant[];
  readonly onUnit: (id: string) => void;
}

/** One unit against each of its like. */
export function FieldBench({ game, contest, all, unit, field, onUnit }: Props) {
  const t = useT();
  const [terms, setTerms] = useTerms('20');
  const { measured, start, cancel } = useMeasure();
  const ordered = async () => {
    const met: { readonly name: string; readonly staged: Staged<Shape> }[] = [];
    for (const { name, side } of field) {
      const staged = await contest.meet(unit.side, side);
      if ('text' in staged) return staged;
      met.push({ name, staged });
    }
    return { game, field: met, games: Number(terms.games), level: terms.level, seed: 'balance' };
  };
  return (
    <div className="balance">
      <MeasureForm measured={measured} onBegin={() => void start(ordered())} onStop={cancel}>
        <div className="balance-sides">
          <UnitPicker all={all} value={unit} field={field} words={contest.fieldWords} onChange={onUnit} />
        </div>
        <TermsPart terms={terms} onTerms={setTerms} label={t('Games against each')} measured={measured} />
      </MeasureForm>
      <Outcome measured={measured} a={unit.name} b="" tons={contest.tons ?? false} />
    </div>
  );
}
