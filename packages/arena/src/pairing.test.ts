import { expect, test } from 'vitest';
import { roundRobin, seating } from './pairing.ts';

test('two games in a row are one pairing with the seats swapped', () => {
  const all = Array.from({ length: 6 }, (_, game) => seating(game));
  expect(all.map(({ pairing }) => pairing)).toEqual([0, 0, 1, 1, 2, 2]);
  expect(all.map(({ seatOfA }) => seatOfA)).toEqual([0, 1, 0, 1, 0, 1]);
});

test('everybody meets everybody once', () => {
  expect(roundRobin(['x', 'y', 'z'])).toEqual([
    ['x', 'y'],
    ['x', 'z'],
    ['y', 'z'],
  ]);
});
