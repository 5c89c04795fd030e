import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ARC_NAMES, inArc, sidesStruck } from './arc.ts';
import { bearing, course, facingsTowards } from './bearing.ts';
import { FACINGS, type Facing, neighbour, STEPS, turn } from './facing.ts';
import { type Hex, sameHex } from './hex.ts';
import { ring } from './spread.ts';
import { mirror, rotate } from './turning.ts';

const hexes = fc.record({ q: fc.integer({ min: -30, max: 30 }), r: fc.integer({ min: -30, max: 30 }) });
const facings = fc.constantFrom<Facing>(...FACINGS);
const here: Hex = { q: 0, r: 0 };

describe('bearing', () => {
  test('the hexsides and the spines between them lie on even numbers', () => {
    expect(FACINGS.map(f => bearing(here, STEPS[f]))).toEqual([0, 4, 8, 12, 16, 20]);
    expect(FACINGS.map(f => bearing(here, neighbour(STEPS[f], turn(f, 1))))).toEqual([2, 6, 10, 14, 18, 22]);
    expect(bearing(here, here)).toBeUndefined();
  });
  test('a turn adds four, the way back adds twelve', () => {
    fc.assert(
      fc.property(hexes, hexes, (a, b) => {
        fc.pre(!sameHex(a, b));
        expect(bearing(rotate(a, 1), rotate(b, 1))).toBe((bearing(a, b)! + 4) % 24);
        expect(bearing(b, a)).toBe((bearing(a, b)! + 12) % 24);
      }),
    );
  });
  test('going clockwise around a ring the bearing never falls', () => {
    for (let radius = 1; radius <= 9; radius++) {
      const clock = ring(here, radius).map(h => bearing(here, h)!);
      expect(clock).toEqual(clock.toSorted((a, b) => a - b));
    }
  });
  test('a course leads to its end', () => {
    fc.assert(
      fc.property(hexes, hexes, (from, to) => {
        const way = course(from, to);
        expect(way === undefined).toBe(sameHex(from, to));
        if (!way) return;
        const [east, next] = [STEPS[way.side], STEPS[turn(way.side, 1)]];
        expect({ q: from.q + way.a * east.q + way.b * next.q, r: from.r + way.a * east.r + way.b * next.r }).toEqual(to);
      }),
    );
  });
  test('the nearest hexsides are one, or two on a spine', () => {
    expect(facingsTowards(here, { q: 0, r: -5 })).toEqual([0]);
    expect(facingsTowards(here, { q: 1, r: -2 })).toEqual([0, 1]);
    expect(facingsTowards(here, { q: 1, r: -3 })).toEqual([0]);
    expect(facingsTowards(here, { q: -1, r: -1 })).toEqual([5, 0]);
    expect(facingsTowards(here, here)).toEqual([]);
  });
});

describe('arcs', () => {
  test('the forward arc is a 120° wedge with its border rows', () => {
    const seen = ring(here, 4).filter(h => inArc('front', here, 0, h));
    expect(seen.length).toBe(9);
    expect(inArc('front', here, 0, { q: 4, r: -4 })).toBe(true);
    expect(inArc('front', here, 0, { q: -4, r: 0 })).toBe(true);
    expect(inArc('front', here, 0, { q: 4, r: -3 })).toBe(false);
  });
  test('front, sides and rear share out the plane', () => {
    fc.assert(
      fc.property(hexes, hexes, facings, (from, to, facing) => {
        fc.pre(!sameHex(from, to));
        const holding = (['front', 'leftSide', 'rightSide', 'rear'] as const).filter(arc => inArc(arc, from, facing, to));
        expect(holding.length).toBe(1);
        expect(inArc('leftArm', from, facing, to)).toBe(holding[0] === 'front' || holding[0] === 'leftSide');
        expect(inArc('rightArm', from, facing, to)).toBe(holding[0] === 'front' || holding[0] === 'rightSide');
        expect(inArc('all', from, facing, to)).toBe(true);
      }),
    );
  });
  test('a torso twist is a turn of the arcs, and arcs turn with the unit', () => {
    fc.assert(
      fc.property(hexes, hexes, facings, fc.constantFrom(-1, 0, 1), fc.constantFrom(...ARC_NAMES), (from, to, facing, twist, arc) => {
        expect(inArc(arc, from, facing, to, twist)).toBe(inArc(arc, from, turn(facing, twist), to));
        expect(inArc(arc, from, turn(facing, 1), rotate(to, 1, from))).toBe(inArc(arc, from, facing, to));
      }),
    );
  });
  test('left and right are mirror images', () => {
    fc.assert(
      fc.property(hexes, to => {
        expect(inArc('leftArm', here, 0, to)).toBe(inArc('rightArm', here, 0, mirror(to)));
        expect(inArc('leftSide', here, 0, to)).toBe(inArc('rightSide', here, 0, mirror(to)));
      }),
    );
  });
  test('one own hex lies in every arc', () => {
    for (const arc of ARC_NAMES) expect(inArc(arc, here, 3, here)).toBe(true);
  });
});

describe('the side struck', () => {
  test("a 'Mech has three front hexsides and one each behind", () => {
    expect(FACINGS.map(f => sidesStruck('mech', here, 0, STEPS[f]))).toEqual([
      ['front'],
      ['front'],
      ['right'],
      ['rear'],
      ['left'],
      ['front'],
    ]);
  });
  test('a vehicle has one front hexside, two at each side and one behind', () => {
    expect(FACINGS.map(f => sidesStruck('vehicle', here, 0, STEPS[f]))).toEqual([
      ['front'],
      ['right'],
      ['right'],
      ['rear'],
      ['left'],
      ['left'],
    ]);
  });
  test('on a border there are two sides to pick from', () => {
    expect(sidesStruck('mech', here, 0, { q: 2, r: -1 })).toEqual(['front', 'right']);
    expect(sidesStruck('mech', here, 0, { q: 1, r: 1 })).toEqual(['right', 'rear']);
    expect(sidesStruck('mech', here, 0, { q: -1, r: 2 })).toEqual(['rear', 'left']);
    expect(sidesStruck('mech', here, 0, { q: -2, r: 1 })).toEqual(['left', 'front']);
    expect(sidesStruck('vehicle', here, 0, { q: 1, r: -2 })).toEqual(['front', 'right']);
    expect(sidesStruck('vehicle', here, 0, { q: -1, r: -1 })).toEqual(['left', 'front']);
  });
  test('it turns with the target', () => {
    fc.assert(
      fc.property(hexes, hexes, facings, fc.constantFrom('mech', 'vehicle'), (target, attacker, facing, kind) => {
        expect(sidesStruck(kind, target, turn(facing, 1), rotate(attacker, 1, target))).toEqual(
          sidesStruck(kind, target, facing, attacker),
        );
      }),
    );
  });
});
