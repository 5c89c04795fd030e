import { type Candidate, perform, type Seat, SeededDice, type Shape, type SipKey } from '@sortie/kernel';
import type { Position } from './reply.ts';

/** Which imagined world, and with which dice: the same for every plan that is compared. */
export interface Luck {
  readonly key: SipKey;
  readonly world: number;
}

/** So many commands at most are looked ahead, and so many where a game does not say when it is settled. */
const FARTHEST = 240;
const USUAL = 12;
/** Dice of different worlds are this far apart in the numbering of commands. */
const APART = 1024;

/**
 * Carries out a command and plays on until the game is settled enough to be judged. Yields before each further position that it looks
 * at; what comes back is the value for the seat, or nothing if there was no time.
 */
export function* playOut<G extends Shape>(
  { game, view, seat, book, weights }: Position<G>,
  command: G['command'],
  { key, world }: Luck,
  enough: () => boolean,
): Generator<undefined, number | undefined> {
  const { ruleset, tactics } = game;
  const luck = new SeededDice(key, world * APART + APART - 1);
  const pick = (n: number): number => luck.below(n);
  let state: G['state'] = tactics.imagine?.(view, seat, pick) ?? view;
  let next: { readonly seat: Seat; readonly command: G['command'] } | undefined = { seat, command };
  for (let n = 0; next && n < FARTHEST; n++) {
    const done = perform(ruleset, book, state, next.seat, next.command, new SeededDice(key, world * APART + n));
    // What is refused in this world was wrong about something hidden: it is judged as it stands.
    if (!done.ok) break;
    state = done.state;
    const asked = ruleset.awaiting(state)[0];
    if (!asked) break;
    const seen = ruleset.view(state, asked.seat);
    if (tactics.settled ? tactics.settled(view, seen) : n >= USUAL) break;
    if (enough()) return undefined;
    yield undefined;
    const found = tactics.candidates(seen, asked.seat, book, weights);
    const chosen = world === 0 ? found[0] : wavering(found, pick);
    next = chosen && { seat: asked.seat, command: chosen.command };
  }
  return tactics.value(ruleset.view(state, seat), seat, weights, book);
}

/** Nobody plays quite as expected: often the best, sometimes something that looks nearly as good. */
function wavering<G extends Shape>(found: readonly Candidate<G>[], pick: (n: number) => number): Candidate<G> | undefined {
  const [first, second] = found;
  if (!first || !second || pick(4) > 0) return first;
  const worst = found[found.length - 1]!.worth;
  const near = found.filter(({ worth }) => first.worth - worth <= 0.2 * (first.worth - worst)).slice(0, 4);
  return near[pick(near.length)];
}
