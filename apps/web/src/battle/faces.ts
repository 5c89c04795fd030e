import type { Shape } from '@sortie/kernel';
import { offeredGame } from '../games-registry.ts';
import type { GameFace } from './face.ts';

/** How a game looks, fetched when it is played; `undefined` for a game that no screen knows. */
export const loadFace = async (game: string): Promise<GameFace<Shape> | undefined> => offeredGame(game)?.face();
