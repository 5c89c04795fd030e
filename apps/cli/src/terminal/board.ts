import { type Board, type KnownTerrain, siteAt, terrainIn } from '@sortie/board';
import { fromOffset, type Hex, hexKey, hexLabel } from '@sortie/geometry';
import { sure } from '@sortie/kernel';
import { drawHexMap } from './hex-map.ts';
import type { Ink, Style } from './ink.ts';
import { lookOf } from './terrain.ts';

/** Something drawn over a hex in place of its number: a unit, the cost of a move, the end of a line. */
export interface Mark {
  readonly text: string;
  readonly ink: Ink;
}

export type Marks = ReadonlyMap<number, Mark>;

const faint: Ink = { letters: 240 };

/** A board with marks by `hexKey`. */
export function drawBoardMap(board: Board, style: Style, marks: Marks = new Map()): readonly string[] {
  return drawHexMap(
    {
      width: board.width,
      height: board.height,
      cell: (column, row) => {
        const h: Hex = fromOffset(column + 1, row + 1);
        const { text, ink } = lookOf(sure(siteAt(board, h), 'the site'), column, board.theme, style);
        const mark = marks.get(hexKey(h));
        if (mark) return { top: mark.text, bottom: text, ink, topInk: { ...ink, ...mark.ink } };
        return { top: hexLabel(h).slice(-4), bottom: text, ink, topInk: { ...ink, ...(ink.letters === 236 ? faint : {}) } };
      },
    },
    style,
  );
}

/** What the letters on this map mean. */
export function legend({ sites }: Board, { plain }: Style): string {
  const has = (kind: KnownTerrain, least = 0): boolean => sites.some(site => (terrainIn(site, kind)?.level ?? -1) >= least);
  const entries: readonly (readonly [boolean, string])[] = [
    [has('woods', 1) || has('jungle', 1), plain ? 't light woods' : '♣ light woods'],
    [has('woods', 2) || has('jungle', 2), plain ? 'TT heavy woods' : '♣♣ heavy woods'],
    [has('water'), '~1 water and its depth'],
    [has('building'), '#2 building and its height'],
    [has('road') || has('pavement'), '== road'],
    [sites.some(({ level }) => level !== 0), '+1 level'],
  ];
  return entries.flatMap(([there, text]) => (there ? [text] : [])).join('  ');
}
