import { describe, expect, test } from 'vitest';
import { NOTHING, someMetaHex, THROUGH } from './meta-hex.ts';
import {
  HEADINGS,
  headingsApart,
  headingTo,
  headingX,
  headingY,
  type Spot,
  spotAt,
  spotDistance,
  spotX,
  spotY,
  turnHeading,
} from './spot.ts';
import { inNarrowWedge, inWedge } from './wedge.ts';

const SIZE = 24;
const spots: Spot[] = [];
for (let y = 0; y < SIZE; y++) for (let x = 0; x < SIZE; x++) if ((x + y) % 2 === 0) spots.push(spotAt(x, y));
const everywhere = new Int8Array(SIZE * 256).fill(-128);
for (const spot of spots) everywhere[spot] = 1;

/** Steps from one point to all others by walking: the slow truth. */
function walk(from: Spot): Map<Spot, number> {
  const known = new Map([[from, 0]]);
  const queue = [from];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const heading of HEADINGS) {
      const x = spotX(at) + headingX(heading);
      const y = spotY(at) + headingY(heading);
      if (x < 0 || y < 0 || x >= SIZE || y >= SIZE) continue;
      const next = spotAt(x, y);
      if (known.has(next)) continue;
      known.set(next, known.get(at)! + 1);
      queue.push(next);
    }
  }
  return known;
}

/** Clip the line against the hexagon with exact fractions: the slow truth. */
function clip(a: Spot, b: Spot, p: Spot): 'through' | 'side' | 'none' {
  const slabs = [
    [1, 0, 1],
    [1, 1, 2],
    [1, -1, 2],
  ] as const;
  let enter: [number, number] = [0, 1];
  let leave: [number, number] = [1, 1];
  let along = false;
  for (const [fx, fy, bound] of slabs) {
    const f = (s: Spot): number => fx * (spotX(s) - spotX(p)) + fy * (spotY(s) - spotY(p));
    const way = f(b) - f(a);
    if (way === 0) {
      if (Math.abs(f(a)) > bound) return 'none';
      if (Math.abs(f(a)) === bound) along = true;
      continue;
    }
    const sign = Math.sign(way);
    const inAt: [number, number] = [-bound - f(a) * sign, Math.abs(way)];
    const outAt: [number, number] = [bound - f(a) * sign, Math.abs(way)];
    if (inAt[0] * enter[1] > enter[0] * inAt[1]) enter = inAt;
    if (outAt[0] * leave[1] < leave[0] * outAt[1]) leave = outAt;
  }
  if (enter[0] * leave[1] >= leave[0] * enter[1]) return 'none';
  return along ? 'side' : 'through';
}

function metBy(a: Spot, b: Spot): Map<Spot, number> {
  const met = new Map<Spot, number>();
  someMetaHex(a, b, everywhere, 0, (spot, across) => {
    met.set(spot, across);
    return false;
  });
  return met;
}

function agree(a: Spot, b: Spot): void {
  const met = metBy(a, b);
  expect([...metBy(b, a)].sort()).toEqual([...met].sort());
  for (const p of spots) {
    if (p === a || p === b) continue;
    const truth = clip(a, b, p);
    const mine = met.get(p);
    expect(mine === undefined ? 'none' : mine === THROUGH ? 'through' : 'side').toBe(truth);
    if (truth === 'side' && mine !== NOTHING && met.has(mine!)) expect(met.get(mine!)).toBe(p);
  }
}

describe('points', () => {
  test('distance is the number of steps', () => {
    for (const from of [spotAt(0, 0), spotAt(11, 11), spotAt(23, 1)])
      for (const [to, steps] of walk(from)) expect(spotDistance(from, to)).toBe(steps);
  });

  test('headings go round in six steps and back', () => {
    const here = spotAt(8, 8);
    for (const heading of HEADINGS) {
      const there = spotAt(8 + headingX(heading), 8 + headingY(heading));
      expect(headingTo(here, there)).toBe(heading);
      expect(headingTo(there, here)).toBe(turnHeading(heading, 3));
      expect(headingsApart(heading, turnHeading(heading, 4))).toBe(2);
    }
    expect(headingTo(here, spotAt(8, 12))).toBeUndefined();
  });
});

describe('meta-hexes along a line', () => {
  test('are exactly those that an exact clip finds, whichever end comes first', () => {
    let seed = 7;
    const pick = (n: number): number => {
      seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
      return (seed >> 8) % n;
    };
    for (let round = 0; round < 600; round++) {
      const a = spots[pick(spots.length)]!;
      const b = spots[pick(spots.length)]!;
      if (a === b) continue;
      agree(a, b);
    }
  });

  test('are looked at only where the field is high enough, and no further than the first that passes', () => {
    const field = new Int8Array(SIZE * 256);
    field[spotAt(10, 4)] = 6;
    field[spotAt(10, 8)] = 3;
    const seen: Spot[] = [];
    someMetaHex(spotAt(10, 0), spotAt(10, 20), field, 3, spot => seen.push(spot) > 0);
    expect(seen).toEqual([spotAt(10, 4)]);
  });
});

describe('wedges', () => {
  test('the wide one reaches from ray to ray, the narrow one half as far', () => {
    const here = spotAt(10, 10);
    const inside = (heading: 0 | 2, x: number, y: number) => [
      inWedge(here, heading, spotAt(10 + x, 10 + y)),
      inNarrowWedge(here, heading, spotAt(10 + x, 10 + y)),
    ];
    expect(inside(0, 0, -4)).toEqual([true, true]);
    expect(inside(0, 3, -3)).toEqual([true, false]);
    expect(inside(0, -3, -3)).toEqual([true, false]);
    expect(inside(0, 1, -3)).toEqual([true, true]);
    expect(inside(0, 3, -1)).toEqual([false, false]);
    expect(inside(0, 0, 2)).toEqual([false, false]);
    expect(inside(2, 3, 3)).toEqual([true, true]);
    expect(inside(2, 0, 4)).toEqual([true, false]);
    expect(inside(2, 2, -2)).toEqual([true, false]);
  });
});
