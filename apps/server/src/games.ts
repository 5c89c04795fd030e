import { loadGames } from '@sortie/games';
import type { Game, Shape } from '@sortie/kernel';

/** Any game: whatever is a `Game` value can be played here. */
export type AnyGame = Game<Shape>;

/** The games of this house. */
export const games: readonly AnyGame[] = await loadGames();
