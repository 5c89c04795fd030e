import { type Shape, seedFrom } from '@sortie/kernel';
import { accept, type Table } from '@sortie/table';
import { games } from '../../apps/server/src/games.ts';
import { SECRETIVE, twinsIn } from '../../apps/server/src/testing/twins.test-support.ts';

export interface Timed {
  /** Tables that were compared with one that differs only in secrets. */
  readonly twins: number;
  /** By how much the time of an answer told them apart, in milliseconds: the median, and the worst. */
  readonly median: number;
  readonly worst: number;
}

const TIMES = 60;

/** The shortest of many: what other programs of the machine do only ever adds. */
function shortest(table: Table<Shape>, seat: number): number {
  const after = table.match?.entries.length ?? 0;
  const { ruleset } = table.game;
  const command = table.match && [...first(ruleset.options(ruleset.view(table.match.state, seat), seat, table.match.book))][0];
  let best = Number.POSITIVE_INFINITY;
  for (let n = 0; n < TIMES; n++) {
    const since = performance.now();
    accept(table, { id: `guest ${seat}`, name: '' }, { type: 'command', after, command: command ?? { type: 'nonsense' } }, 0);
    best = Math.min(best, performance.now() - since);
  }
  return best;
}

function* first<T>(all: Iterable<T>): Generator<T> {
  for (const one of all) {
    yield one;
    return;
  }
}

/** Does it take longer to answer somebody where something is hidden that they cannot know of? */
export function timeTwins(): Timed {
  const differences: number[] = [];
  for (const { game: id, scenarios, rules = [] } of SECRETIVE) {
    const game = games.find(({ ruleset }) => ruleset.id === id);
    for (const scenario of game?.scenarios.filter(one => scenarios.includes(one.id)) ?? [])
      if (game)
        for (const { table, twin, seat } of twinsIn(game, scenario, rules, seedFrom('timing'))) {
          const other = seat === 0 ? 1 : 0;
          shortest(table, other);
          differences.push(Math.abs(shortest(table, other) - shortest(twin, other)));
        }
  }
  const sorted = differences.toSorted((a, b) => a - b);
  const round = (value: number | undefined): number => Math.round((value ?? 0) * 1000) / 1000;
  return { twins: sorted.length, median: round(sorted[Math.floor(sorted.length / 2)]), worst: round(sorted.at(-1)) };
}
