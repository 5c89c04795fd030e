/**
 * Does a veteran keep the time it is given? Two regulars play equal forces; every few decisions a veteran is asked what it would do,
 * with each of the budgets. Processor time of the thread is the clock, which a busy machine does not stretch.
 */
import { parseArgs } from 'node:util';
import { choose } from '@sortie/ai';
import { EVEN, quantile, tableOn } from '@sortie/arena';
import { GAMES, loadGame } from '@sortie/games';
import { type Game, type Manifest, open, perform, Rulebook, type Seat, SeededDice, type Shape, seedFrom, type View } from '@sortie/kernel';

const { values } = parseArgs({
  options: {
    budgets: { type: 'string', default: '100,1000,5000' },
    /** Decisions of each game with each budget; those with nothing to think about do not count. */
    decisions: { type: 'string', default: '100' },
    games: { type: 'string', default: GAMES.map(({ id }) => id).join() },
  },
});
/** Milliseconds by budget. */
type Took = ReadonlyMap<number, readonly number[]>;
/** So much over is kept. */
const OVER = 1.2;
/** A thought this short had nothing to think about. */
const IDLE = 5;
const EVERY = 7;

const now = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

const budgets: readonly number[] = values.budgets.split(',').map(Number);
let kept = true;
for (const id of values.games.split(',')) {
  const game = await loadGame(id);
  if (!game) throw new Error(`there is no game called ${id}; there are ${GAMES.map(one => one.id).join(', ')}`);
  const took = measure(game, Number(values.decisions));
  for (const [ms, times] of took) {
    const [half, most, nearlyAll] = [0.5, 0.95, 0.99].map(share => quantile(times, share).toFixed(1));
    kept &&= Number(nearlyAll) <= ms * OVER;
    process.stdout.write(
      `${id}, ${ms} ms: ${times.length} decisions, 50 % within ${half}, 95 % within ${most}, 99 % within ${nearlyAll} ms\n`,
    );
  }
}
process.stdout.write(kept ? `99 % of all are within ${OVER} times their budget\n` : 'A budget was not kept\n');
process.exitCode = kept ? 0 : 1;

function measure<G extends Shape>(game: Manifest<G>, wanted: number): Took {
  const { ruleset } = game;
  const took = new Map<number, number[]>(budgets.map(ms => [ms, []]));
  const short = (): boolean => [...took.values()].some(({ length }) => length < wanted);
  for (let n = 0; short(); n++) {
    const seed = seedFrom(`budgets ${n}`);
    const { rules, setup } = tableOn(game, EVEN, n);
    const book = Rulebook.compile(ruleset, rules);
    const opened = open(ruleset, book, setup, new SeededDice(seed, 0));
    if (!opened.ok) throw new Error('seeded dice never run out');
    let { state } = opened;
    for (let k = 1; short(); k++) {
      const asked = ruleset.awaiting(state)[0];
      if (!asked) break;
      const view = ruleset.view(state, asked.seat);
      if (k % EVERY === 0)
        for (const [ms, times] of took) if (times.length < wanted) weigh({ game, book, view, seat: asked.seat }, ms, times);
      const { command } = choose(game, view, asked.seat, book, { level: 'regular', seed: `${n} ${k}` });
      const done = perform(ruleset, book, state, asked.seat, command, new SeededDice(seed, k));
      if (!done.ok) throw new Error(JSON.stringify(done.refusals));
      ({ state } = done);
    }
  }
  return took;
}

/** What somebody is asked. */
interface Asked<G extends Shape> {
  readonly game: Game<G>;
  readonly book: Rulebook<G>;
  readonly view: View<G>;
  readonly seat: Seat;
}

function weigh<G extends Shape>({ game, book, view, seat }: Asked<G>, ms: number, times: number[]): void {
  const started = now();
  choose(game, view, seat, book, { level: 'veteran', seed: `${ms}`, deadline: () => now() >= started + ms });
  const spent = now() - started;
  if (spent >= IDLE) times.push(spent);
}
