import type { Game, Rulebook, Seat, Shape, View } from '@sortie/kernel';
import { ponder } from './choose.ts';
import type { Level, Thinking } from './level.ts';
import type { Choice } from './plan.ts';

/** How a thread lets somebody think in it: the clock and the breath that thoughts in here do not have. */
export interface Room {
  /** Milliseconds. */
  readonly clock: () => number;
  /** Lets whatever else waits in this thread have its turn: other thoughts, and the message that somebody is in a hurry. */
  readonly pause: () => Promise<void>;
  /** Has somebody asked for the move at once? */
  readonly hurried: () => boolean;
  /** 0 … 1 of the time. */
  readonly told: (progress: number) => void;
}

/** How long each level may think over one decision unless told otherwise, in milliseconds. */
const BUDGETS: { readonly [L in Level]: number } = { random: 100, recruit: 200, regular: 300, veteran: 600, ace: 2000 };
export const budgetOf = (level: Level): number => BUDGETS[level];

/** So long a thought goes on before it takes a breath. */
const SLICE = 12;

/**
 * Thinks within a budget of milliseconds and in small slices, so that several thoughts can share a thread and none of them holds up another.
 * Whoever is hurried moves with what it has found so far.
 */
export async function thinkAloud<G extends Shape>(
  game: Game<G>,
  view: View<G>,
  seat: Seat,
  book: Rulebook<G>,
  thinking: Omit<Thinking, 'deadline'>,
  budget: number,
  { clock, pause, hurried, told }: Room,
): Promise<Choice<G>> {
  const started = clock();
  let breath = started + SLICE;
  told(0);
  const deadline = (): boolean => hurried() || clock() - started >= budget;
  const thought = ponder(game, view, seat, book, { ...thinking, deadline });
  for (;;) {
    const step = thought.next();
    if (step.done) return step.value;
    const now = clock();
    if (now < breath) continue;
    told(Math.min(1, (now - started) / budget));
    await pause();
    breath = clock() + SLICE;
  }
}
