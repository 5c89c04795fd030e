import { type Game, ManualDice, perform, type Rulebook, type Seat, type Shape, type View } from '@sortie/kernel';
import type { Plan } from './choose.ts';

/** How much the other side's best answer counts against a plan. */
const WEIGHT = 0.7;

/**
 * The best plans again, each weighed against the best answer to it: the same question, asked of another seat. Where dice fall or
 * somebody is asked for something else, a plan keeps its first value. One node is one answer looked at.
 */
export function replies<G extends Shape>(
  game: Game<G>,
  view: View<G>,
  seat: Seat,
  book: Rulebook<G>,
  plans: readonly Plan<G>[],
  nodes: number,
  deadline: () => boolean,
): readonly Plan<G>[] {
  if (plans.length < 2) return plans;
  const question = game.ruleset.awaiting(view).find(asked => asked.seat === seat)?.question;
  const weighed: Plan<G>[] = [];
  for (const plan of plans.slice(0, nodes)) {
    if (deadline()) break;
    const answer = bestAnswer(game, view, seat, book, plan, question);
    // What cannot be answered now was settled by this plan; the others need no second look either.
    if (answer === undefined) return plans;
    weighed.push({ ...plan, value: plan.value - WEIGHT * answer });
  }
  return weighed.length > 0 ? weighed.sort((a, b) => b.value - a.value) : plans;
}

function bestAnswer<G extends Shape>(
  { ruleset, tactics }: Game<G>,
  view: View<G>,
  seat: Seat,
  book: Rulebook<G>,
  { command }: Plan<G>,
  question: string | undefined,
): number | undefined {
  // Dice without faces: whatever would have to roll is not looked into.
  const done = perform(ruleset, book, view, seat, command, new ManualDice([]));
  if (!done.ok) return undefined;
  const asked = ruleset.awaiting(done.state)[0];
  if (!asked || asked.seat === seat || asked.question !== question) return undefined;
  return tactics.candidates(ruleset.view(done.state, asked.seat), asked.seat, book)[0]?.worth;
}
