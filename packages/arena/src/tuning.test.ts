import type { Weights } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { advanceTuning, beginTuning, isTuned, type Tuning, trials, tunedWeights } from './tuning.ts';

const start: Weights = { aggression: 1, caution: 1, objective: 1, closing: 0.1 };
const begin = (steps: number): Tuning => beginTuning({ game: 'toy', seed: 'seed', steps, games: 20, start }, ['aggression', 'closing']);

/** A make-believe game in which the best aggression is 2 and the best closing 0.3. */
const goodness = (weights: Weights): number =>
  -(weights.aggression - 2) * (weights.aggression - 2) - 10 * (weights['closing']! - 0.3) * (weights['closing']! - 0.3);

function step(tuning: Tuning): Tuning {
  const [one, other] = trials(tuning).map(goodness) as [number, number];
  return advanceTuning(tuning, Math.min(1, Math.max(0, 0.5 + (one - other))));
}

function run(tuning: Tuning): Tuning {
  let now = tuning;
  while (!isTuned(now)) now = step(now);
  return now;
}

test('weights move to where games are won, the others stay', () => {
  const found = tunedWeights(run(begin(200)));
  expect(Math.abs(found.aggression - 2)).toBeLessThan(0.2);
  expect(found['closing']).toBeGreaterThan(0.15);
  expect([found.caution, found.objective]).toEqual([1, 1]);
});

test('trials stand on both sides of what has been found', () => {
  const [one, other] = trials(begin(1));
  expect((one.aggression + other.aggression) / 2).toBeCloseTo(1, 9);
  expect(one.aggression).not.toBe(other.aggression);
});

test('a search that was put aside ends where it would have ended', () => {
  let now = begin(20);
  for (let n = 0; n < 7; n++) now = step(now);
  const resumed = run(JSON.parse(JSON.stringify(now)) as Tuning);
  expect(resumed).toEqual(run(begin(20)));
});
