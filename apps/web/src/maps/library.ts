import { type Board, createBoard, DESERT, GRASSLAND } from '@sortie/board';
import { keptMap } from './store.ts';

export interface LibraryMap {
  readonly id: string;
  readonly board: Board;
}

/** The maps that come with the app. */
export const BUILT_IN: readonly LibraryMap[] = [
  { id: 'desert', board: DESERT },
  { id: 'grassland', board: GRASSLAND },
];

/** The measures of a printed map sheet. */
export const SHEET = { width: 16, height: 17 } as const;

export const blankMap = (name: string): Board => createBoard({ name, theme: 'grass', ...SHEET });

/** A map by its id: one that came with the app, or one on this device. */
export async function findMap(id: string): Promise<Board | undefined> {
  return BUILT_IN.find(map => map.id === id)?.board ?? (await keptMap(id))?.board;
}
