import { thinkOver } from '@sortie/ai';
import { loadGame } from '@sortie/games';
import type { Shape } from '@sortie/kernel';
import type { Chosen, Progress, Thought } from '@sortie/table';

/** What the opponent's thread is told. */
export type ToMind = { readonly type: 'think'; readonly thought: Thought<Shape>; readonly steady?: string } | { readonly type: 'hurry' };

export type ThinkReply =
  | { readonly type: 'progress'; readonly progress: Progress }
  | { readonly type: 'chosen'; readonly chosen: Chosen }
  | { readonly type: 'failed'; readonly reason: string };

/** Thinks in this thread, with a breath now and then in which it hears that somebody is in a hurry. */
export async function thinkHere(
  thought: Thought<Shape>,
  seed: string,
  clock: () => number,
  told: (progress: Progress) => void,
  hurried: () => boolean,
): Promise<Chosen> {
  const game = await loadGame(thought.game);
  if (!game) throw new Error(`there is no game ${thought.game}`);
  return thinkOver(game, thought, seed, { clock, pause: () => new Promise(resolve => setTimeout(resolve, 0)), hurried, told });
}
