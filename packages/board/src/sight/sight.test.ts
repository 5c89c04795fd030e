import { fromOffset, type Hex, neighbour } from '@sortie/geometry';
import { describe, expect, test } from 'vitest';
import { type Board, withSites } from '../board.ts';
import { drawBoard } from '../sketch.ts';
import type { Site, Terrain } from '../terrain.ts';
import { explainSight } from './explain.ts';
import { lineOfSight, type Sight } from './sight.ts';

const open = drawBoard({ rows: Array.from({ length: 12 }, () => '.'.repeat(8)) });
const at = (row: number): Hex => fromOffset(3, row);

/** A column of hexes from north to south; the attacker stands in the first and the target in the last. */
function column(...sites: readonly Site[]): Board {
  return withSites(
    open,
    sites.map((site, i) => [at(i + 1), site]),
  );
}

function look(sites: readonly Site[], attacker = {}, target = {}): Sight {
  return lineOfSight(column(...sites), { at: at(1), ...attacker }, { at: at(sites.length), ...target });
}

const ground = (level: number, ...terrains: readonly Terrain[]): Site => ({ level, terrains });
const light: Terrain = { kind: 'woods', level: 1 };
const heavy: Terrain = { kind: 'woods', level: 2 };
const smoke: Terrain = { kind: 'smoke', level: 1 };
const thickSmoke: Terrain = { kind: 'smoke', level: 2 };
const water = (level: number): Terrain => ({ kind: 'water', level });
const building = (height: number): Terrain => ({ kind: 'building', level: 2, height, cf: 40 });
const o = ground(0);

describe('TW-los-effect: hills', () => {
  test('a level-1 hill never blocks, a level-2 hill anywhere does', () => {
    expect(look([o, o, ground(1), o, o]).canSee).toBe(true);
    expect(look([o, o, ground(2), o, o])).toMatchObject({ canSee: false, blockedBy: 'ground' });
    expect(look([o, ground(2), o, o, o]).canSee).toBe(false);
  });
  test('from level 4 a level-2 hill blocks only next to the target', () => {
    expect(look([ground(4), o, ground(2), o, o]).canSee).toBe(true);
    expect(look([ground(4), o, o, ground(2), o])).toMatchObject({ canSee: false, blockedBy: 'ground' });
    expect(look([ground(4), ground(5), o, o, o]).canSee).toBe(true);
    expect(look([ground(4), ground(6), o, o, o]).canSee).toBe(false);
  });
  test('a lower viewer is hidden by lower ground', () => {
    expect(look([o, o, ground(1), o, o], {}, { height: 1 }).canSee).toBe(true);
    expect(look([o, o, o, ground(1), o], {}, { height: 1 }).canSee).toBe(false);
    expect(look([o, o, ground(1), o, o], { height: 1 }, { height: 1 }).canSee).toBe(false);
  });
  test('what flies high enough is seen over hills', () => {
    expect(look([ground(9), o, o, ground(2), o], {}, { height: 1, elevation: 3 }).canSee).toBe(true);
  });
});

describe('TW-los-woods', () => {
  test('light woods are one point and +1, heavy ones two and +2; three points block', () => {
    expect(look([o, ground(0, light), o, ground(0, light), o])).toMatchObject({ canSee: true, modifier: 2, tally: { lightWoods: 2 } });
    expect(look([o, ground(0, heavy), o])).toMatchObject({ canSee: true, modifier: 2, tally: { heavyWoods: 1 } });
    expect(look([o, ground(0, light), ground(0, heavy), o])).toMatchObject({ canSee: false, blockedBy: 'woods', modifier: 0 });
    expect(look([o, ground(0, { kind: 'woods', level: 3 }), o])).toMatchObject({ canSee: false, blockedBy: 'woods' });
    expect(look([o, ground(0, { kind: 'jungle', level: 1 }), o]).modifier).toBe(1);
  });
  test('woods in a hollow do not count, nor do woods far below', () => {
    expect(look([o, o, ground(-1, heavy), o, o]).modifier).toBe(0);
    expect(look([ground(4), o, ground(0, heavy), o, o]).modifier).toBe(0);
    expect(look([ground(4), o, o, ground(0, heavy), o]).modifier).toBe(2);
  });
  test('low foliage does not count', () => {
    expect(look([o, ground(0, { ...heavy, height: 1 }), o]).modifier).toBe(0);
  });
  test('smoke counts as woods do, and together with them', () => {
    expect(look([o, ground(0, smoke), o])).toMatchObject({ modifier: 1, tally: { lightSmoke: 1 } });
    expect(look([o, ground(0, smoke, light), o])).toMatchObject({ modifier: 2 });
    expect(look([o, ground(0, thickSmoke, light), o])).toMatchObject({ canSee: false, blockedBy: 'woods and smoke' });
    expect(look([o, ground(0, thickSmoke), ground(0, smoke), o])).toMatchObject({ canSee: false, blockedBy: 'smoke' });
  });
  test('TW-los-same-hex: woods about the viewers never block; those about the target are told apart', () => {
    const sight = look([ground(0, heavy), o, ground(0, heavy)]);
    expect(sight).toMatchObject({ canSee: true, modifier: 0, targetWoods: 2 });
    expect(look([o, o, ground(0, heavy)], {}, { elevation: 3 }).targetWoods).toBe(0);
  });
});

