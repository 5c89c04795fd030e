import { distance, fromOffset, type Hex } from '@sortie/geometry';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HexGround } from '../scene.ts';
import { speaks } from './level-numbers.ts';
import { siteAt } from './plot.ts';

const [WIDE, HIGH] = [9, 8];

const groundOf = (levels: readonly number[]): HexGround => ({
  width: WIDE,
  height: HIGH,
  sites: levels.map(level => ({ level, terrains: [] })),
});

const hexes: readonly Hex[] = Array.from({ length: WIDE * HIGH }, (_, i) => fromOffset((i % WIDE) + 1, Math.floor(i / WIDE) + 1));

test('every hex that is not on level 0 has its level written near it', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -2, max: 3 }), { minLength: WIDE * HIGH, maxLength: WIDE * HIGH }), levels => {
      const ground = groundOf(levels);
      for (const h of hexes) {
        const level = siteAt(ground, h)?.level;
        if (level === undefined || level === 0) continue;
        const near = hexes.filter(other => distance(h, other) <= 2 && siteAt(ground, other)?.level === level);
        expect(near.some(other => speaks(ground, other))).toBe(true);
      }
    }),
  );
});

test('a plateau does not say its level in every hex', () => {
  const ground = groundOf(Array.from({ length: WIDE * HIGH }, () => 2));
  const written = hexes.filter(h => speaks(ground, h)).length;
  expect(written).toBeGreaterThan(2);
  expect(written).toBeLessThan(hexes.length / 4);
});
