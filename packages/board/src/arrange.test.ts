import { bearing, distance, type Facing, fromOffset, type Hex, hexesOf, neighbour, within } from '@sortie/geometry';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Arranged, joinBoards, turnAbout } from './arrange.ts';
import { type Board, createBoard, levelAt, siteAt, withSites, woodsAt } from './board.ts';
import { followsRoad, roadExits, turnExits } from './exits.ts';
import { DESERT, GRASSLAND } from './maps/quick-start.ts';
import { cutPiece, placePiece } from './pieces.ts';
import { drawBoard } from './sketch.ts';
import type { Site, Terrain } from './terrain.ts';

const boardOf = (arranged: Arranged): Board => {
  if (!arranged.ok) throw new Error(arranged.reason);
  return arranged.board;
};
const road = (exits?: number): Site => ({
  level: 0,
  terrains: [exits === undefined ? { kind: 'road', level: 1 } : { kind: 'road', level: 1, exits }],
});

describe('turning a map about', () => {
  test('twice is nothing', () => {
    expect(boardOf(turnAbout(boardOf(turnAbout(GRASSLAND))))).toEqual(GRASSLAND);
  });
  test('carries each corner to the opposite one and keeps distances and bearings', () => {
    const turned = boardOf(turnAbout(GRASSLAND));
    const about = (h: Hex): Hex => ({ q: 15 - h.q, r: 17 - 8 - h.r });
    expect(about(fromOffset(1, 1))).toEqual(fromOffset(16, 17));
    const all = hexesOf(GRASSLAND);
    for (const h of all) expect(siteAt(turned, about(h))).toEqual(siteAt(GRASSLAND, h));
    expect(distance(about(all[3]!), about(all[200]!))).toBe(distance(all[3]!, all[200]!));
    expect(bearing(about(all[3]!), about(all[200]!))).toBe((bearing(all[3]!, all[200]!)! + 12) % 24);
  });
  test('turns exits', () => {
    const turned = boardOf(turnAbout(createBoard({ width: 2, height: 1, sites: [road(0b000011), road()] })));
    expect(turned.sites).toEqual([road(), road(0b011000)]);
  });
  test('is refused for odd widths', () => {
    expect(turnAbout(createBoard({ width: 3, height: 3 }))).toEqual({
      ok: false,
      reason: 'a map of 3 columns does not fit its own outline when turned about',
    });
  });
});

describe('exits', () => {
  test('turn in a circle', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 63 }), fc.integer({ min: -9, max: 9 }), (exits, sides) => {
        expect(turnExits(turnExits(exits, sides), -sides)).toBe(exits);
        expect(turnExits(exits, 6)).toBe(exits);
      }),
    );
    expect(turnExits(0b000001, 2)).toBe(0b000100);
    expect(turnExits(0b100000, 1)).toBe(0b000001);
  });

  const column = (...sites: readonly Site[]): Board => createBoard({ width: 2, height: 4, sites: sites.flatMap(site => [site, road(0)]) });
  const at = (row: number): Hex => fromOffset(1, row);
  const pavement: Site = { level: 0, terrains: [{ kind: 'pavement', level: 1 }] };

  test('that are given are taken as given, others join their like', () => {
    const board = column(road(0b001000), road(), pavement, road(0));
    expect([1, 2, 3, 4].map(row => roadExits(board, at(row)))).toEqual([0b001000, 0b001111, 0, 0]);
    const apart = createBoard({ ...board, options: { exit_roads_to_pavement: 'false' } });
    expect(roadExits(apart, at(2))).toBe(0b000111);
    expect(roadExits(board, at(9))).toBe(0);
  });
  test('a road is followed where both hexes open to each other', () => {
    const board = column(road(0b001000), road(), pavement, road(0));
    expect(followsRoad(board, at(1), 3)).toBe(true);
    expect(followsRoad(board, at(2), 3)).toBe(true);
    expect(followsRoad(board, at(3), 3)).toBe(false);
    expect(followsRoad(board, at(1), 0)).toBe(false);
  });
});

describe('joining maps', () => {
  test('lays them edge to edge', () => {
    const joined = boardOf(
      joinBoards([
        [DESERT, GRASSLAND],
        [GRASSLAND, DESERT],
      ]),
    );
    expect([joined.width, joined.height]).toEqual([32, 34]);
    expect(joined.name).toBe('Dry Wells + Hay Meadows + Hay Meadows + Dry Wells');
    for (const h of hexesOf(GRASSLAND)) {
      expect(woodsAt(joined, { q: h.q + 16, r: h.r - 8 })).toBe(woodsAt(GRASSLAND, h));
      expect(woodsAt(joined, { q: h.q, r: h.r + 17 })).toBe(woodsAt(GRASSLAND, h));
    }
    expect(siteAt(joined, fromOffset(1, 1))!.theme).toBe('desert');
    expect(siteAt(joined, fromOffset(17, 1))!.theme).toBe('grass');
  });
  test('keeps one theme where all agree', () => {
    const joined = boardOf(joinBoards([[DESERT, DESERT]], 'Wide Wells'));
    expect(joined).toMatchObject({ name: 'Wide Wells', theme: 'desert', width: 32, height: 17, tags: DESERT.tags });
    expect(joined.sites.every(({ theme }) => theme === undefined)).toBe(true);
  });
  test('says which map does not fit', () => {
    const small = createBoard({ width: 3, height: 17 });
    expect(joinBoards([])).toEqual({ ok: false, reason: 'there are no maps to join' });
    expect(joinBoards([[small, DESERT]])).toEqual({
      ok: false,
      reason: 'map 1 of row 1 has an odd number of columns, so no map fits to the east of it',
    });
    expect(joinBoards([[DESERT, small]])).toMatchObject({ ok: true });
    expect(joinBoards([[DESERT], [small]])).toEqual({ ok: false, reason: 'map 1 of row 2 is 3 hexes wide, the one above it 16' });
    expect(joinBoards([[DESERT, createBoard({ width: 16, height: 5 })]])).toEqual({
      ok: false,
      reason: 'map 2 of row 1 is 5 hexes high, its neighbours are 17',
    });
    expect(joinBoards([[DESERT, DESERT], [DESERT]])).toEqual({ ok: false, reason: 'row 2 has 1 maps, the first has 2' });
  });
});

describe('cutting a piece out', () => {
  const map = withSites(drawBoard({ rows: Array.from({ length: 9 }, () => '.........') }), [
    [fromOffset(5, 5), { level: 3, terrains: [{ kind: 'road', level: 1, exits: 0b000001 } satisfies Terrain] }],
    [neighbour(fromOffset(5, 5), 0), { level: 2, terrains: [] }],
  ]);
  test('takes level and terrain along, and turns by 60° with its exits', () => {
    const hill = cutPiece(map, 'hill', 'Hill', within(fromOffset(5, 5), 1));
    expect(hill.parts.length).toBe(7);
    for (const turns of [0, 1, 2, 3, 4, 5] as Facing[]) {
      const placed = placePiece(map, hill, fromOffset(3, 3), turns);
      if (!placed.ok) throw new Error('it fits');
      expect(siteAt(placed.board, fromOffset(3, 3))).toMatchObject({ level: 3, terrains: [{ exits: 1 << turns }] });
      expect(levelAt(placed.board, neighbour(fromOffset(3, 3), turns))).toBe(2);
    }
  });
  test('leaves out what is off the map', () => {
    expect(cutPiece(map, 'x', 'X', within(fromOffset(1, 1), 1)).parts.length).toBe(3);
  });
});
