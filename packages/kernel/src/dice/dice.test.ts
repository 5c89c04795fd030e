import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fill } from '../words.ts';
import { chanceOf, distribution, outcomes } from './enumerating.ts';
import { badFaces, ManualDice, OutOfDice } from './manual.ts';
import { ScriptedDice } from './scripted.ts';
import { commitmentTo, isSeed, seedFrom } from './seed.ts';
import { SeededDice } from './seeded.ts';

const seed = seedFrom('test');

test('a die depends on seed, command and draw alone', () => {
  const one = new SeededDice(seed, 7);
  const two = new SeededDice(seed, 7);
  expect(one.roll(5, 6, 'SK-x')).toEqual(two.roll(5, 6, 'SK-x'));
  expect(new SeededDice(seed, 8).roll(20, 6, 'SK-x').faces).not.toEqual(new SeededDice(seed, 7).roll(20, 6, 'SK-x').faces);
});

test('an extra die in one command shifts no die of another', () => {
  const plain = new SeededDice(seed, 9).roll(2, 6, 'SK-x');
  new SeededDice(seed, 8).roll(3, 6, 'SK-x');
  expect(new SeededDice(seed, 9).roll(2, 6, 'SK-x')).toEqual(plain);
});

test('faces are spread evenly', () => {
  const counts = new Array<number>(6).fill(0);
  for (let n = 0; n < 6000; n++) counts[new SeededDice(seed, n).roll(1, 6, 'SK-x').total - 1]!++;
  const chiSquare = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
  // 20.5 is exceeded once in a thousand by fair dice with five degrees of freedom.
  expect(chiSquare).toBeLessThan(20.5);
});

test('every face is on the die', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 100 }), (n, sides) => {
      const { faces } = new SeededDice(seed, n).roll(4, sides, 'SK-x');
      return faces.every(face => face >= 1 && face <= sides);
    }),
  );
});

test('a commitment fits its seed and no other', () => {
  expect(isSeed(seedFrom('anything'))).toBe(true);
  expect(seedFrom(seed)).toBe(seed);
  expect(commitmentTo(seed)).not.toBe(commitmentTo(seedFrom('other')));
});

test('scripted dice complain when they run out or cannot show what is written', () => {
  expect(() => new ScriptedDice([3]).roll(2, 6, 'SK-x')).toThrow('SK-x wants 2d6: the script is out of dice');
  expect(() => new ScriptedDice([7]).roll(1, 6, 'SK-x')).toThrow('the script has a 7');
});

test('manual dice ask for what they need', () => {
  const dice = new ManualDice([3, 4]);
  expect(dice.roll(2, 6, 'SK-x').total).toBe(7);
  expect(() => dice.roll(2, 6, 'SK-y')).toThrow(OutOfDice);
  const wanted = { count: 2, sides: 6, rule: 'SK-x' } as const;
  expect(fill(badFaces(wanted, [3])!)).toBe('type 2 numbers, one for each die');
  expect(fill(badFaces(wanted, [3, 7])!)).toBe('a die with 6 sides cannot show 7');
  expect(badFaces(wanted, [3, 6])).toBeUndefined();
});

test('enumerated dice visit every total once and weigh them', () => {
  const results = [...outcomes(dice => (dice.roll(2, 6, 'SK-x').total >= 8 ? 10 + dice.roll(1, 6, 'SK-x').total : 0))];
  expect(results).toHaveLength(6 + 5 * 6);
  expect(results.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
  expect(results.filter(({ result }) => result > 0).reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(15 / 36, 12);
});

test('the chance of a target number on two dice', () => {
  expect([2, 7, 12, 13].map(needed => Math.round(chanceOf(needed) * 36))).toEqual([36, 21, 1, 0]);
  expect(distribution(2, 6).map(({ faces, total }) => faces[0]! + faces[1]! === total)).not.toContain(false);
});
