import { type Ground, type Manifest, nth, type Scenario, type Shape, type Watch } from '@sortie/kernel';
import { type Answered, type Bout, conductBout, type Played, playBout, type Question } from './bout.ts';
import type { Contender } from './contender.ts';
import { type Seating, seating } from './pairing.ts';
import type { Slips } from './slips.ts';

/** Many games between A and B, in words that can be sent to another thread. */
export interface Series {
  readonly game: string;
  /** The id of a ground or of a ready game; `even` for all grounds by turns. */
  readonly scenario: string;
  readonly a: Contender;
  readonly b: Contender;
  readonly seed: string;
  readonly games: number;
}

export type Table<G extends Shape> = Pick<Scenario<G>, 'rules' | 'setup'>;

/** The name of a series that goes through all grounds of a game. */
export const EVEN = 'even';

/** The same with a set-up of one's own: the first force belongs to whoever is A. */
export interface Staged<G extends Shape> {
  readonly scenario: Table<G>;
  /** The same set-up with the forces in each other's place, where A shall keep its own; absent where seats alone change hands. */
  readonly swapped?: Table<G>;
}

/** One game of a series, told of A and B instead of seats. */
export interface Result extends Omit<Played, 'winners' | 'decisions' | 'slips'> {
  readonly game: number;
  readonly pairing: number;
  readonly seatOfA: 0 | 1;
  readonly winner: 'a' | 'b' | null;
  readonly decisionsA: readonly number[];
  readonly decisionsB: readonly number[];
  readonly slipsA: Slips;
  readonly slipsB: Slips;
}

type Sides = Pick<Series, 'a' | 'b' | 'seed'>;

/** Play one game of a series. It depends on its number and on nothing else, so series can be cut at will. */
export function playGame<G extends Shape>(
  game: Manifest<G>,
  sides: Sides,
  staged: Staged<G> | string,
  number: number,
  now?: () => number,
): Result {
  return toldOf(playBout(game, boutOf(game, sides, staged, number, now)), seating(number));
}

/** The same for a host who asks programs from outside. */
export function* conductGame<G extends Shape>(
  game: Manifest<G>,
  sides: Sides,
  staged: Staged<G> | string,
  number: number,
  now?: () => number,
): Generator<Question<G>, Result, Answered> {
  return toldOf(yield* conductBout(game, boutOf(game, sides, staged, number, now)), seating(number));
}

function boutOf<G extends Shape>(
  game: Manifest<G>,
  { a, b, seed }: Sides,
  staged: Staged<G> | string,
  number: number,
  now: (() => number) | undefined,
): Bout<G> {
  const { pairing, seatOfA } = seating(number);
  return {
    scenario: typeof staged === 'string' ? tableOn(game, staged, pairing) : stagedOn(game.watch, staged, pairing, seatOfA),
    seats: seatOfA === 0 ? [a, b] : [b, a],
    seed: `${seed} pairing ${pairing}`,
    ...(now && { now }),
  };
}

function toldOf({ winners, decisions, slips, ...played }: Played, { game, pairing, seatOfA }: Seating): Result {
  const winner = winners.length === 1 ? (winners[0] === seatOfA ? 'a' : 'b') : null;
  const [decisionsA, decisionsB] = [decisions[seatOfA], nth(decisions, 1 - seatOfA)];
  return { ...played, game, pairing, seatOfA, winner, decisionsA, decisionsB, slipsA: slips[seatOfA], slipsB: nth(slips, 1 - seatOfA) };
}

function stagedOn<G extends Shape>(watch: Watch<G>, { scenario, swapped = scenario }: Staged<G>, n: number, seatOfA: 0 | 1): Table<G> {
  const { rules, setup } = seatOfA === 0 ? scenario : swapped;
  return { rules, setup: watch.onMap(setup, n) };
}

/** Where a series can be played: `even`, each ground alone, and the ready games. */
export const tableNames = <G extends Shape>({ watch, scenarios }: Manifest<G>): readonly string[] => [
  ...new Set([EVEN, ...[...watch.grounds, ...scenarios].map(({ id }) => id)]),
];

/** The n-th table of that name. Two games in a row are played on each. */
export function tableOn<G extends Shape>({ watch, scenarios, ruleset }: Manifest<G>, id: string, n: number): Table<G> {
  const { grounds } = watch;
  if (id === EVEN) return groundOn(watch, grounds[n % grounds.length] ?? grounds[0], Math.floor(n / grounds.length));
  const named = grounds.find(one => one.id === id) ?? scenarios.find(one => one.id === id);
  if (!named) throw new Error(`${ruleset.id} has no ground or ready game called ${id}`);
  return groundOn(watch, named, n);
}

const groundOn = <G extends Shape>(watch: Watch<G>, ground: Ground<G>, n: number): Table<G> =>
  ground.on?.(n) ?? { rules: ground.rules, setup: watch.onMap(ground.setup, n) };
