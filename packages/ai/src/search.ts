import { type Candidate, ManualDice, nth, perform, type Shape, type SipKey } from '@sortie/kernel';
import type { Progress, Weighed } from './plan.ts';
import { race } from './race.ts';
import type { Position } from './reply.ts';
import { explore } from './tree.ts';

export interface Limits {
  readonly nodes: number;
  readonly deadline: () => boolean;
  /** Judges what is settled as soon as it is done by what comes of it as well: the last move of a turn is no matter of first sight. */
  readonly thorough: boolean;
}

/**
 * Looks ahead: in many imagined worlds where something is hidden, along a tree of what both sides may do where nothing is. What the dice settle
 * is worth what it looks like: its worth at first sight is what comes of it on average. So is, unless somebody is thorough, what is settled as
 * soon as it is done.
 */
export function* search<G extends Shape>(
  position: Position<G>,
  candidates: readonly Candidate<G>[],
  key: SipKey,
  limits: Limits,
): Generator<Progress, readonly Weighed<G>[]> {
  if (position.game.tactics.imagine) return yield* race(position, candidates, key, limits);
  if (candidates.length > 1 && isOpen(position, nth(candidates, 0), limits.thorough))
    return yield* explore(position, candidates, key, limits);
  return candidates.map(candidate => ({ candidate, value: candidate.worth }));
}

function isOpen<G extends Shape>(
  { game: { ruleset, tactics }, view, seat, book }: Position<G>,
  { command }: Candidate<G>,
  thorough: boolean,
): boolean {
  // Dice without faces: whatever would have to roll ends here.
  const done = perform(ruleset, book, view, seat, command, new ManualDice([]));
  const asked = done.ok ? ruleset.awaiting(done.state)[0] : undefined;
  if (!done.ok || !asked) return false;
  return !tactics.settled?.(view, thorough ? view : ruleset.view(done.state, asked.seat));
}
