import {
  type Candidate,
  type Game,
  ManualDice,
  perform,
  type Rulebook,
  type Seat,
  type Shape,
  type View,
  type Weights,
} from '@sortie/kernel';
import type { Weighed } from './plan.ts';

/** How much the other side's best answer counts against a plan. */
const WEIGHT = 0.7;

/** A question put to an opponent: everything it may go by. */
export interface Position<G extends Shape> {
  readonly game: Game<G>;
  readonly view: View<G>;
  readonly seat: Seat;
  readonly book: Rulebook<G>;
  readonly weights: Weights;
}

/**
 * The best plans again, each weighed against the best answer to it: the same question, asked of another seat. Where dice fall or
 * somebody is asked for something else, a plan keeps its first value. One node is one answer looked at.
 */
export function replies<G extends Shape>(
  position: Position<G>,
  candidates: readonly Candidate<G>[],
  nodes: number,
  deadline: () => boolean,
): readonly Weighed<G>[] {
  const plain = candidates.map(candidate => ({ candidate, value: candidate.worth }));
  if (plain.length < 2) return plain;
  const { game, view, seat } = position;
  const question = game.ruleset.awaiting(view).find(asked => asked.seat === seat)?.question;
  const weighed: Weighed<G>[] = [];
  for (const { candidate, value } of plain.slice(0, nodes)) {
    if (deadline()) break;
    const answer = bestAnswer(position, candidate, question);
    // What cannot be answered now was settled by this plan; the others need no second look either.
    if (answer === undefined) return plain;
    weighed.push({ candidate, value: value - WEIGHT * answer });
  }
  return weighed.length > 0 ? weighed.sort((a, b) => b.value - a.value) : plain;
}

function bestAnswer<G extends Shape>(
  { game: { ruleset, tactics }, view, seat, book, weights }: Position<G>,
  { command }: Candidate<G>,
  question: string | undefined,
): number | undefined {
  // Dice without faces: whatever would have to roll is not looked into.
  const done = perform(ruleset, book, view, seat, command, new ManualDice([]));
  if (!done.ok) return undefined;
  const asked = ruleset.awaiting(done.state)[0];
  if (!asked || asked.seat === seat || asked.question !== question) return undefined;
  return tactics.candidates(ruleset.view(done.state, asked.seat), asked.seat, book, weights, 1)[0]?.worth;
}
