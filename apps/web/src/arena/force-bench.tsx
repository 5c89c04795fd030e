import { currentLanguage, useT } from '../i18n/index.ts';
import type { BalanceSearch } from './balance-search.ts';
import type { Contestant } from './contestants.ts';
import type { Sides } from './measuring.ts';
import { Outcome } from './outcome.tsx';
import { SidePicker } from './side-picker.tsx';
import { MeasureForm, TermsPart, useTerms } from './terms.tsx';
import { useMeasure } from './use-measure.ts';

interface Props {
  readonly all: readonly Contestant[];
  readonly search: BalanceSearch;
  readonly onChange: (search: BalanceSearch) => void;
}

/** Two forces against each other. */
export function ForceBench({ all, search, onChange }: Props) {
  const t = useT();
  const [terms, setTerms] = useTerms('100');
  const { measured, start, cancel, forget } = useMeasure();
  const [a, b] = chosen(all, search);
  const change = (next: BalanceSearch): void => {
    forget();
    onChange(next);
  };
  const begin = (): void =>
    start({
      sides: sidesOf(a, b),
      games: Number(terms.games),
      level: terms.level,
      seed: 'balance',
      names: [a.name, b.name],
      language: currentLanguage(),
    });
  return (
    <div className="balance">
      <MeasureForm measured={measured} onBegin={begin} onStop={cancel}>
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
  const first = all.find(({ id }) => id === a) ?? all[0]!;
  const second = all.find(({ id }) => id === b) ?? all.find(({ id }) => id !== first.id) ?? first;
  return [first, second];
}

export function sidesOf(a: Contestant, b: Contestant): Sides {
  // Whoever is compared comes from one list, and a list belongs to one game.
  return { game: a.fights.game, a: a.fights.side, b: b.fights.side } as Sides;
}
