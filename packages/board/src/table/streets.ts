import { table as geometry } from '@sortie/geometry';
import { pick } from '../generate/noise.ts';
import { type Draw, make, type Size, twin } from './grow.ts';
import type { Piece, PieceKind } from './piece.ts';

const INCH = geometry.INCH;
const HALF_STREET = INCH;

/** Inches from the middle to the cross streets, where the table is large enough for them. */
const AVENUE = 16;
const CROSS = 8;
/** Middles of the lots between the streets, in quarters of an inch from the middle of the table. */
const ACROSS = [18, 46, 82, 110] as const;
const DOWN = [14, 50] as const;
/** Half a lot, and the room that is left free at the edges. */
const LOT = Math.floor(3.5 * INCH);
const SIDE = 2 * INCH;
const ZONE = 4 * INCH;

type Kind = readonly [kind: PieceKind, level?: number];
/** What may stand on a lot; houses most of all. */
const LOTS: readonly (Kind | undefined)[] = [
  ['building', 1],
  ['building', 2],
  ['building', 2],
  ['building', 2],
  ['building', 3],
  ['pavement'],
  ['woods'],
  ['rubble'],
  undefined,
];

function street(id: string, left: number, top: number, right: number, bottom: number): Piece {
  const points = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  return { id, kind: 'road', outline: { kind: 'polygon', points } };
}

/** Streets from edge to edge that cross each other, and houses, squares and gardens on the lots between them. */
export function streets(seed: number, table: Size): readonly Piece[] {
  const { width, height } = table;
  const [x, y] = [Math.floor(width / 2), Math.floor(height / 2)];
  const down = (id: string, at: number): Piece => street(id, at - HALF_STREET, 0, at + HALF_STREET, height);
  const pieces: Piece[] = [down('main-street', x)];
  if (x >= (AVENUE + 4) * INCH) {
    const avenue = down('avenue', x - AVENUE * INCH);
    pieces.push(avenue, twin(avenue, table));
  }
  if (y >= (CROSS + 6) * INCH) {
    const middle = y - CROSS * INCH;
    const cross = street('cross-street', 0, middle - HALF_STREET, width, middle + HALF_STREET);
    pieces.push(cross, twin(cross, table));
  }
  return [...pieces, ...lots(seed, table)];
}

/** The lots north of the middle, each with its twin south of it. */
function lots(seed: number, table: Size): readonly Piece[] {
  const [x, y] = [Math.floor(table.width / 2), Math.floor(table.height / 2)];
  const inches = (quarters: number): number => Math.floor((quarters * INCH) / 4);
  const fits = (across: number, down: number): boolean => Math.abs(inches(across)) + LOT <= x - SIDE && inches(down) + LOT <= y - ZONE;
  const found: Piece[] = [];
  const columns = [...ACROSS.map(one => -one), ...ACROSS];
  for (const [row, down] of DOWN.entries()) {
    for (const [column, across] of columns.entries()) {
      const n = 900 + row * 16 + column;
      const draw: Draw = (what, bound) => pick(seed, n, what, bound);
      const what = LOTS[draw(1, LOTS.length)];
      if (!what || !fits(across, down)) continue;
      const [kind, level] = what;
      const radius = inches(8 + draw(2, 5));
      const made = make(`${kind}-${n}`, kind, level, { x: x + inches(across), y: y - inches(down) }, radius, draw);
      found.push(made, twin(made, table));
    }
  }
  return found;
}
