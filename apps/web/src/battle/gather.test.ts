import { expect, test } from 'vitest';
import { gathers, grown, togetherAmong } from './gather.ts';

const here = { x: 0, y: 0 };
const tap = (token: string | undefined, extend: boolean) =>
  ({ kind: 'tap', at: here, extend, ...(token !== undefined && { token }) }) as const;

test('a box chooses those in it who may act, and nobody else', () => {
  const box = { kind: 'box', tokens: ['a', 'b', 'foe'] } as const;
  expect(gathers(box, ['a', 'b'])).toBe(true);
  expect(grown({ selected: 'c' }, [], box, ['a', 'b'])).toEqual(['a', 'b']);
});

test('Shift adds one more to whoever is selected, and takes it away again', () => {
  expect(gathers(tap('b', true), ['a', 'b'])).toBe(true);
  expect(gathers(tap('b', false), ['a', 'b'])).toBe(false);
  expect(gathers(tap('foe', true), ['a', 'b'])).toBe(false);
  expect(grown({ selected: 'a' }, [], tap('b', true), ['a', 'b'])).toEqual(['a', 'b']);
  expect(grown({ selected: 'a' }, ['a', 'b'], tap('b', true), ['a', 'b'])).toEqual(['a']);
});

test('a group is those of it who are left, as long as the selected one belongs to them', () => {
  expect(togetherAmong(['a', 'b', 'c'], ['b', 'c'], 'b')).toEqual(['b', 'c']);
  expect(togetherAmong(['a', 'b'], ['b'], 'b')).toEqual([]);
  expect(togetherAmong(['a', 'b'], ['a', 'b', 'd'], 'd')).toEqual([]);
});
