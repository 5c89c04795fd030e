import { nth } from '@sortie/kernel';
import { currentLanguage, useT } from '../i18n/index.ts';
import type { BalanceSearch } from './balance-search.ts';
import type { Contest, Contestant } from './contest.ts';
import { Outcome } from './outcome.tsx';
import { SidePicker } from './side-picker.tsx';
import { MeasureForm, TermsPart, useTerms } from './terms.tsx';
import { useMeasure } from './use-measure.ts';

interface Props {
  readonly game: string;
  readonly contest: Contest;
  readonly all: readonly Contestant[];
  readonly search: BalanceSearch;
  readonly onChange: (search: BalanceSearch) => void;
}

/** Two forces against each other. */
export function ForceBench({ game, contest, all, search, onChange }: Props) {
  const t = useT();
  const [terms, setTerms] = useTerms('100');
  const { measured, start, cancel, forget } = useMeasure();
  const [a, b] = chosen(all, search);
  const change = (next: BalanceSearch): void => {
    forget();
    onChange(next);
  };
  const ordered = async () => {
    const staged = await contest.meet(a.side, b.side);
    if ('text' in staged) return staged;
    const names = [a.name, b.name] as const;
    return { game, staged, games: Number(terms.games), level: terms.level, seed: 'balance', names, language: currentLanguage() };
  };
  return (
    <div className="balance">
      <MeasureForm measured={measured} onBegin={() => void start(ordered())} onStop={cancel}>
        <div className="balance-sides">
          <SidePicker seat={0} all={all} value={a} onChange={id => change({ ...search, a: id, b: b.id })} />
          <SidePicker seat={1} all={all} value={b} onChange={id => change({ ...search, a: a.id, b: id })} />
        </div>
        <TermsPart terms={terms} onTerms={setTerms} label={t('Games')} measured={measured} />
      </MeasureForm>
      <Outcome measured={measured} a={a.name} b={b.name} />
    </div>
  );
}

/** Those of the address; otherwise the first, and another one against it. */
function chosen(all: readonly Contestant[], { a, b }: BalanceSearch): readonly [Contestant, Contestant] {
  const first = all.find(({ id }) => id === a) ?? nth(all, 0);
  const second = all.find(({ id }) => id === b) ?? all.find(({ id }) => id !== first.id) ?? first;
  return [first, second];
}
