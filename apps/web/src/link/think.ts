import { choose, LEVELS, type Level } from '@sortie/ai';
import { Rulebook, type Shape } from '@sortie/kernel';
import type { ToThink } from '@sortie/table';
import { loadGame } from './games.ts';

/** What an opponent is given to think about. */
export interface Thought extends ToThink<Shape> {
  readonly game: string;
}

export interface Progress {
  /** 0 … 1 of the budget. */
  readonly progress: number;
  /** Milliseconds. */
  readonly budget: number;
  readonly note?: string;
}

/** Somebody who thinks for an opponent's seat; the result is a command like anybody's. */
export type Think = (thought: Thought, onProgress: (progress: Progress) => void) => Promise<unknown>;

export type ThinkReply =
  | { readonly type: 'progress'; readonly progress: Progress }
  | { readonly type: 'chosen'; readonly command: unknown }
  | { readonly type: 'failed'; readonly reason: string };

const BUDGET = 2000;
const TELL_EVERY = 100;

/** Thinks in this thread. The deadline is asked between positions, so that is also when progress is told. */
export async function thinkHere(
  { game: id, view, seat, rules, level }: Thought,
  seed: string,
  clock: () => number,
  onProgress: (progress: Progress) => void,
): Promise<unknown> {
  const game = await loadGame(id);
  if (!game) throw new Error(`there is no game ${id}`);
  const started = clock();
  let toldAt = started;
  onProgress({ progress: 0, budget: BUDGET });
  const deadline = (): boolean => {
    const now = clock();
    if (now - toldAt >= TELL_EVERY) {
      toldAt = now;
      onProgress({ progress: Math.min(1, (now - started) / BUDGET), budget: BUDGET });
    }
    return now - started >= BUDGET;
  };
  const book = Rulebook.compile(game.ruleset, rules);
  return choose(game, view, seat, book, { level: levelOf(level), seed, deadline }).command;
}

const levelOf = (name: string): Level => LEVELS.find(level => level === name) ?? 'regular';
