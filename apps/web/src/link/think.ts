import { budgetOf, LEVELS, type Level, thinkAloud, toldPlans } from '@sortie/ai';
import { Rulebook, type Shape } from '@sortie/kernel';
import type { ToThink } from '@sortie/table';
import type { PlanTold } from '@sortie/wire';
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

/** A command like anybody's, and what was weighed for it. */
export interface Chosen {
  readonly command: unknown;
  readonly plans: readonly PlanTold[];
}

/** Somebody who thinks for an opponent's seat. `hurry` asks for the command at once. */
export type Think = (thought: Thought, onProgress: (progress: Progress) => void, hurry: AbortSignal) => Promise<Chosen>;

/** What the opponent's thread is told. */
export type ToMind = { readonly type: 'think'; readonly thought: Thought; readonly steady?: string } | { readonly type: 'hurry' };

export type ThinkReply =
  | { readonly type: 'progress'; readonly progress: Progress }
  | { readonly type: 'chosen'; readonly chosen: Chosen }
  | { readonly type: 'failed'; readonly reason: string };

const TELL_EVERY = 100;

/** Thinks in this thread, with a breath now and then in which it hears that somebody is in a hurry. */
export async function thinkHere(
  { game: id, view, seat, rules, level: name }: Thought,
  seed: string,
  clock: () => number,
  onProgress: (progress: Progress) => void,
  hurried: () => boolean,
): Promise<Chosen> {
  const game = await loadGame(id);
  if (!game) throw new Error(`there is no game ${id}`);
  const level = levelOf(name);
  const budget = budgetOf(level);
  let toldAt = Number.NEGATIVE_INFINITY;
  const choice = await thinkAloud(game, view, seat, Rulebook.compile(game.ruleset, rules), { level, seed }, budget, {
    clock,
    pause: () => new Promise(resolve => setTimeout(resolve, 0)),
    hurried,
    told: progress => {
      const now = clock();
      if (now - toldAt < TELL_EVERY) return;
      toldAt = now;
      onProgress({ progress, budget });
    },
  });
  return { command: choice.command, plans: toldPlans(choice) };
}

const levelOf = (name: string): Level => LEVELS.find(level => level === name) ?? 'regular';
