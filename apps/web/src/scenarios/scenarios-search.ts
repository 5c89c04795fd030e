import { type GameId, isGameId } from '@sortie/games';

/** Whose scenarios are shown. */
export interface ScenariosSearch {
  readonly game?: GameId;
}

export function readScenariosSearch({ game }: Readonly<Record<string, unknown>>): ScenariosSearch {
  return typeof game === 'string' && isGameId(game) ? { game } : {};
}
