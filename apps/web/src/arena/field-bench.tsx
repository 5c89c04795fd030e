import { useT } from '../i18n/index.ts';
import type { Contestant } from './contestants.ts';
import { sidesOf } from './force-bench.tsx';
import { Outcome } from './outcome.tsx';
import { MeasureForm, TermsPart, useTerms } from './terms.tsx';
import { UnitPicker } from './unit-picker.tsx';
import { useMeasure } from './use-measure.ts';

interface Props {
  readonly all: readonly Contestant[];
  readonly unit: Contestant;
  readonly field: readonly Contestant[];
  readonly onUnit: (id: string) => void;
}

/** One unit against each of its like. */
export function FieldBench({ all, unit, field, onUnit }: Props) {
  const t = useT();
  const [terms, setTerms] = useTerms('20');
  const { measured, start, cancel } = useMeasure();
  const begin = (): void =>
    start({
      field: field.map(other => ({ name: other.name, sides: sidesOf(unit, other) })),
      games: Number(terms.games),
      level: terms.level,
      seed: 'balance',
    });
  return (
    <div className="balance">
      <MeasureForm measured={measured} onBegin={begin} onStop={cancel}>
        <div className="balance-sides">
          <UnitPicker all={all} value={unit} field={field} onChange={onUnit} />
        </div>
        <TermsPart terms={terms} onTerms={setTerms} label={t('Games against each')} measured={measured} />
      </MeasureForm>
      <Outcome measured={measured} a={unit.name} b="" tons={unit.fights.game === 'quick-start'} />
    </div>
  );
}