describe('TW-los-fields', () => {
  const field = ground(0, { kind: 'fields', level: 1 });
  test('every second field adds one, six block', () => {
    const low = { height: 1 };
    expect(look([o, field, field, field, o], low, low).modifier).toBe(1);
    expect(look([o, field, field, field, field, field, o], low, low).modifier).toBe(2);
    expect(look([o, field, field, field, field, field, field, o], low, low)).toMatchObject({ canSee: false, blockedBy: 'fields' });
    expect(look([o, field, field, field, field, field, field, o]).canSee).toBe(true);
  });
  test('industry adds one each, three block', () => {
    const works = ground(0, { kind: 'industrial', level: 2 });
    expect(look([o, works, works, o]).modifier).toBe(2);
    expect(look([o, works, works, works, o])).toMatchObject({ canSee: false, blockedBy: 'industry' });
  });
});

describe('TW-cover: partial cover', () => {
  test('a hex next to the target and one level higher covers it', () => {
    expect(look([o, o, ground(1), o])).toMatchObject({ targetCover: true, attackerCover: false, modifier: 1 });
    expect(look([o, ground(1), o, o])).toMatchObject({ targetCover: false, attackerCover: true, modifier: 0 });
    expect(look([o, ground(1), o])).toMatchObject({ targetCover: true, attackerCover: true, modifier: 1 });
    expect(look([o, o, ground(0, building(1)), o])).toMatchObject({ targetCover: true, modifier: 1 });
  });
  test('not from above, and not for the short', () => {
    expect(look([ground(1), o, ground(1), o])).toMatchObject({ targetCover: false, modifier: 0 });
    expect(look([o, o, ground(1), ground(0)], {}, { height: 1, elevation: 1 })).toMatchObject({ targetCover: false });
    expect(look([ground(-1), o, o, o])).toMatchObject({ targetCover: false });
  });
  test('two levels cover a superheavy, one does not', () => {
    const tall = { height: 3 };
    expect(look([ground(1), o, ground(1), o], tall, tall).targetCover).toBe(false);
    expect(look([o, o, ground(1), o], tall, tall).targetCover).toBe(false);
    expect(look([o, o, ground(2), o], tall, tall).targetCover).toBe(true);
    expect(look([o, o, ground(3), o], tall, tall).canSee).toBe(false);
  });
});

describe('TW-los-water', () => {
  const wet = (depth: number) => ground(0, water(depth));
  test('one who wades is covered by the water, counted apart from the line', () => {
    expect(look([o, o, wet(1)])).toMatchObject({ canSee: true, waterCover: true, targetWetness: 'wading', modifier: 0 });
    expect(look([o, o, wet(1)], {}, { elevation: 0 })).toMatchObject({ waterCover: false, targetWetness: 'dry' });
  });
  test('no line between one under water and one on land', () => {
    expect(look([o, o, wet(2)])).toMatchObject({ canSee: false, blockedBy: 'water' });
    expect(look([wet(2), o, o])).toMatchObject({ canSee: false, blockedBy: 'water' });
    expect(look([o, o, wet(1)], {}, { height: 1 })).toMatchObject({ canSee: false, blockedBy: 'water' });
  });
  test('under water every hex between must be deep enough, and woods are nothing', () => {
    expect(look([wet(2), wet(2), wet(2)])).toMatchObject({ canSee: true, waterCover: false });
    expect(look([wet(2), wet(1), wet(1)])).toMatchObject({ canSee: true, waterCover: false });
    expect(look([wet(2), o, wet(2)])).toMatchObject({ canSee: false, blockedBy: 'shore' });
    expect(look([wet(3), wet(1), wet(3)])).toMatchObject({ canSee: false, blockedBy: 'ground' });
    expect(look([wet(2), ground(0, water(2), thickSmoke, heavy), wet(2)]).modifier).toBe(0);
  });
});

