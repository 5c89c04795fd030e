import type { Game, Scenario, Shape, Watch } from '@sortie/kernel';
import { type Played, playBout } from './bout.ts';
import type { BySeat } from './chronicle.ts';
import type { Contender } from './contender.ts';
import { seating } from './pairing.ts';

/** Many games between A and B, in words that can be sent to another thread. */
export interface Series {
  readonly game: string;
  /** `even` for equal forces. */
  readonly scenario: string;
  readonly a: Contender;
  readonly b: Contender;
  readonly seed: string;
  readonly games: number;
}

/** The same with a set-up of one's own: the first force belongs to whoever is A. */
export interface Staged<G extends Shape> {
  readonly scenario: Pick<Scenario<G>, 'rules' | 'setup'>;
  /** The same set-up with the forces in each other's place, where A shall keep its own; absent where seats alone change hands. */
  readonly swapped?: Pick<Scenario<G>, 'rules' | 'setup'>;
}

/** One game of a series, told of A and B instead of seats. */
export interface Result extends Omit<Played, 'winners' | 'decisions'> {
  readonly game: number;
  readonly pairing: number;
  readonly seatOfA: 0 | 1;
  readonly winner: 'a' | 'b' | null;
  readonly decisionsA: readonly number[];
  readonly decisionsB: readonly number[];
}

/** Play one game of a series. It depends on its number and on nothing else, so series can be cut at will. */
export function playGame<G extends Shape>(
  game: Game<G>,
  watch: Watch<G>,
  { a, b, seed }: Pick<Series, 'a' | 'b' | 'seed'>,
  { scenario, swapped = scenario }: Staged<G>,
  number: number,
  now?: () => number,
): Result {
  const { pairing, seatOfA } = seating(number);
  const { rules, setup } = seatOfA === 0 ? scenario : swapped;
  const seats: BySeat<Contender> = seatOfA === 0 ? [a, b] : [b, a];
  const { winners, decisions, ...played } = playBout(game, watch, {
    scenario: { rules, setup: watch.onMap(setup, pairing) },
    seats,
    seed: `${seed} pairing ${pairing}`,
    ...(now && { now }),
  });
  const winner = winners.length === 1 ? (winners[0] === seatOfA ? 'a' : 'b') : null;
  return { ...played, game: number, pairing, seatOfA, winner, decisionsA: decisions[seatOfA], decisionsB: decisions[1 - seatOfA]! };
}

/** The scenario by its name; `even` is the one with equal forces. */
export const scenarioCalled = <G extends Shape>(game: Game<G>, watch: Watch<G>, id: string): Scenario<G> | undefined =>
  id === watch.even.id ? watch.even : game.scenarios.find(scenario => scenario.id === id);
