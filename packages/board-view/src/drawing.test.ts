import { CORNERS, fromOffset, neighbour, within } from '@sortie/geometry';
import { describe, expect, test } from 'vitest';
import { lengthOf, placesIn, schedule } from './effects/timing.ts';
import { carry } from './effects/travel.ts';
import { biomeOf } from './ground/biome.ts';
import { patchCorner } from './ground/patch.ts';
import { joins, offMap, plotsIn } from './ground/plot.ts';
import { crownsIn } from './ground/woods.ts';
import { chance, cloud } from './noise.ts';
import { borderOf } from './overlays/border.ts';
import type { GroundSite, HexGround, Token } from './scene.ts';
import { stepFor } from './step.ts';

const CLEAR: GroundSite = { level: 0, terrains: [] };
const WOODS: GroundSite = { level: 0, terrains: [{ kind: 'woods', level: 1 }] };

function groundWith(woods: readonly number[]): HexGround {
  return { width: 5, height: 5, sites: Array.from({ length: 25 }, (_, i) => (woods.includes(i) ? WOODS : CLEAR)) };
}

describe('trees', () => {
  test('light woods have 3 or 4 crowns and heavy woods 7 to 9, the same every time', () => {
    for (let q = 0; q < 20; q++) {
      for (let r = 0; r < 20; r++) {
        expect([3, 4]).toContain(crownsIn(q, r, 1).length);
        expect([7, 8, 9]).toContain(crownsIn(q, r, 2).length);
        expect(crownsIn(q, r, 2)).toEqual(crownsIn(q, r, 2));
      }
    }
  });

  test('crowns stay in their hex', () => {
    for (let q = 0; q < 30; q++)
      for (const crown of crownsIn(q, q, 2)) expect(Math.hypot(crown.x, crown.y) + crown.radius).toBeLessThan(28);
  });
});

describe('patches of ground', () => {
  test('join their like next door and go on over the edge of the map', () => {
    const ground = groundWith([0, 1]);
    const [first, second] = plotsIn(ground, { x: 0, y: 0, width: 300, height: 300 });
    expect(first!.h).toEqual(fromOffset(1, 1));
    // East of 0101 lies 0201, half a hex lower: its hexside 2.
    expect(joins(ground, first!, 'woods') & (1 << 2)).not.toBe(0);
    expect(joins(ground, second!, 'woods') & (1 << 5)).not.toBe(0);
    expect(joins(ground, first!, 'woods') & (1 << 3)).toBe(0);
    expect(offMap(ground, first!) & 1).toBe(1);
  });

  test('neighbours find the same point on the hexside that they share', () => {
    // A hex joined to its northern neighbour alone, and that neighbour joined to its southern one alone.
    const south = [patchCorner(1, 0, 0.2), patchCorner(1, 1, 0.2)];
    const north = [patchCorner(1 << 3, 4, 0.2), patchCorner(1 << 3, 3, 0.2)];
    for (const i of [0, 1]) {
      expect(south[i]!.x).toBeCloseTo(north[i]!.x);
      expect(south[i]!.y).toBeCloseTo(north[i]!.y - 52);
    }
  });

  test('reach the very corner where both hexsides are joined', () => {
    expect(patchCorner(63, 2, 0.3)).toEqual(CORNERS[2]);
  });

  test('cover the hexes of a region and no others far away', () => {
    const ground: HexGround = { width: 40, height: 40, sites: Array.from({ length: 1600 }, () => CLEAR) };
    const plots = plotsIn(ground, { x: 450, y: 520, width: 90, height: 104 });
    expect(plots.length).toBeGreaterThan(4);
    expect(plots.length).toBeLessThan(50);
  });
});

describe('noise', () => {
  test('is the same for the same place and lies between 0 and 1', () => {
    for (let i = 0; i < 500; i++) {
      expect(chance(i, 3)).toBe(chance(i, 3));
      expect(cloud(i / 7, i / 3, 8, 3, 1)).toBeGreaterThanOrEqual(0);
      expect(cloud(i / 7, i / 3, 8, 3, 1)).toBeLessThanOrEqual(1);
    }
  });

  test('repeats without a seam', () => {
    expect(cloud(0.25, 0.5, 8, 3, 1)).toBeCloseTo(cloud(8.25, 8.5, 8, 3, 1));
  });
});

describe('borders', () => {
  test('of one hex are its six sides, of seven hexes eighteen', () => {
    const h = fromOffset(3, 3);
    expect(borderOf([h])).toHaveLength(6);
    expect(borderOf(within(h, 1))).toHaveLength(18);
    expect(borderOf([h, neighbour(h, 0)])).toHaveLength(10);
  });
});

describe('steps of sharpness', () => {
  test('are powers of two that are never blown up by more than a hair', () => {
    for (let scale = 0.13; scale < 8; scale *= 1.07) expect(2 ** stepFor(scale) * 1.06).toBeGreaterThanOrEqual(scale);
    expect(2 ** stepFor(1)).toBe(1);
    expect(stepFor(1.5)).toBe(1);
    expect(stepFor(99)).toBe(3);
  });
});

describe('effects', () => {
  const token: Token = { id: 'g', at: fromOffset(3, 3), side: 'a', figure: 'mech-light', facing: 0 };
  const travel = {
    kind: 'travel',
    token: 'g',
    stops: [
      { at: fromOffset(1, 1), facing: 3 },
      { at: fromOffset(1, 2), facing: 3 },
      { at: fromOffset(1, 3), facing: 2 },
    ],
  } as const;

  test('carry a unit from the first stop to the last', () => {
    expect(carry(travel, token, 0).at).toEqual({ x: 30, y: 26 });
    expect(carry(travel, token, 0.5).at).toEqual({ x: 30, y: 78 });
    expect(carry(travel, token, 1)).toMatchObject({ at: { x: 30, y: 130 }, token: { facing: 2 } });
    expect(carry({ ...travel, flying: true }, token, 0.5).lift).toBeGreaterThan(20);
  });

  test('follow one another, and words overlap with what comes next', () => {
    const burst = { kind: 'burst', at: fromOffset(1, 1), text: '5', tone: 'danger' } as const;
    const { starts, length } = schedule([travel, burst, burst]);
    expect(starts[0]).toBe(0);
    expect(starts[1]).toBe(lengthOf(travel));
    expect(starts[2]! - starts[1]!).toBeLessThan(lengthOf(burst));
    expect(length).toBe(starts[2]! + lengthOf(burst));
    expect(schedule([travel, burst], 2).starts[1]).toBe(lengthOf(travel) / 2);
    expect(placesIn([travel, burst])).toHaveLength(4);
  });
});

test('an unknown country looks like grassland', () => {
  expect(biomeOf('atlantis')).toBe(biomeOf(undefined));
  expect(biomeOf('Desert')).not.toBe(biomeOf('grass'));
});