describe('TW-los-bldg', () => {
  test('a building as high as the viewers blocks', () => {
    expect(look([o, o, ground(0, building(2)), o, o])).toMatchObject({ canSee: false, blockedBy: 'building' });
    expect(look([o, ground(0, { kind: 'fuelTank', level: 1, height: 2 }), o])).toMatchObject({ canSee: false });
  });
  test('inside one building its rooms and floors add one each, three block', () => {
    const room = ground(0, building(5));
    expect(look([room, room, room])).toMatchObject({ canSee: true, modifier: 1, tally: { rooms: 1 } });
    expect(look([room, room, room], {}, { elevation: 1 })).toMatchObject({ canSee: true, modifier: 2 });
    expect(look([room, room, room, room, room])).toMatchObject({ canSee: false, blockedBy: 'rooms' });
    expect(look([room, o, room])).toMatchObject({ canSee: true, tally: { rooms: 0 } });
  });
  test('two buildings are not one', () => {
    const shut = ground(0, { ...building(5), exits: 0 });
    expect(look([shut, shut, shut])).toMatchObject({ canSee: false, blockedBy: 'building' });
  });
});

describe('TW-los-divided', () => {
  const from = fromOffset(3, 5);
  const to = fromOffset(5, 5);
  const [left, right] = [neighbour(from, 1), neighbour(from, 2)];
  const see = (...changes: readonly (readonly [Hex, Site])[]): Sight => lineOfSight(withSites(open, changes), { at: from }, { at: to });

  test('the target takes the row that is worse for the attacker', () => {
    expect(see([left, ground(0, light)])).toMatchObject({ modifier: 1, division: { taken: 'left' } });
    expect(see([right, ground(0, light)])).toMatchObject({ modifier: 1, division: { taken: 'right' } });
    expect(see([left, ground(0, light)], [right, ground(0, heavy)])).toMatchObject({ modifier: 2, division: { taken: 'right' } });
    expect(see([left, ground(2)], [right, ground(0, heavy)])).toMatchObject({ canSee: false, division: { taken: 'left' } });
  });
  test('the hexes of the other row do not count', () => {
    const { hexes } = see([left, ground(0, light)]);
    expect(hexes.map(({ hex, row, counts }) => [hex, row, counts])).toEqual([
      [left, 'left', true],
      [right, 'right', false],
    ]);
  });
  test('one row is taken for the whole line', () => {
    const far = fromOffset(7, 5);
    const [left2, right2] = [neighbour(to, 1), neighbour(to, 2)];
    const changes: readonly (readonly [Hex, Site])[] = [
      [left, ground(0, light)],
      [right2, ground(0, heavy)],
      [to, ground(0, light)],
    ];
    const sight = lineOfSight(withSites(open, changes), { at: from }, { at: far });
    expect(sight).toMatchObject({ canSee: false, division: { taken: 'right' } });
    expect(left2).not.toEqual(right2);
    // Woods before both rows count with either: with them the heavy woods on the right block.
    expect(lineOfSight(withSites(open, changes.slice(0, 2)), { at: from }, { at: far })).toMatchObject({ modifier: 2 });
  });
  test('at the edge of the map the one hex there is counts', () => {
    const edge = withSites(open, [[fromOffset(2, 1), ground(0, light)]]);
    const sight = lineOfSight(edge, { at: fromOffset(1, 1) }, { at: fromOffset(3, 1) });
    expect(sight.modifier).toBe(1);
    expect(sight.division).toBeUndefined();
  });
});

describe('explaining', () => {
  test('every hex that counts has its line, and the result comes last', () => {
    expect(explainSight(look([o, ground(0, light), ground(-1, heavy), ground(1), ground(0, heavy)]))).toEqual([
      '0302: woods up to level 2, +1',
      '0303: woods up to level 1, too low to matter',
      '0304: partial cover for the target, +1',
      'the target stands in heavy woods (counted apart)',
      'line of sight is open, +2',
    ]);
    expect(explainSight(look([o, ground(3), o]))).toEqual(['0302: ground up to level 3 blocks', 'line of sight is blocked by ground']);
  });
  test('a divided line says which row is taken and why', () => {
    const board = withSites(open, [[fromOffset(4, 4), ground(0, light)]]);
    expect(explainSight(lineOfSight(board, { at: fromOffset(3, 5) }, { at: fromOffset(5, 5) }))).toEqual([
      '0404 (left row, taken): woods up to level 2, +1',
      "the line runs along hexsides: left row +1, right row +0; the left row is taken in the target's favour",
      'line of sight is open, +1',
    ]);
  });
  test('nobody stands off the map', () => {
    expect(() => lineOfSight(open, { at: { q: -1, r: 0 } }, { at: at(1) })).toThrow('off the board');
  });
});
