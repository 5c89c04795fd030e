import { SeededDice, seedFrom } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { roundRobin } from './pairing.ts';
import { rate, type Series } from './rating.ts';

const TRUE = { novice: 1100, middling: 1450, good: 1650, master: 1800 } as const;
type Name = keyof typeof TRUE;

/** Series of games in which the better wins as often as the ratings say. */
function played(games: number, seed: string): readonly Series[] {
  const dice = new SeededDice(seedFrom(seed), 0);
  return roundRobin(Object.keys(TRUE) as Name[]).map(([a, b]) => {
    const chance = 1 / (1 + 10 ** ((TRUE[b] - TRUE[a]) / 400));
    const winsA = Array.from({ length: games }, () => dice.below(1_000_000) < chance * 1_000_000).filter(Boolean).length;
    return { a, b, winsA, winsB: games - winsA, draws: 0 };
  });
}

test('known strengths are found again, within their intervals', () => {
  const ratings = rate(played(2000, 'ratings'));
  expect(ratings.map(({ name }) => name)).toEqual(['master', 'good', 'middling', 'novice']);
  for (const { name, points, interval } of ratings) {
    expect(Math.abs(points - TRUE[name as Name])).toBeLessThan(25);
    expect(interval.from).toBeLessThan(points);
    expect(interval.to - interval.from).toBeLessThan(80);
  }
});

test('intervals hold the truth about as often as they say', () => {
  let [held, all] = [0, 0];
  for (let round = 0; round < 60; round++)
    for (const { name, interval } of rate(played(100, `round ${round}`))) {
      all++;
      if (interval.from <= TRUE[name as Name] && TRUE[name as Name] <= interval.to) held++;
    }
  expect(held / all).toBeGreaterThan(0.88);
  expect(held / all).toBeLessThanOrEqual(1);
});

test('somebody who never lost is strong, not infinitely strong', () => {
  const [first, second] = rate([{ a: 'x', b: 'y', winsA: 100, winsB: 0, draws: 0 }]);
  expect(first!.points - second!.points).toBeGreaterThan(600);
  expect(first!.points).toBeLessThan(2200);
});

test('draws pull together', () => {
  const [first, second] = rate([{ a: 'x', b: 'y', winsA: 1, winsB: 0, draws: 99 }]);
  expect(first!.points - second!.points).toBeLessThan(5);
  expect(rate([])).toEqual([]);
});
