import { cellOf, type Facing, type Hex, hexesOf, neighbour, neighbours, opposite } from '@sortie/geometry';
import { describe, expect, test } from 'vitest';
import { type Board, depthAt, levelAt, siteAt, terrainAt, woodsAt } from '../board.ts';
import { hasExit, roadExits } from '../exits.ts';
import { readBoard } from '../files/json-read.ts';
import { writeBoard } from '../files/json-write.ts';
import { sketchOf } from '../sketch.ts';
import { generateBoard, LANDSCAPES, type Landscape } from './generate.ts';
import { scatter, swell } from './noise.ts';

const seeds = Array.from({ length: 25 }, (_, i) => i * 7 + 1);
const every = (landscape: Landscape): readonly Board[] => seeds.map(seed => generateBoard({ landscape, seed }));

/** A number that changes when any hex of a board does. */
function fingerprint(board: Board): number {
  let sum = 17;
  for (const letter of writeBoard(board)) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0;
  return sum >>> 0;
}

const onEdge = (board: Board, h: Hex): boolean => neighbours(h).some(next => siteAt(board, next) === undefined);

/** The hexes that `same` holds for and that hang together with a first one. */
function region(board: Board, first: Hex, same: (h: Hex) => boolean): readonly Hex[] {
  const found = [first];
  const seen = new Set([cellOf(board.grid, first)]);
  for (const h of found) {
    for (const next of neighbours(h)) {
      const cell = cellOf(board.grid, next);
      if (cell < 0 || seen.has(cell) || !same(next)) continue;
      seen.add(cell);
      found.push(next);
    }
  }
  return found;
}

describe('a map made to order', () => {
  test.each(LANDSCAPES)('is the same for the same seed and another for another: %s', landscape => {
    expect(generateBoard({ landscape, seed: 5 })).toEqual(generateBoard({ landscape, seed: 5 }));
    expect(new Set(every(landscape).map(fingerprint)).size).toBe(seeds.length);
  });

  test('is the same map in every release: these fingerprints are part of saved games', () => {
    expect(
      Object.fromEntries(LANDSCAPES.map(landscape => [landscape, fingerprint(generateBoard({ landscape, seed: 1 }))])),
    ).toMatchInlineSnapshot(`
      {
        "desert": 3320412030,
        "grassland": 838250861,
        "hills": 3787885598,
        "river": 1537229521,
        "town": 713644303,
        "woods": 3108035427,
      }
    `);
  });

  test.each(LANDSCAPES)('passes through the file format: %s', landscape => {
    const board = generateBoard({ landscape, seed: 3, width: 31, height: 24 });
    expect(readBoard(writeBoard(board))).toEqual({ ok: true, board, notes: [] });
    expect([board.width, board.height, board.sites.length]).toEqual([31, 24, 744]);
  });

  test.each(LANDSCAPES)('can be plain: %s', landscape => {
    const board = generateBoard({ landscape, seed: 9, plain: true });
    expect(board.sites.every(({ level, terrains }) => level === 0 && terrains.every(one => one.kind === 'woods' && one.level <= 2))).toBe(
      true,
    );
    expect(hexesOf(board).filter(h => woodsAt(board, h) > 0).length).toBeGreaterThan(15);
  });

  test('refuses impossible sizes', () => {
    expect(() => generateBoard({ landscape: 'hills', seed: 1, width: 3 })).toThrow('3 by 17');
  });
});

