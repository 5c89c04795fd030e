import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { neighbours } from './facing.ts';
import { distance, type Hex, hexKey, sameHex } from './hex.ts';
import { between, type LineStep, line } from './line.ts';
import { fromOffset, hexLabel } from './offset.ts';
import { rotate } from './turning.ts';

const hexes = fc.record({ q: fc.integer({ min: -40, max: 40 }), r: fc.integer({ min: -40, max: 40 }) });
const labels = (steps: readonly LineStep[]): string[] => steps.map(step => step.map(h => hexLabel(h)).join('|'));

/** Whether the closed hexagon about `h` meets the line, by the signs of its six corners (scaled by 3 to be whole). */
function meets(from: Hex, to: Hex, h: Hex): boolean {
  const [dq, dr] = [to.q - from.q, to.r - from.r];
  const signs = [
    [1, 1],
    [-1, 2],
    [-2, 1],
    [-1, -1],
    [1, -2],
    [2, -1],
  ].map(([q, r]) => Math.sign(dq * (3 * (h.r - from.r) + r!) - dr * (3 * (h.q - from.q) + q!)));
  return !(signs.every(sign => sign > 0) || signs.every(sign => sign < 0));
}

describe('line', () => {
  test('along a row of hexes', () => {
    expect(labels(line(fromOffset(3, 2), fromOffset(3, 5)))).toEqual(['0302', '0303', '0304', '0305']);
    expect(labels(line(fromOffset(1, 1), fromOffset(4, 2)))).toEqual(['0101', '0201', '0302', '0402']);
  });

  test('along hexsides, left before right', () => {
    expect(labels(line(fromOffset(1, 5), fromOffset(5, 5)))).toEqual(['0105', '0204|0205', '0305', '0404|0405', '0505']);
    expect(labels(line(fromOffset(5, 5), fromOffset(1, 5)))).toEqual(['0505', '0405|0404', '0305', '0205|0204', '0105']);
    expect(labels(line(fromOffset(3, 3), fromOffset(4, 4)))).toEqual(['0303', '0403|0304', '0404']);
  });

  test('a hex whose corner is barely crossed or only touched is on the line', () => {
    // From 0101 to 0504 the line meets one corner each of 0202 and 0402, and no more of them.
    expect(labels(line({ q: 0, r: 0 }, { q: 4, r: 1 }))).toEqual(['0101', '0201', '0202', '0302', '0303', '0402', '0403', '0504']);
    // From 0101 to 0403 it crosses small pieces of 0202 and 0302.
    expect(labels(between({ q: 0, r: 0 }, { q: 3, r: 1 }))).toEqual(['0201', '0202', '0302', '0303']);
  });

  test('a hex to itself is itself', () => {
    expect(line({ q: 2, r: 2 }, { q: 2, r: 2 })).toEqual([[{ q: 2, r: 2 }]]);
    expect(between({ q: 2, r: 2 }, { q: 2, r: 2 })).toEqual([]);
  });

  test('backwards it is the same line with left and right exchanged', () => {
    fc.assert(
      fc.property(hexes, hexes, (a, b) => {
        expect(line(b, a)).toEqual(
          line(a, b)
            .toReversed()
            .map(step => step.toReversed()),
        );
      }),
    );
  });

  test('turned, it is the line between the turned ends', () => {
    fc.assert(
      fc.property(hexes, hexes, fc.integer({ min: 0, max: 5 }), (a, b, sides) => {
        expect(line(rotate(a, sides), rotate(b, sides))).toEqual(line(a, b).map(step => step.map(h => rotate(h, sides))));
      }),
    );
  });

  test('it holds exactly the hexes whose hexagon meets the segment', () => {
    fc.assert(
      fc.property(hexes, hexes, (a, b) => {
        const onLine = new Set(line(a, b).flatMap(step => step.map(hexKey)));
        for (const h of line(a, b).flatMap(step => step.flatMap(neighbours))) {
          const inReach = distance(h, a) + distance(h, b) <= distance(a, b) + 1;
          const ahead = distance(h, a) > 0 && distance(h, b) > 0 && distance(h, a) <= distance(a, b) && distance(h, b) <= distance(a, b);
          if (inReach && ahead) expect(onLine.has(hexKey(h))).toBe(meets(a, b, h));
        }
        for (const h of line(a, b).flat()) expect(sameHex(a, b) || meets(a, b, h)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('it runs from end to end without a gap, and pairs are neighbours', () => {
    fc.assert(
      fc.property(hexes, hexes, (a, b) => {
        const steps = line(a, b);
        expect(steps[0]).toEqual([a]);
        expect(steps.at(-1)).toEqual([b]);
        for (let i = 1; i < steps.length; i++) {
          for (const one of steps[i]!) expect(steps[i - 1]!.every(other => distance(one, other) === 1)).toBe(true);
          const [left, right] = steps[i]!;
          if (right) expect(distance(left, right)).toBe(1);
        }
      }),
    );
  });
});
