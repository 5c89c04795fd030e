import { CHARACTERS, choose, LEVELS, type Level, opponentNamed, personalityOf } from '@sortie/ai';
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
export const playersTold = `${LEVELS.join(', ')}; with a character ${CHARACTERS.map(character => `regular-${character}`).join(', ')}`;
export const isPlayer = (name: string): boolean => opponentNamed(name) !== undefined;

/** Who plays if nobody is named: the best that answers at once. */
export const usualPlayer: Level = 'regular';

export function playerNamed<G extends Shape>(game: Game<G>, name: string): Player<G> | undefined {
  const opponent = opponentNamed(name);
  if (opponent === undefined) return undefined;
  const think = (view: View<G>, seat: Seat, book: Rulebook<G>, luck: SeededDice) =>
    choose(game, view, seat, book, { level: opponent.level, seed: luck.below(0x1_0000_0000), ...personalityOf(opponent) });
  return {
    name,
    choose: (...position) => think(...position).command,
    advise: (...position) => think(...position).plans,
  };
}
