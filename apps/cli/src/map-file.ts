import { readFileSync } from 'node:fs';
import { type Board, DESERT, formatMapError, GRASSLAND, type MapNote, readMegaMekBoard } from '@sortie/board';
import { reasonOf } from './say.ts';

export type LoadedMap =
  | { readonly ok: true; readonly board: Board; readonly notes: readonly MapNote[] }
  | { readonly ok: false; readonly what: string; readonly advice: string };

/** Maps that come with the program. */
export const builtIn: Readonly<Record<string, Board>> = { desert: DESERT, grassland: GRASSLAND };

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
  const reading = readMegaMekBoard(text, name);
  if (reading.ok) return reading;
  return {
    ok: false,
    what: reading.errors.map(formatMapError).join('\n'),
    advice: 'Nothing was taken from the file. Repair the place named and try again.',
  };
}