describe('roads', () => {
  test.each(LANDSCAPES)('never break off: %s', landscape => {
    for (const board of every(landscape)) {
      for (const h of hexesOf(board)) {
        const exits = roadExits(board, h);
        for (let side = 0; side < 6; side++) {
          if (!hasExit(exits, side as Facing)) continue;
          const next = neighbour(h, side as Facing);
          if (siteAt(board, next)) {
            expect(hasExit(roadExits(board, next), opposite(side as Facing)), `${board.name}\n${sketchOf(board)}`).toBe(true);
            const [here, there] = [deck(board, h), deck(board, next)];
            expect(Math.abs(here - there), `${board.name} climbs\n${sketchOf(board)}`).toBeLessThanOrEqual(1);
          }
        }
      }
    }
  });

  const deck = (board: Board, h: Hex): number => levelAt(board, h) + (terrainAt(board, h, 'bridge')?.height ?? 0);

  test.each(['river', 'town'] as const)('lead from edge to edge: %s', landscape => {
    for (const board of every(landscape)) {
      const roads = hexesOf(board).filter(h => roadExits(board, h) > 0);
      const joined = region(board, roads[0]!, h => roadExits(board, h) > 0);
      expect(joined.length).toBe(roads.length);
      const leaving = roads.filter(h =>
        [0, 1, 2, 3, 4, 5].some(side => hasExit(roadExits(board, h), side as Facing) && !siteAt(board, neighbour(h, side as Facing))),
      );
      expect(leaving.length).toBe(landscape === 'town' ? 4 : 2);
    }
  });

  test('cross rivers on bridges', () => {
    for (const board of every('river')) {
      const bridges = hexesOf(board).filter(h => terrainAt(board, h, 'bridge'));
      expect(bridges.length, sketchOf(board)).toBeGreaterThan(0);
      for (const h of bridges) expect(depthAt(board, h)).toBeGreaterThan(0);
      for (const h of hexesOf(board)) if (terrainAt(board, h, 'road')) expect(depthAt(board, h)).toBe(0);
    }
  });
});

describe('landscapes', () => {
  test('a river runs from edge to edge in one piece', () => {
    for (const board of every('river')) {
      const wet = hexesOf(board).filter(h => depthAt(board, h) > 0);
      const joined = region(board, wet[0]!, h => depthAt(board, h) > 0);
      expect(joined.length).toBe(wet.length);
      expect(wet.filter(h => onEdge(board, h)).length).toBeGreaterThanOrEqual(2);
      expect(wet.length).toBeGreaterThanOrEqual(15);
    }
  });

  test('each has what it is named for', () => {
    const part = (board: Board, holds: (h: Hex) => boolean): number => (100 * hexesOf(board).filter(holds).length) / board.sites.length;
    for (const board of every('woods')) expect(part(board, h => woodsAt(board, h) > 0)).toBeGreaterThan(38);
    for (const board of every('desert')) expect(part(board, h => woodsAt(board, h) > 0)).toBeLessThan(4);
    for (const board of every('hills')) expect(part(board, h => levelAt(board, h) > 0)).toBeGreaterThan(50);
    for (const board of every('grassland')) expect(part(board, h => levelAt(board, h) === 0)).toBeGreaterThan(80);
    for (const board of every('town'))
      expect(hexesOf(board).filter(h => terrainAt(board, h, 'building')).length, sketchOf(board)).toBeGreaterThan(20);
  });

  test('buildings open to each other on both sides and are equally high', () => {
    for (const board of every('town')) {
      for (const h of hexesOf(board)) {
        const here = terrainAt(board, h, 'building');
        for (let side = 0; here && side < 6; side++) {
          if (!hasExit(here.exits!, side as Facing)) continue;
          const there = terrainAt(board, neighbour(h, side as Facing), 'building');
          expect(there).toMatchObject({ level: here.level, height: here.height });
          expect(hasExit(there!.exits!, opposite(side as Facing))).toBe(true);
        }
      }
    }
  });
});

describe('noise', () => {
  test('is spread evenly', () => {
    const counts = new Array<number>(16).fill(0);
    for (let x = 0; x < 64; x++) for (let y = 0; y < 64; y++) counts[scatter(7, x, y) >>> 28]!++;
    for (const count of counts) expect(Math.abs(count - 256)).toBeLessThan(80);
  });
  test('swells without steps', () => {
    for (let x = 0; x < 400; x++) {
      const step = Math.abs(swell(3, x, 90, 200) - swell(3, x + 1, 90, 200));
      expect(step).toBeLessThan(1000);
    }
  });
});
