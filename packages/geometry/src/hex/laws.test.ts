import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FACINGS, type Facing, neighbour, opposite, turn, turnsBetween } from './facing.ts';
import { compareHexes, distance, type Hex, hexKey, hexOfKey, sameHex } from './hex.ts';
import { columnOf, fromOffset, hexLabel, parseHexLabel, rowOf, toOffset } from './offset.ts';
import { ring, within } from './spread.ts';
import { mirror, rotate } from './turning.ts';

const hexes = fc.record({ q: fc.integer({ min: -300, max: 300 }), r: fc.integer({ min: -300, max: 300 }) });
const facings = fc.constantFrom<Facing>(...FACINGS);

describe('distance is a metric', () => {
  test('nothing is nearer than itself, and only itself', () => {
    fc.assert(fc.property(hexes, hexes, (a, b) => (distance(a, b) === 0) === sameHex(a, b)));
  });
  test('there and back are equally far', () => {
    fc.assert(fc.property(hexes, hexes, (a, b) => distance(a, b) === distance(b, a)));
  });
  test('no detour is shorter', () => {
    fc.assert(fc.property(hexes, hexes, hexes, (a, b, c) => distance(a, c) <= distance(a, b) + distance(b, c)));
  });
  test('neighbours are one apart, and some neighbour is one nearer to any other hex', () => {
    fc.assert(
      fc.property(hexes, hexes, (a, b) => {
        const far = distance(a, b);
        const steps = FACINGS.map(facing => neighbour(a, facing));
        expect(steps.every(step => distance(a, step) === 1)).toBe(true);
        if (far > 0) expect(Math.min(...steps.map(step => distance(step, b)))).toBe(far - 1);
      }),
    );
  });
});

describe('facings', () => {
  test('stepping out and stepping back returns', () => {
    fc.assert(fc.property(hexes, facings, (h, f) => sameHex(neighbour(neighbour(h, f), opposite(f)), h)));
  });
  test('turns add up and their number is counted the short way', () => {
    fc.assert(
      fc.property(facings, fc.integer({ min: -20, max: 20 }), (f, sides) => {
        expect(turn(turn(f, sides), -sides)).toBe(f);
        expect(turnsBetween(f, turn(f, sides))).toBe(Math.min(((sides % 6) + 6) % 6, ((-sides % 6) + 6) % 6));
      }),
    );
  });
  test('north is up the column and south-east of an odd column keeps its row', () => {
    expect(toOffset(neighbour(fromOffset(5, 5), 0))).toEqual({ column: 5, row: 4 });
    expect(toOffset(neighbour(fromOffset(5, 5), 2))).toEqual({ column: 6, row: 5 });
    expect(toOffset(neighbour(fromOffset(6, 5), 2))).toEqual({ column: 7, row: 6 });
  });
});

describe('numbers printed in hexes', () => {
  test('0101 is the origin', () => {
    expect(parseHexLabel('0101')).toEqual({ q: 0, r: 0 });
    expect(hexLabel(fromOffset(16, 17))).toBe('1617');
    expect(hexLabel(fromOffset(5, 112))).toBe('005112');
    expect(hexLabel(fromOffset(1, 1), 3)).toBe('001001');
  });
  test('a number read back is the same hex', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1500 }), fc.integer({ min: 1, max: 1500 }), (column, row) => {
        const h = fromOffset(column, row);
        expect([columnOf(h), rowOf(h)]).toEqual([column, row]);
        expect(parseHexLabel(hexLabel(h))).toEqual(h);
      }),
    );
  });
  test('anything else is no number', () => {
    for (const text of ['', '1', '011', '01011', 'a101', '01 1', '0101010101']) expect(parseHexLabel(text)).toBeUndefined();
    expect(() => hexLabel({ q: -3, r: 0 })).toThrow('no number');
  });
});

describe('keys', () => {
  test('a key read back is the same hex, and keys sort as hexes do', () => {
    fc.assert(
      fc.property(hexes, hexes, (a, b) => {
        expect(hexOfKey(hexKey(a))).toEqual(a);
        expect(Math.sign(hexKey(a) - hexKey(b))).toBe(Math.sign(compareHexes(a, b)));
      }),
    );
  });
});

describe('rings', () => {
  test('a ring holds 6 × radius hexes, all at that distance, each next to the one before', () => {
    fc.assert(
      fc.property(hexes, fc.integer({ min: 1, max: 12 }), (centre, radius) => {
        const around = ring(centre, radius);
        expect(new Set(around.map(hexKey)).size).toBe(6 * radius);
        around.forEach((h, i) => {
          expect(distance(h, centre)).toBe(radius);
          expect(distance(h, around.at(i - 1)!)).toBe(1);
        });
        expect(around[0]).toEqual({ q: centre.q, r: centre.r - radius });
      }),
    );
  });
  test('within is every hex that is near enough', () => {
    const near = new Set(within({ q: 2, r: -1 }, 4).map(hexKey));
    for (let q = -6; q <= 10; q++) {
      for (let r = -9; r <= 7; r++) expect(near.has(hexKey({ q, r }))).toBe(distance({ q, r }, { q: 2, r: -1 }) <= 4);
    }
    expect(near.size).toBe(61);
  });
});

describe('turning and mirroring', () => {
  const six = (h: Hex, about: Hex) => FACINGS.map(sides => rotate(h, sides, about));
  test('six turns close the circle and keep the distance', () => {
    fc.assert(
      fc.property(hexes, hexes, (h, about) => {
        expect(rotate(h, 6, about)).toEqual(h);
        for (const turned of six(h, about)) expect(distance(turned, about)).toBe(distance(h, about));
        expect(new Set(six(h, about).map(hexKey)).size).toBe(sameHex(h, about) ? 1 : 6);
      }),
    );
  });
  test('a turn carries each neighbour to the next hexside, a mirror to the opposite hand', () => {
    fc.assert(
      fc.property(hexes, facings, (h, f) => {
        expect(rotate(neighbour(h, f), 1, h)).toEqual(neighbour(h, turn(f, 1)));
        expect(mirror(neighbour(h, f), h)).toEqual(neighbour(h, turn(0, -f)));
      }),
    );
  });
  test('distances survive turning and mirroring, and mirroring twice is nothing', () => {
    fc.assert(
      fc.property(hexes, hexes, hexes, facings, (a, b, about, f) => {
        expect(distance(rotate(a, f, about), rotate(b, f, about))).toBe(distance(a, b));
        expect(distance(mirror(a, about), mirror(b, about))).toBe(distance(a, b));
        expect(mirror(mirror(a, about), about)).toEqual(a);
      }),
    );
  });
});
