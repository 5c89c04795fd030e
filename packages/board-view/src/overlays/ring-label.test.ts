import { describe, expect, test } from 'vitest';
import { placeOnRing } from './ring-label.ts';

const extent = { x: 2000, y: 1500 };
const place = (at: { x: number; y: number }, radius: number, ...tokens: readonly { x: number; y: number }[]) =>
  placeOnRing(at, radius, 60, 20, { extent, tokens: tokens.map(one => ({ at: one, width: 40 })) });

describe('the name of a ring', () => {
  test('stands at its top where there is room', () => {
    expect(place({ x: 1000, y: 1000 }, 300)).toEqual({ x: 1000, y: 700 });
  });
  test('moves along the ring to stay on the table', () => {
    const found = place({ x: 1000, y: 100 }, 300)!;
    expect(found.y).toBeGreaterThan(10);
    expect(Math.hypot(found.x - 1000, found.y - 100)).toBeCloseTo(300);
  });
  test('makes way for units', () => {
    const found = place({ x: 1000, y: 1000 }, 300, { x: 1000, y: 700 })!;
    expect(Math.abs(found.x - 1000)).toBeGreaterThan(50);
  });
  test('is left out where no part of the ring is on the table', () => {
    expect(place({ x: 1000, y: 700 }, 5000)).toBeUndefined();
  });
});
