import { type Candidate, nth, perform, type Rulebook, type Seat, SeededDice, type Shape, type View } from '@sortie/kernel';
import { EvenLuck, type Luck } from './luck.ts';
import type { Position } from './reply.ts';

/** So many commands at most are looked ahead, and so many where a game does not say when it is settled. */
const FARTHEST = 240;
const USUAL = 12;
/** What is guessed about a world, and who wavers in it, falls apart from its dice. */
const GUESSES = 1 << 28;

/** What a seat means to do next. */
interface Intent<G extends Shape> {
  readonly seat: Seat;
  readonly onward: readonly G['command'][];
}

/**
 * Carries out a candidate and plays on until the game is settled enough to be judged. Yields before each further position that it
 * looks at; what comes back is the value for the seat, or nothing if there was no time.
 */
export function* playOut<G extends Shape>(
  { game, view, seat, book, weights }: Position<G>,
  { command, onward = [] }: Candidate<G>,
  luck: Luck,
  enough: () => boolean,
): Generator<undefined, number | undefined> {
  const { ruleset, tactics } = game;
  const guesses = new SeededDice(luck.key, GUESSES + luck.world);
  const pick = (n: number): number => guesses.below(n);
  const dice = new EvenLuck(luck);
  let state: G['state'] = tactics.imagine?.(view, seat, pick) ?? view;
  let next: { readonly seat: Seat; readonly command: G['command'] } | undefined = { seat, command };
  let intent: Intent<G> = { seat, onward };
  for (let n = 0; next && n < FARTHEST; n++) {
    const done = perform(ruleset, book, state, next.seat, next.command, dice);
    // What is refused in this world was wrong about something hidden: it is judged as it stands.
    if (!done.ok) break;
    state = done.state;
    const asked = ruleset.awaiting(state)[0];
    if (!asked) break;
    const seen = ruleset.view(state, asked.seat);
    if (tactics.settled ? tactics.settled(view, seen, weights) : n >= USUAL) break;
    // Plans last until chance has had a word.
    if (done.faces.length > 0) intent = { seat, onward: [] };
    const meant = intended(intent, asked.seat, seen, book);
    if (meant !== undefined) {
      intent = { seat: asked.seat, onward: intent.onward.slice(1) };
      next = { seat: asked.seat, command: meant };
      continue;
    }
    if (enough()) return undefined;
    yield undefined;
    const found = tactics.candidates(seen, asked.seat, book, weights);
    const chosen: Candidate<G> | undefined = wavering(found, luck.world === 0 ? steady : pick);
    next = chosen && { seat: asked.seat, command: chosen.command };
    intent = resolved(intent, asked.seat, chosen?.onward);
  }
  if (enough()) return undefined;
  yield undefined;
  return tactics.value(ruleset.view(state, seat), seat, weights, book);
}

/** Whoever has decided anew has a new plan, or none; the plan of the other side stands until it is asked again. */
const resolved = <G extends Shape>(before: Intent<G>, seat: Seat, onward: Intent<G>['onward'] | undefined): Intent<G> =>
  onward || seat === before.seat ? { seat, onward: onward ?? [] } : before;

/** The next command of a plan, if its seat is asked for one and the plan still holds. */
function intended<G extends Shape>({ seat, onward }: Intent<G>, asked: Seat, seen: View<G>, book: Rulebook<G>): G['command'] | undefined {
  const [command] = onward;
  return asked === seat && command !== undefined && book.allows(seen, command, seat) ? command : undefined;
}

/** In the first world everybody does what looks best. */
const steady = (n: number): number => n - 1;

/** Nobody plays quite as expected: often the best, sometimes something that looks nearly as good. */
function wavering<G extends Shape>(found: readonly Candidate<G>[], pick: (n: number) => number): Candidate<G> | undefined {
  const [first, second] = found;
  if (!first || !second || pick(4) > 0) return first;
  const worst = nth(found, found.length - 1).worth;
  const near = found.filter(({ worth }) => first.worth - worth <= 0.2 * (first.worth - worst)).slice(0, 4);
  return near[pick(near.length)];
}
