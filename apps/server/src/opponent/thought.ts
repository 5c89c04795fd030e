import { setImmediate } from 'node:timers/promises';
import { budgetOf, LEVELS, type Level, thinkAloud, toldPlans } from '@sortie/ai';
import { Rulebook, type Shape } from '@sortie/kernel';
import type { ToThink } from '@sortie/table';
import type { PlanTold } from '@sortie/wire';
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

/** A command like anybody's, and what was weighed for it. */
export interface Chosen {
  readonly command: unknown;
  readonly plans: readonly PlanTold[];
}

/**
 * Somebody who thinks for an opponent's seat. `stop` drops the thought; `hurry` asks for the move at
 * once, with what has been found so far.
 */
export type Think = (thought: Thought, onProgress: (progress: Progress) => void, stop: AbortSignal, hurry: AbortSignal) => Promise<Chosen>;

/** The longest that anybody may think. */
export const LONGEST = Math.max(...LEVELS.map(budgetOf));
const TELL_EVERY = 100;

export const levels: readonly string[] = LEVELS.filter(level => level !== 'random');

/** Thinks in this thread, a slice at a time: thoughts for other tables have their turn in between. */
export async function thinkHere(
  game: AnyGame,
  { view, seat, rules, level: name }: Thought,
  seed: string,
  onProgress: (progress: Progress) => void,
  hurried: () => boolean,
): Promise<Chosen> {
  const level = levelOf(name);
  const budget = budgetOf(level);
  let toldAt = Number.NEGATIVE_INFINITY;
  const choice = await thinkAloud(game, view, seat, Rulebook.compile(game.ruleset, rules), { level, seed }, budget, {
    clock: () => performance.now(),
    pause: () => setImmediate(),
    hurried,
    told: progress => {
      const now = performance.now();
      if (now - toldAt < TELL_EVERY) return;
      toldAt = now;
      onProgress({ progress, budget });
    },
  });
  return { command: choice.command, plans: toldPlans(choice) };
}

const levelOf = (name: string): Level => LEVELS.find(level => level === name) ?? 'regular';
