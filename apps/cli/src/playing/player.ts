import { choose, LEVELS, type Level } from '@sortie/ai';
import type { Game, Rulebook, Seat, SeededDice, Shape, View } from '@sortie/kernel';

/** Somebody who decides for a seat. Sees only the view; whatever chance it needs comes from `luck`, so that games can be repeated. */
export interface Player<G extends Shape> {
  readonly name: string;
  choose(view: View<G>, seat: Seat, book: Rulebook<G>, luck: SeededDice): G['command'];
  /** What it would do, best first, each with its reason. */
  advise(view: View<G>, seat: Seat, book: Rulebook<G>, luck: SeededDice): readonly Advice<G>[];
}

export interface Advice<G extends Shape> {
  readonly command: G['command'];
  readonly why: string;
}

/** The players that can be named on a command line. */
export const playerNames: readonly string[] = LEVELS;

/** Who plays if nobody is named: the best that answers at once. */
export const usualPlayer: Level = 'regular';

export function playerNamed<G extends Shape>(game: Game<G>, name: string): Player<G> | undefined {
  const level = LEVELS.find(one => one === name);
  if (level === undefined) return undefined;
  const think = (view: View<G>, seat: Seat, book: Rulebook<G>, luck: SeededDice) =>
    choose(game, view, seat, book, { level, seed: luck.below(0x1_0000_0000) });
  return {
    name,
    choose: (...position) => think(...position).command,
    advise: (...position) => think(...position).plans,
  };
}
