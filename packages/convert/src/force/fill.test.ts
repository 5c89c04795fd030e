import { describe, expect, it } from 'vitest';
import { fillUp, type Offer } from './fill.ts';

const offers: readonly Offer[] = [5, 8, 14, 20, 20, 27, 29, 36, 38, 49, 52, 60].map((pv, i) => ({ name: `${pv}.${i}`, pv }));
const cost = (taken: readonly Offer[]): number => taken.reduce((sum, { pv }) => sum + pv, 0);

describe('a force that fills itself', () => {
  it('never goes over the limit and leaves less than the cheapest unit costs', () => {
    for (let limit = 5; limit <= 400; limit += 7) {
      for (const step of [1, 5, 11]) {
        let n = 0;
        const taken = fillUp(offers, limit, 40, bound => {
          n += step;
          return n % bound;
        });
        expect(cost(taken)).toBeLessThanOrEqual(limit);
        expect(limit - cost(taken)).toBeLessThan(5);
      }
    }
  });
  it('is neither one giant nor a swarm', () => {
    const taken = fillUp(offers, 300, 40, bound => bound >> 1);
    expect(taken.length).toBeGreaterThanOrEqual(7);
    expect(taken.length).toBeLessThanOrEqual(12);
  });
  it('takes no more units than it may, and none where nothing fits', () => {
    expect(fillUp(offers, 400, 3, () => 0)).toHaveLength(3);
    expect(fillUp(offers, 4, 40, () => 0)).toEqual([]);
    expect(fillUp([], 400, 40, () => 0)).toEqual([]);
  });
});
