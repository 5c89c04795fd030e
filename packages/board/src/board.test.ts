import { cellOf, fromOffset, hexesOf } from '@sortie/geometry';
import { describe, expect, test } from 'vitest';
import { createBoard, depthAt, levelAt, mapSites, siteAt, siteIndex, terrainAt, withSites, woodsAt } from './board.ts';
import { buildingNumbers } from './buildings.ts';
import { describeHex, describeSite, describeTerrain } from './describe.ts';
import { NOTHING } from './packed.ts';
import { drawBoard, letterOf, sketchOf } from './sketch.ts';
import { constructionFactor, foliageHeight, type KnownTerrain, type Site, TERRAIN_KINDS, type Terrain } from './terrain.ts';

const at = fromOffset;
const off = at(9, 9);

describe('a board', () => {
  const board = drawBoard({ name: 'Sample', rows: ['.lh', '1~=', 'u-r'] });

  test('answers for its hexes, and with nothing beyond them', () => {
    expect([woodsAt(board, at(1, 1)), woodsAt(board, at(2, 1)), woodsAt(board, at(3, 1)), woodsAt(board, at(1, 3))]).toEqual([0, 1, 2, 3]);
    expect([levelAt(board, at(1, 2)), levelAt(board, at(2, 3)), depthAt(board, at(2, 2)), depthAt(board, at(3, 2))]).toEqual([1, -1, 1, 2]);
    expect(terrainAt(board, at(3, 3), 'rough')).toEqual({ kind: 'rough', level: 1 });
    expect([siteAt(board, off), terrainAt(board, off, 'woods')]).toEqual([undefined, undefined]);
    expect([woodsAt(board, off), levelAt(board, off), depthAt(board, off), siteIndex(board, off)]).toEqual([0, 0, 0, -1]);
  });

  test('holds the same facts as flat arrays', () => {
    const { packed, grid } = board;
    const cell = (column: number, row: number): number => cellOf(grid, at(column, row));
    expect(packed.woodsTop[cell(2, 1)]).toBe(2);
    expect(packed.woodsTop[cell(1, 3)]).toBe(3);
    expect(packed.woodsTop[cell(1, 1)]).toBe(NOTHING);
    expect(packed.hardTop[cell(1, 2)]).toBe(1);
    expect(packed.water[cell(2, 2)]).toBe(1);
    for (let one = 0; one < grid.size; one++) if (grid.inside[one] === 0) expect(packed.hardTop[one]).toBe(NOTHING);
  });

  test('is altered by making another', () => {
    const burnt = withSites(board, [[at(2, 1), { level: 0, terrains: [{ kind: 'rough', level: 1 }] }]]);
    expect([woodsAt(burnt, at(2, 1)), woodsAt(board, at(2, 1))]).toEqual([0, 1]);
    expect(burnt.grid).toBe(board.grid);
    expect(() => withSites(board, [[off, { level: 0, terrains: [] }]])).toThrow('not on Sample');
    const raised = mapSites(board, (site, h) => ({ ...site, level: site.level + h.q }));
    expect(hexesOf(board).map(h => levelAt(raised, h) - levelAt(board, h))).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2]);
  });

  test('has a size', () => {
    expect(() => createBoard({ width: 0, height: 4 })).toThrow('0 by 4');
    expect(createBoard({ width: 2, height: 1 }).sites).toEqual([
      { level: 0, terrains: [] },
      { level: 0, terrains: [] },
    ]);
  });
});

describe('terrain', () => {
  test('woods and buildings have usual heights and strengths', () => {
    expect(foliageHeight({ kind: 'woods', level: 2 })).toBe(2);
    expect(foliageHeight({ kind: 'woods', level: 3 })).toBe(3);
    expect(foliageHeight({ kind: 'woods', level: 2, height: 1 })).toBe(1);
    expect([1, 2, 3, 4].map(level => constructionFactor({ kind: 'building', level }))).toEqual([15, 40, 90, 120]);
    expect(constructionFactor({ kind: 'building', level: 3, cf: 55 })).toBe(55);
  });
});

describe('buildings', () => {
  const house = (exits?: number, level = 2): Site => ({
    level: 0,
    terrains: [exits === undefined ? { kind: 'building', level } : { kind: 'building', level, exits }],
  });
  const numbers = (...sites: readonly Site[]): readonly number[] => {
    const board = createBoard({ width: 1, height: sites.length, sites });
    return Array.from(board.grid.cells, cell => buildingNumbers(board)[cell]!);
  };
  test('are one where both hexes open to each other', () => {
    expect(numbers(house(), house(), { level: 0, terrains: [] }, house())).toEqual([1, 1, 0, 2]);
    expect(numbers(house(0b001000), house(0b000001), house(0b000001))).toEqual([1, 1, 2]);
    expect(numbers(house(), house(undefined, 3))).toEqual([1, 2]);
  });
});

describe('words', () => {
  const one = (kind: KnownTerrain, level: number, more: Partial<Terrain> = {}): Terrain => ({ kind, level, ...more });

  test('a hex is told in words', () => {
    expect(describeSite({ level: 2, terrains: [one('woods', 2)] })).toBe('level 2, heavy woods');
    expect(describeSite({ level: 0, terrains: [] })).toBe('level 0, clear');
    expect(describeSite({ level: -1, terrains: [one('groundFluff', 3)] })).toBe('level -1, clear');
    expect(describeHex(drawBoard({ rows: ['~'] }), at(1, 1))).toBe('level 0, water of depth 1');
    expect(describeHex(drawBoard({ rows: ['~'] }), off)).toBe('off the map');
  });
  test.each<[Terrain, string]>([
    [one('building', 3, { height: 4, cf: 80 }), 'heavy building, 4 levels high, CF 80'],
    [one('building', 5, { height: 1 }), 'wall, 1 level high, CF 120'],
    [one('bridge', 2, { height: 1, cf: 60 }), 'medium bridge at height 1, CF 60'],
    [one('water', 0), 'shallow water'],
    [one('magma', 2), 'liquid magma'],
    [one('road', 7), 'gravel road'],
    [one('arms', 1), 'a torn-off arm'],
    [{ kind: 'other', name: 'lava_lamp', level: 2 }, 'unknown terrain “lava_lamp” 2'],
  ])('%j is “%s”', (terrain, words) => {
    expect(describeTerrain(terrain)).toBe(words);
  });
  test('every terrain has words or is only drawn', () => {
    for (const kind of Object.keys(TERRAIN_KINDS) as KnownTerrain[]) {
      expect(describeTerrain({ kind, level: 1 }) === undefined).toBe(kind.toLowerCase().includes('fluff'));
    }
  });
});

describe('a sketch', () => {
  test('shows each hex by its letter, odd columns half a line higher', () => {
    expect(sketchOf(drawBoard({ rows: ['.lh', '1~='] }))).toBe('.   h\n  l\n1   ≈\n  ~');
  });
  test('knows more letters when told', () => {
    const board = drawBoard({ rows: ['B'], legend: { B: { level: 0, terrains: [{ kind: 'building', level: 1 }] } } });
    expect(letterOf(board.sites[0]!)).toBe('B');
    expect(letterOf({ level: 12, terrains: [] })).toBe('^');
    expect(letterOf({ level: -4, terrains: [] })).toBe('-');
  });
  test('must be even and known', () => {
    expect(() => drawBoard({ rows: ['..', '.'] })).toThrow('row 2 of the sketch has 1 letters, not 2');
    expect(() => drawBoard({ rows: ['?'] })).toThrow('no terrain is called “?”');
  });
});
