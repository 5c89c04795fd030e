import { keyOf, seedFrom } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { EvenLuck } from './luck.ts';

const key = keyOf(seedFrom('even luck'));
const rollsOf = (world: number, count: number, sides: number): readonly number[] =>
  new EvenLuck({ key, world }).roll(count, sides, 'SK-x').faces;

test('in twelve worlds a die shows each of twelve faces once, whichever roll it is', () => {
  for (const first of [0, 12, 48])
    for (let roll = 0; roll < 5; roll++) {
      const faces = Array.from({ length: 12 }, (_, n) => rollsOf(first + n, roll + 1, 12)[roll]!);
      expect(faces.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    }
});

test('two worlds in a row are neither both lucky nor both unlucky', () => {
  for (let roll = 0; roll < 20; roll++) {
    const [one, other] = [0, 1].map(world => rollsOf(world, roll + 1, 2)[roll]);
    expect(one).not.toBe(other);
  }
});

test('the same roll of the same world falls the same, another world and another roll fall differently', () => {
  expect(rollsOf(3, 20, 72)).toEqual(rollsOf(3, 20, 72));
  expect(rollsOf(3, 20, 72)).not.toEqual(rollsOf(4, 20, 72));
  expect(new Set(rollsOf(3, 20, 72)).size).toBeGreaterThan(10);
});

test('over many worlds every card of a deck is drawn as often as any other', () => {
  const counts = new Array<number>(9).fill(0);
  for (let world = 0; world < 1800; world++) counts[rollsOf(world, 1, 9)[0]! - 1]!++;
  for (const count of counts) expect(Math.abs(count - 200)).toBeLessThan(40);
});
