import type { Board } from '../board.ts';

/** Why a map could not be read, and where. */
export interface MapError {
  readonly file: string;
  /** Line in a `.board` file, counted from 1; 0 when the fault has no line of its own. */
  readonly line: number;
  /** Path in a JSON map ("hexes.0304.level"); empty in a `.board` file. */
  readonly path: string;
  readonly reason: string;
}

/** Something that was kept or set aside without harm, but that this program does not understand. */
export interface MapNote {
  readonly line: number;
  readonly what: string;
}

export type MapReading =
  | { readonly ok: true; readonly board: Board; readonly notes: readonly MapNote[] }
  | {
      readonly ok: false;
      readonly errors: readonly MapError[];
      /** What could be read before the fault, where that is a map at all. */
      readonly salvaged?: Board;
    };

/** "maps/canyon.board:518: the line is cut off" */
export function formatMapError({ file, line, path, reason }: MapError): string {
  const place = [file, line > 0 ? String(line) : '', path].filter(part => part !== '').join(':');
  return place === '' ? reason : `${place}: ${reason}`;
}
