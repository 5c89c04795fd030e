import { type Manifest, type Rulebook, type Seat, type Shape, seenBy } from '@sortie/kernel';

/**
 * How steeply the chance to win grows with a lead, for a lead of as many points as one side has on paper. Fitted by the least surprise over games of
 * two regulars on even grounds, from the beginning of every turn to the result (docs/arena.md).
 */
const STEEPNESS: { readonly [game: string]: number } = {
  radar: 4.65,
  'alpha-strike': 5.87,
  impact: 5.54,
  'quick-start': 3.48,
  classic: 3.48,
};
const USUAL = 5;

/** The share of games that a seat is expected to win with a lead of so many points over the other, given who is on the table. */
export function chanceWith<G extends Shape>({ ruleset, watch }: Manifest<G>, state: G['state'], lead: number): number {
  const paper = watch.units(state).reduce((sum, { points }) => sum + points, 0) / 2;
  return paper > 0 ? 1 / (1 + Math.exp((-(STEEPNESS[ruleset.id] ?? USUAL) * lead) / paper)) : 0.5;
}

/**
 * The share of games that a seat is expected to win from here, 0 … 1, a draw being half a win: what the judgement of the game says of the position for
 * both seats, on a curve. Before the first turn nobody is ahead.
 */
export function forecast<G extends Shape>(game: Manifest<G>, state: G['state'], seat: Seat, book: Rulebook<G>): number {
  const { ruleset, tactics, watch } = game;
  const outcome = ruleset.outcome(state);
  if (outcome) return outcome.winners.length === 1 ? Number(outcome.winners[0] === seat) : 0.5;
  if (watch.turn(state) < 1) return 0.5;
  const worth = (one: Seat): number => tactics.value(seenBy<G>(state), one, tactics.weights, book);
  return chanceWith(game, state, (worth(seat) - worth(1 - seat)) / 2);
}
