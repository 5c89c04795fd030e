import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contact, gap, overlap, touching, within } from './base.ts';
import { headingTo, inArc, NORTH, scattered } from './heading.ts';
import { asInches, distanceOf, INCH, inches, type Point, towards } from './point.ts';
import { contains, crossings, lengthInside, type Outline, touches } from './shape.ts';
import { travel } from './travel.ts';

const point = fc.record({ x: fc.integer({ min: 0, max: 20_000 }), y: fc.integer({ min: 0, max: 14_000 }) });
const square = (left: number, top: number, size: number): Outline => ({
  kind: 'polygon',
  points: [
    { x: left, y: top },
    { x: left + size, y: top },
    { x: left + size, y: top + size },
    { x: left, y: top + size },
  ],
});

describe('bases', () => {
  const base = (x: number, radius = 160) => ({ at: { x, y: 0 }, radius });
  test('a range limit holds on the unit: both sides of 6 inches', () => {
    const edge = 320 + inches(6);
    expect(within(base(0), base(edge), inches(6))).toBe(true);
    expect(within(base(0), base(edge + 1), inches(6))).toBe(false);
    expect(gap(base(0), base(edge))).toBe(inches(6));
  });
  test('touching is not overlapping', () => {
    expect([touching(base(0), base(320)), overlap(base(0), base(320)), overlap(base(0), base(319))]).toEqual([true, false, true]);
  });
  test('a base brought into contact touches and never overlaps', () => {
    fc.assert(
      fc.property(point, point, (from, at) => {
        const other = { at, radius: 160 };
        const mine = { at: contact(from, other, 125), radius: 125 };
        return !overlap(mine, other) && within(mine, other, 2);
      }),
    );
  });
});

describe('headings', () => {
  const at = { x: 1000, y: 1000 };
  test.each([
    [180, { x: 0, y: 1000 }, true],
    [180, { x: 0, y: 1001 }, false],
    [90, { x: 2000, y: 0 }, true],
    [90, { x: 2001, y: 0 }, false],
    [270, { x: 2000, y: 2000 }, true],
    [270, { x: 1999, y: 2000 }, false],
    [360, { x: 1000, y: 2000 }, true],
  ] as const)('an arc of %i degrees with its edges: %j', (width, target, inside) => {
    expect(inArc(at, NORTH, width, target)).toBe(inside);
  });
  test('an arc and what is left of the circle share only their edges', () => {
    fc.assert(
      fc.property(point, point, point, (apex, front, target) => {
        const heading = headingTo(apex, front);
        const back = { dx: -heading.dx, dy: -heading.dy };
        return inArc(apex, heading, 60, target) || inArc(apex, back, 300, target);
      }),
    );
  });
  test('a scatter die goes clockwise from north and as far as it should', () => {
    expect(scattered(at, 1, 500)).toEqual({ x: 1000, y: 500 });
    for (let die = 1; die <= 6; die++) expect(Math.abs(distanceOf(at, scattered(at, die, 500)) - 500)).toBeLessThanOrEqual(1);
  });
});

describe('shapes', () => {
  const woods = square(1000, 1000, inches(4));
  test('edges and corners belong to a shape', () => {
    expect(contains(woods, { x: 1000, y: 1200 })).toBe(true);
    expect(contains(woods, { x: 999, y: 1200 })).toBe(false);
    expect(contains(woods, { x: 1000, y: 1000 })).toBe(true);
  });
  test('a base touches by its edge', () => {
    expect(touches(woods, { x: 840, y: 1200 }, 160)).toBe(true);
    expect(touches(woods, { x: 839, y: 1200 }, 160)).toBe(false);
  });
  test('a line through four inches of woods crosses four inches', () => {
    expect(lengthInside(woods, { x: 0, y: 1500 }, { x: 5000, y: 1500 })).toBe(inches(4));
    expect(lengthInside(woods, { x: 0, y: 500 }, { x: 5000, y: 500 })).toBe(0);
  });
  test('a shape with a bay is crossed twice', () => {
    const bay: Outline = {
      kind: 'polygon',
      points: [
        { x: 0, y: 0 },
        { x: 300, y: 0 },
        { x: 300, y: 300 },
        { x: 200, y: 300 },
        { x: 200, y: 100 },
        { x: 100, y: 100 },
        { x: 100, y: 300 },
        { x: 0, y: 300 },
      ],
    };
    expect(crossings(bay, { x: -100, y: 200 }, { x: 400, y: 200 })).toEqual([
      { from: 0.2, to: 0.4 },
      { from: 0.6, to: 0.8 },
    ]);
  });
  test('what a line crosses does not depend on its direction', () => {
    const round: Outline = { kind: 'circle', at: { x: 8000, y: 6000 }, radius: 2000 };
    for (const shape of [woods, round])
      fc.assert(fc.property(point, point, (a, b) => Math.abs(lengthInside(shape, a, b) - lengthInside(shape, b, a)) <= 1));
  });
  test('the ends of a crossing lie on the outline, its middle inside', () => {
    fc.assert(fc.property(point, point, (a, b) => crossings(woods, a, b).every(({ from, to }) => from >= 0 && to <= 1 && from < to)));
  });
});

describe('travel', () => {
  const from = { x: 0, y: 1500 };
  const to = { x: inches(20), y: 1500 };
  test('each inch in rough ground costs its surcharge more', () => {
    const [leg] = travel([from, to], [{ outline: square(1000, 1000, inches(4)), surcharge: 1 }]);
    expect(leg).toEqual({ from, to, length: inches(20), cost: inches(24) });
  });
  test('where grounds overlap the dearest counts once', () => {
    const grounds = [1, 2].map(surcharge => ({ outline: square(1000, 1000, inches(4)), surcharge }));
    expect(travel([from, to], grounds)[0]!.cost).toBe(inches(28));
  });
  test('ground that may not be entered costs more than anybody has', () => {
    expect(travel([from, to], [{ outline: square(1000, 1000, 10), surcharge: Number.POSITIVE_INFINITY }])[0]!.cost).toBe(254 * 20);
    expect(travel([from, to], [{ outline: square(1000, 1400, 500), surcharge: Number.POSITIVE_INFINITY }])[0]!.cost).toBe(
      Number.POSITIVE_INFINITY,
    );
  });
  test('no path is shorter than its straight line', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 6 }), points => {
        const sum = travel(points, []).reduce((total, leg) => total + leg.length, 0);
        return sum + points.length >= distanceOf(points[0]!, points.at(-1)!);
      }),
    );
  });
});

test('lengths for people never promise too much', () => {
  expect([asInches(INCH * 6), asInches(INCH * 6 + 1), asInches(0)]).toEqual([6, 6.01, 0]);
  expect(towards({ x: 0, y: 0 }, { x: 1000, y: 0 } satisfies Point, 250)).toEqual({ x: 250, y: 0 });
});
