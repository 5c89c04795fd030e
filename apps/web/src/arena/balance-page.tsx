import './arena.css';
import type { ChartWords } from '@sortie/arena';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type Translate, useT } from '../i18n/index.ts';
import { Waiting } from '../shell/waiting.tsx';
import { Choices } from '../ui/choices.tsx';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import type { BalanceSearch } from './balance-search.ts';
import { type Contestant, forces, sheets } from './contestants.ts';
import { LEVELS, type MeasureLevel, type Sides } from './measuring.ts';
import { Outcome } from './outcome.tsx';
import { SidePicker } from './side-picker.tsx';
import { useMeasure } from './use-measure.ts';

const route = getRouteApi('/frame/balance');

const COUNTS = ['20', '100', '400'] as const;

/** Two forces, many games, and what they say: who wins how often, and why. */
export function BalancePage() {
  const t = useT();
  const search = route.useSearch();
  const loaded = useLoaded(() => (search.game === 'quick-start' ? sheets() : forces()), [search.game]);
  return (
    <Page
      title={t('Measure balance')}
      lead={t(
        'Two forces fight each other again and again, each map from both ends, in this browser. You see how often which one wins, and why.',
      )}
    >
      {loaded.state === 'waiting' && <Waiting />}
      {loaded.state === 'failed' && <p className="note note-ember">{loaded.reason}</p>}
      {loaded.state === 'ready' && <Bench key={search.game ?? 'alpha-strike'} all={loaded.value} search={search} />}
    </Page>
  );
}

function Bench({ all, search }: { readonly all: readonly Contestant[]; readonly search: BalanceSearch }) {
  const t = useT();
  const go = useNavigate();
  const [games, setGames] = useState<(typeof COUNTS)[number]>('100');
  const [level, setLevel] = useState<MeasureLevel>('regular');
  const { measured, start, cancel, forget } = useMeasure();
  const [a, b] = chosen(all, search);
  const running = measured.state === 'running';
  const change = (next: BalanceSearch): void => {
    forget();
    void go({ to: '/balance', search: next, replace: true });
  };
  const begin = (): void => start({ sides: sidesOf(a, b), games: Number(games), level, seed: 'balance', words: wordsFor(t, a, b) });
  return (
    <div className="balance">
      <form
        className="panel balance-form"
        onSubmit={event => {
          event.preventDefault();
          if (running) cancel();
          else begin();
        }}
      >
        <Choices
          label={t('Game')}
          value={search.game ?? 'alpha-strike'}
          choices={[
            { value: 'alpha-strike', label: 'Alpha Strike' },
            { value: 'quick-start', label: t('Quick-Start') },
          ]}
          onChange={game => change(game === 'quick-start' ? { game } : {})}
        />
        <div className="balance-sides">
          <SidePicker seat={0} all={all} value={a} onChange={id => change({ ...search, a: id, b: b.id })} />
          <SidePicker seat={1} all={all} value={b} onChange={id => change({ ...search, a: a.id, b: id })} />
        </div>
        <div className="balance-terms">
          <Choices label={t('Games')} value={games} choices={COUNTS.map(value => ({ value, label: value }))} onChange={setGames} />
          <Choices
            label={t('Played by')}
            value={level}
            choices={LEVELS.map(value => ({ value, label: t(LEVEL_NAMES[value]) }))}
            onChange={setLevel}
          />
        </div>
        <div className="row">
          <button type="submit" className={running ? 'button button-large' : 'button button-primary button-large'}>
            <Icon name={running ? 'close' : 'play'} /> {running ? t('Stop') : t('Measure')}
          </button>
          {running && (
            <div className="balance-progress">
              <progress value={measured.done} max={measured.total} aria-label={t('Games played')} />
              <span className="small quiet" role="status">
                {t('{done} of {total} games', { done: measured.done, total: measured.total })}
              </span>
            </div>
          )}
        </div>
      </form>
      <Outcome measured={measured} a={a.name} b={b.name} />
    </div>
  );
}

const LEVEL_NAMES: Readonly<Record<MeasureLevel, string>> = { recruit: 'Recruit', regular: 'Regular', veteran: 'Veteran' };

/** Those of the address; otherwise the first, and another one against it. */
function chosen(all: readonly Contestant[], { a, b }: BalanceSearch): readonly [Contestant, Contestant] {
  const first = all.find(({ id }) => id === a) ?? all[0]!;
  const second = all.find(({ id }) => id === b) ?? all.find(({ id }) => id !== first.id) ?? first;
  return [first, second];
}

function sidesOf(a: Contestant, b: Contestant): Sides {
  if (a.force && b.force) return { game: 'alpha-strike', a: a.force, b: b.force };
  return { game: 'quick-start', a: [a.id], b: [b.id] };
}

const wordsFor = (t: Translate, a: Contestant, b: Contestant): ChartWords => ({
  a: a.name,
  b: b.name,
  turn: t('Turn'),
  games: t('Games'),
  rating: t('Rating'),
  length: t('How long games last'),
  harm: t('Damage done by turn'),
  positions: t('Where units stood'),
});
