import { cellOf, distance, FACINGS, type Hex, hexesOf, neighbour, rowOf } from '@sortie/geometry';
import { describe, expect, test } from 'vitest';
import { type Board, siteAt, woodsAt } from '../board.ts';
import { pieceHexes, placePiece } from '../pieces.ts';
import { WOODS_PIECES } from './pieces.ts';
import { DESERT, GRASSLAND } from './quick-start.ts';

const woodsIn = (board: Board, rows: (row: number) => boolean): readonly [light: number, heavy: number] => {
  const woods = hexesOf(board)
    .filter(h => rows(rowOf(h)))
    .map(h => woodsAt(board, h));
  return [woods.filter(one => one === 1).length, woods.filter(one => one === 2).length];
};

/** The cheapest walk from an edge row to a row, by 1 MP a hex and 1 or 2 more in woods: what a side pays to reach the middle. */
function cheapestFrom(board: Board, edge: number, goal: number): readonly number[] {
  const best = new Map<number, number>();
  const queue = hexesOf(board).filter(h => rowOf(h) === edge);
  for (const h of queue) best.set(cellOf(board.grid, h), 0);
  for (let i = 0; i < queue.length; i++) {
    const from = queue[i]!;
    for (const facing of FACINGS) {
      const to = neighbour(from, facing);
      if (!siteAt(board, to)) continue;
      const cost = best.get(cellOf(board.grid, from))! + 1 + woodsAt(board, to);
      if (cost < (best.get(cellOf(board.grid, to)) ?? Infinity)) {
        best.set(cellOf(board.grid, to), cost);
        queue.push(to);
      }
    }
  }
  return hexesOf(board)
    .filter(h => rowOf(h) === goal)
    .map(h => best.get(cellOf(board.grid, h))!);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

describe.each([DESERT, GRASSLAND])('$name', board => {
  test('is a sheet of 16 columns and 17 rows of clear ground and woods, all at one level', () => {
    expect([board.width, board.height]).toEqual([16, 17]);
    for (const site of board.sites) {
      expect(site.level).toBe(0);
      expect(site.terrains.every(({ kind, level }) => kind === 'woods' && level <= 2)).toBe(true);
    }
  });

  test('leaves both short edges free to deploy on', () => {
    expect(woodsIn(board, row => row === 1 || row === 17)).toEqual([0, 0]);
  });

  test('gives north and south the same woods', () => {
    expect(woodsIn(board, row => row < 9)).toEqual(woodsIn(board, row => row > 9));
  });

  test('costs both sides about the same to reach the middle', () => {
    const [fromNorth, fromSouth] = [sum(cheapestFrom(board, 1, 9)), sum(cheapestFrom(board, 17, 9))];
    expect(Math.abs(fromNorth - fromSouth)).toBeLessThanOrEqual(8);
  });
});

test('the meadows are wooded, the desert is bare', () => {
  const total = (board: Board) => sum(woodsIn(board, () => true));
  expect(total(DESERT)).toBeLessThan(30);
  expect(total(GRASSLAND)).toBeGreaterThan(45);
});

describe('terrain pieces', () => {
  test('are eight stands of one to seven woods hexes, each in one piece', () => {
    expect(WOODS_PIECES.length).toBe(8);
    expect(new Set(WOODS_PIECES.map(({ id }) => id)).size).toBe(8);
    for (const piece of WOODS_PIECES) {
      const hexes = pieceHexes(piece, { q: 0, r: 0 });
      expect(hexes[0]).toEqual({ q: 0, r: 0 });
      expect(hexes.length).toBeLessThanOrEqual(7);
      const joined: Hex[] = [hexes[0]!];
      for (const one of joined) joined.push(...hexes.filter(h => distance(h, one) === 1 && !joined.includes(h)));
      expect(joined.length).toBe(hexes.length);
    }
  });

  test('turn about the hex they are held by', () => {
    const windbreak = WOODS_PIECES.find(({ id }) => id === 'windbreak')!;
    expect(pieceHexes(windbreak, { q: 5, r: 5 }, 1)).toEqual([
      { q: 5, r: 5 },
      { q: 6, r: 4 },
      { q: 4, r: 6 },
    ]);
  });

  test('replace the terrain under them and leave the old board alone', () => {
    const forest = WOODS_PIECES.find(({ id }) => id === 'forest')!;
    const at = { q: 6, r: 1 };
    const placed = placePiece(DESERT, forest, at, 2);
    if (!placed.ok) throw new Error('the forest fits');
    expect(woodsAt(placed.board, at)).toBe(2);
    for (const facing of FACINGS) expect(woodsAt(placed.board, neighbour(at, facing))).toBe(1);
    expect(woodsAt(DESERT, at)).toBe(0);
  });

  test('do not hang over the edge', () => {
    const copse = WOODS_PIECES.find(({ id }) => id === 'twin-copse')!;
    expect(placePiece(DESERT, copse, { q: 15, r: 0 })).toEqual({ ok: false, offBoard: [{ q: 16, r: 0 }] });
  });
});
