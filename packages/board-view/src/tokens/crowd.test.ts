import { centreOf, fromOffset } from '@sortie/geometry';
import { expect, test } from 'vitest';
import { pick } from '../pick.ts';
import { pointOf } from '../place.ts';
import type { Token } from '../scene.ts';
import { sideBySide, standOf } from './crowd.ts';

const at = fromOffset(2, 2);
const token = (id: string, more: Partial<Token> = {}): Token => ({ id, at, side: 'a', figure: 'infantry', ...more });
const ground = { width: 6, height: 5, sites: Array.from({ length: 30 }, () => ({ level: 0, terrains: [] })) };

test('whoever is alone in a hex fills it, beside a wreck as well', () => {
  const tokens = [token('a'), token('b', { at: fromOffset(3, 3) }), token('x', { mood: 'wreck' })];
  expect(sideBySide(tokens)).toBe(tokens);
});

test('those who share a hex stand apart, inside of it, and each is the one that is pointed at', () => {
  for (const ids of [
    ['a', 'b'],
    ['a', 'b', 'c'],
    ['a', 'b', 'c', 'd'],
  ]) {
    const tokens = sideBySide(ids.map(id => token(id)));
    for (const one of tokens) {
      const point = pointOf(standOf(one));
      expect(pick({ ground, tokens, overlays: {} }, point)).toMatchObject({ place: at, token: one.id });
      expect(Math.hypot(point.x - centreOf(at).x, point.y - centreOf(at).y) + one.width! / 2).toBeLessThan(32);
    }
    expect(pick({ ground, tokens, overlays: {} }, pointOf(at)).under).toHaveLength(ids.length);
  }
});
