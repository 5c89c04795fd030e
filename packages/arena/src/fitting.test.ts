import type { Weights } from '@sortie/kernel';
import { describe, expect, test } from 'vitest';
import { fitWeights } from './fitting.ts';

const start: Weights = { aggression: 1, caution: 1, objective: 1, armor: 1, punch: 1, noise: 1 };

/** Positions of a make-believe game in which punch counts three times as much as armor, and noise nothing. */
function positions(count: number): readonly { readonly features: readonly [number, number, number]; readonly result: number }[] {
  let seed = 4711;
  const below = (n: number): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return (seed >>> 8) % n;
  };
  const lead = (): number => (below(2001) - 1000) / 100;
  return Array.from({ length: count }, () => {
    const features = [lead(), lead(), lead()] as const;
    const chance = 1 / (1 + Math.exp(-0.2 * (features[0] + 3 * features[1])));
    return { features, result: below(10_000) < 10_000 * chance ? 1 : 0 };
  });
}

const fittingTo = (count: number) => {
  const all = positions(count);
  return {
    results: all.map(({ result }) => result),
    seen: all.map((_, i) => i % 2 === 0),
    judge: (weights: Weights) =>
      all.map(({ features: [armor, punch, noise] }) => weights['armor']! * armor + weights['punch']! * punch + weights['noise']! * noise),
    start,
  };
};

describe('a fit', () => {
  test('finds what decides games, and the steepness with it', () => {
    const { weights, scale, unseen } = fitWeights({ ...fittingTo(4000), names: ['armor', 'punch', 'noise'] });
    expect(weights['punch']! / weights['armor']!).toBeGreaterThan(2.4);
    expect(weights['punch']! / weights['armor']!).toBeLessThan(3.6);
    expect(weights['noise']! / weights['armor']!).toBeLessThan(0.5);
    expect(scale[1] * weights['armor']!).toBeCloseTo(0.2, 1);
    expect(unseen[1].bits).toBeLessThan(unseen[0].bits);
    expect(unseen[1].right).toBeGreaterThan(unseen[0].right);
  });

  test('moves only what it was told to', () => {
    const { weights } = fitWeights({ ...fittingTo(1000), names: ['punch'] });
    expect(weights).toMatchObject({ aggression: 1, caution: 1, objective: 1, armor: 1, noise: 1 });
    expect(weights['punch']).toBeGreaterThan(1.5);
  });

  test('leaves weights as they are that a few positions say little about', () => {
    const { weights } = fitWeights({ ...fittingTo(8), names: ['armor', 'punch', 'noise'] });
    for (const name of ['armor', 'punch', 'noise']) expect(Math.abs(weights[name]! - 1)).toBeLessThan(0.5);
  });
});
