import { choose, LEVELS, type Level } from '@sortie/ai';
import { Rulebook, type Shape } from '@sortie/kernel';
import type { ToThink } from '@sortie/table';
import type { AnyGame } from '../games.ts';

/** What an opponent is given to think about. */
export interface Thought extends ToThink<Shape> {
  readonly game: string;
}

export interface Progress {
  /** 0 … 1 of the budget. */
  readonly progress: number;
  /** Milliseconds. */
  readonly budget: number;
}

/** Somebody who thinks for an opponent's seat; the result is a command like anybody's. */
export type Think = (thought: Thought, onProgress: (progress: Progress) => void, signal: AbortSignal) => Promise<unknown>;

/** How long a thought may take. */
export const BUDGET = 2000;
const TELL_EVERY = 100;

export const levels: readonly string[] = LEVELS.filter(level => level !== 'random');

/** Thinks in this thread. The deadline is asked between positions, so that is also when progress is told. */
export function thinkHere(game: AnyGame, thought: Thought, seed: string, onProgress: (progress: Progress) => void): unknown {
  const { view, seat, rules, level } = thought;
  const started = Date.now();
  let toldAt = started;
  const deadline = (): boolean => {
    const now = Date.now();
    if (now - toldAt >= TELL_EVERY) {
      toldAt = now;
      onProgress({ progress: Math.min(1, (now - started) / BUDGET), budget: BUDGET });
    }
    return now - started >= BUDGET;
  };
  onProgress({ progress: 0, budget: BUDGET });
  const book = Rulebook.compile(game.ruleset, rules);
  return choose(game, view, seat, book, { level: levelOf(level), seed, deadline }).command;
}

const levelOf = (name: string): Level => LEVELS.find(level => level === name) ?? 'regular';
