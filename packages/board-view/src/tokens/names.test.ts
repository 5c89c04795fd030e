import { expect, test } from 'vitest';
import type { Token } from '../scene.ts';
import { withNames } from './names.ts';

const unit = (id: string, x: number, y: number, heading = 0): Token => ({
  id,
  at: { x, y },
  heading,
  width: 40,
  side: 'a',
  figure: 'mech-heavy',
  label: 'Bulwark',
});
const named = (...tokens: readonly Token[]) => withNames(tokens).map(({ named: where }) => where ?? 'usual');

test('a name stays where it usually is as long as it covers nobody', () => {
  expect(named(unit('a', 0, 0), unit('b', 200, 0))).toEqual(['usual', 'usual']);
});
test('a name goes to the other side of its base before it covers a neighbour', () => {
  expect(named(unit('a', 0, 0), unit('b', 0, 45))).toEqual(['above', 'usual']);
  expect(named(unit('a', 0, 45, 180), unit('b', 0, 0, 180))).toEqual(['below', 'usual']);
});
test('a name between two neighbours is left out', () => {
  expect(named(unit('a', 0, 0), unit('b', 0, 45), unit('c', 0, -45))[0]).toBe('nowhere');
});
test('names do not cover each other', () => {
  expect(named(unit('a', 0, 0), unit('b', 44, 0))).toEqual(['usual', 'above']);
});
test('units in hexes keep their names', () => {
  const hexed: Token = { id: 'h', at: { q: 1, r: 1 }, side: 'a', figure: 'mech-light', label: 'Wasp' };
  expect(withNames([hexed])).toEqual([hexed]);
});
