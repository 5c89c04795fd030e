import { budgetOf, LEVELS, opponentNamed, thinkOver } from '@sortie/ai';
import type { Shape } from '@sortie/kernel';
import type { Chosen, Progress, Thought } from '@sortie/table';
import type { AnyGame } from '../games.ts';
import { Turns } from './turns.ts';

/** The longest that anybody may think. */
export const LONGEST = Math.max(...LEVELS.map(budgetOf));

/** So long, in milliseconds, a table waits for a move at most, however many others think: then the best found so far has to do. */
export const PATIENCE = 5 * LONGEST;

export const levels: readonly string[] = LEVELS.filter(level => level !== 'random');

/** One of them, alone or with a character: `veteran-sniper`. */
export const isOpponent = (name: string): boolean => levels.includes(opponentNamed(name)?.level ?? '');

/** How a thought hears from outside and is heard. */
export interface Ears {
  readonly told: (progress: Progress) => void;
  readonly hurried: () => boolean;
  /** Nobody wants it any more. */
  readonly stopped: () => boolean;
  /** Can nobody wait any longer? */
  readonly late: () => boolean;
}

const turns = new Turns();

/** Thinks in this thread, a slice at a time: thoughts for other tables have their turn in between. */
export async function thinkHere(
  game: AnyGame,
  thought: Thought<Shape>,
  seed: string,
  { told, hurried, stopped, late }: Ears,
  clock = () => performance.now(),
  shared = turns,
): Promise<Chosen> {
  const me = {};
  let since = clock();
  const pause = async (): Promise<void> => {
    await shared.next(me, clock() - since);
    since = clock();
    if (stopped()) throw new Error('nobody wants this thought any more');
  };
  shared.enter(me);
  try {
    await pause();
    return await thinkOver(game, thought, seed, { clock, pause, hurried, late, told });
  } finally {
    shared.leave(me);
  }
}
