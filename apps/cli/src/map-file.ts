import { readFileSync, writeFileSync } from 'node:fs';
import {
  type Board,
  DESERT,
  formatMapError,
  GRASSLAND,
  type MapNote,
  readBoard,
  readMegaMekBoard,
  writeBoard,
  writeMegaMekBoard,
} from '@sortie/board';
import { reasonOf } from './say.ts';

export type LoadedMap =
  | { readonly ok: true; readonly board: Board; readonly notes: readonly MapNote[] }
  | { readonly ok: false; readonly what: string; readonly advice: string };

/** Maps that come with the program. */
const builtIn: Readonly<Record<string, Board>> = { desert: DESERT, grassland: GRASSLAND };

/** A map by the name of a built-in one or by its file. */
export function loadMap(name: string): LoadedMap {
  const own = Object.hasOwn(builtIn, name) ? builtIn[name] : undefined;
  if (own) return { ok: true, board: own, notes: [] };
  let text: string;
  try {
    text = readFileSync(name, 'utf8');
  } catch (error) {
    return {
      ok: false,
      what: `cannot read ${name}: ${reasonOf(error)}`,
      advice: `Name a map file, or one of: ${Object.keys(builtIn).join(', ')}.`,
    };
  }
  // Maps of our own are JSON; whatever does not begin like JSON is taken for the other kind.
  const reading = /^\s*\{/.test(text) ? readBoard(text, name) : readMegaMekBoard(text, name);
  if (reading.ok) return reading;
  return {
    ok: false,
    what: reading.errors.map(formatMapError).join('\n'),
    advice: 'Nothing was taken from the file. Repair the place named and try again.',
  };
}

/** A map as text, in the format that the name of its file asks for: `.board` for other programs, `.json` for our own. */
export const mapText = (board: Board, file: string): string => (file.endsWith('.board') ? writeMegaMekBoard(board) : writeBoard(board));

/** Write a map; the reason why not, if not. */
export function saveMap(board: Board, file: string): string | undefined {
  try {
    writeFileSync(file, mapText(board, file));
    return undefined;
  } catch (error) {
    return `cannot write ${file}: ${reasonOf(error)}`;
  }
}
