import type { Game, Shape } from '@sortie/kernel';
import { alphaStrike } from '@sortie/rules-alpha-strike';
import { classic } from '@sortie/rules-classic';
import { impact } from '@sortie/rules-impact';
import { quickStart } from '@sortie/rules-quick-start';
import { radar } from '@sortie/rules-radar';

/** Any game: the one place where a game's own vocabulary is forgotten. */
export type AnyGame = Game<Shape>;

/** The games of this house. Whatever is a `Game` value can stand here. */
export const games: readonly AnyGame[] = [
  quickStart as unknown as AnyGame,
  alphaStrike as unknown as AnyGame,
  classic as unknown as AnyGame,
  impact as unknown as AnyGame,
  radar as unknown as AnyGame,
];
