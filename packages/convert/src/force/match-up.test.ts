import { CATALOGUE } from '@sortie/roster';
import { describe, expect, it } from 'vitest';
import { toCard } from '../alpha-strike/convert.ts';
import { CURRENT } from '../alpha-strike/editions.ts';
import { cardFacts, unitFacts } from '../search/facts.ts';
import { matchUp } from './match-up.ts';
import { ARMS, type Prospect, prospects, SIZES, STYLES } from './wish.ts';

const all: readonly Prospect[] = CATALOGUE.flatMap(unit => {
  const card = toCard(unit, CURRENT);
  return card ? [{ ...unitFacts(unit), ...cardFacts(card) }] : [];
});

const sequence = (step: number) => {
  let n = 0;
  return (bound: number): number => {
    n += step;
    return n % bound;
  };
};
const cost = (taken: readonly { readonly pv: number }[]): number => taken.reduce((sum, { pv }) => sum + pv, 0);

describe('a force that matches another', () => {
  it('has as many units as asked and costs exactly the same, of every size', () => {
    const offers = prospects(all, {});
    for (const { units } of SIZES)
      for (const points of [units * 25, units * 31 + 1, units * 40 - 1])
        for (const step of [1, 7, 31]) {
          const taken = matchUp(offers, { points, units }, sequence(step));
          expect(taken).toHaveLength(units);
          expect(cost(taken)).toBe(points);
          expect(new Set(taken).size).toBe(units);
        }
  });
  it('comes as near as it can where nothing fits, takes some twice where there are too few, and none of nothing', () => {
    const two = [
      { name: 'a', pv: 20 },
      { name: 'b', pv: 30 },
    ];
    expect(cost(matchUp(two, { points: 500, units: 2 }, sequence(1)))).toBe(50);
    expect(matchUp(two, { points: 75, units: 3 }, sequence(1))).toHaveLength(3);
    expect(matchUp([], { points: 75, units: 3 }, sequence(1))).toEqual([]);
    expect(matchUp([{ name: 'free', pv: 0 }], { points: 75, units: 3 }, sequence(1))).toEqual([]);
  });
  it('is another one with other draws', () => {
    const offers = prospects(all, {});
    const names = (step: number) => matchUp(offers, { points: 140, units: 4 }, sequence(step)).map(({ name }) => name);
    expect(names(1)).not.toEqual(names(5));
    expect(names(5)).toEqual(names(5));
  });
});

describe('a wish', () => {
  it('leaves enough to draw from for every style and arm, and only what fits', () => {
    for (const { id: style, fits } of STYLES)
      for (const { id: arm, types } of ARMS) {
        const found = prospects(all, { style, arm });
        expect(found.length, `${style} ${arm}`).toBeGreaterThan(5);
        for (const one of found) expect(fits(one) && types.includes(one.type)).toBe(true);
      }
  });
  it('takes what had appeared by the end of an era, of one technology, and of those who have it', () => {
    const early = prospects(all, { era: 'succession-wars' });
    expect(early.every(({ year }) => year <= 3049)).toBe(true);
    expect(early.some(({ year }) => year < 2781)).toBe(true);
    expect(prospects(all, { tech: 'clan' }).every(({ tech }) => tech === 'clan')).toBe(true);
    expect(prospects(all, { faction: 'clan-wolf' }).some(({ tech }) => tech === 'inner-sphere')).toBe(false);
  });
  it('finds nobody for a style or an arm that there is not', () => {
    expect(prospects(all, { style: 'sleepy' })).toEqual([]);
    expect(prospects(all, { arm: 'ghosts' })).toEqual([]);
  });
});
