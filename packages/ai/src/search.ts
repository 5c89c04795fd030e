import { type Candidate, ManualDice, perform, type Shape, type SipKey } from '@sortie/kernel';
import type { Progress, Weighed } from './plan.ts';
import { race } from './race.ts';
import type { Position } from './reply.ts';
import { explore } from './tree.ts';

export interface Limits {
  readonly nodes: number;
  readonly deadline: () => boolean;
}

/**
 * Looks ahead: in many imagined worlds where something is hidden, along a tree of what both sides may do where nothing is. What is settled as
 * soon as it is done, or by the dice, is worth what it looks like: its worth at first sight is what comes of it on average.
 */
export function* search<G extends Shape>(
  position: Position<G>,
  candidates: readonly Candidate<G>[],
  key: SipKey,
  limits: Limits,
): Generator<Progress, readonly Weighed<G>[]> {
  if (position.game.tactics.imagine) return yield* race(position, candidates, key, limits);
  if (candidates.length > 1 && goesOn(position, candidates[0]!)) return yield* explore(position, candidates, key, limits);
  return candidates.map(candidate => ({ candidate, value: candidate.worth }));
}

function goesOn<G extends Shape>({ game: { ruleset, tactics }, view, seat, book }: Position<G>, { command }: Candidate<G>): boolean {
  // Dice without faces: whatever would have to roll ends here.
  const done = perform(ruleset, book, view, seat, command, new ManualDice([]));
  const asked = done.ok ? ruleset.awaiting(done.state)[0] : undefined;
  return done.ok && asked !== undefined && !tactics.settled?.(view, ruleset.view(done.state, asked.seat));
}
