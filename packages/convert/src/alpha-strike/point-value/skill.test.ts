import { BEST_SKILL, readForce, WORST_SKILL } from '@sortie/roster';
import { rule, table } from '@sortie/testkit';
import { expect } from 'vitest';
import { priceFor } from '../../force/price.ts';

/** The price of a card for a crew. */
const cost = (pv: number, skill: number, ...specials: readonly string[]): number => priceFor({ pv, specials }, skill);

rule('ASC-pv-skill-range#1', 'from 0 to 7, and no force has others', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7].map(skill => cost(30, skill))).toEqual([54, 48, 42, 36, 30, 27, 24, 21]);
  expect([BEST_SKILL, WORST_SKILL]).toEqual([0, 7]);
  const force = (skill: number) => {
    const members = [{ unit: 'GRF-1N', skill }];
    const reading = readForce(JSON.stringify({ format: 'sortie-force', version: 1, name: 'F', edition: 'current', members }));
    return reading.ok ? reading.force.members[0]?.skill : undefined;
  };
  // An older file may say 8.
  expect([-1, 0, 7, 8, 9].map(force)).toEqual([undefined, 0, 7, 7, undefined]);
});
rule('ASC-pv-skill-drone#1', 'an operator of skill 4 is priced as 5, one of 3 as 4', () => {
  expect([cost(35, 4, 'DRO'), cost(35, 5)]).toEqual([31, 31]);
  expect(cost(35, 3, 'DRO')).toBe(35);
});
rule('ASC-pv-skill-low#1', 'one off for each point up to 14, one more for every further 10', () => {
  expect([14, 15, 24, 25].map(pv => pv - cost(pv, 5))).toEqual([1, 2, 2, 3]);
  expect([14, 15, 24, 25].map(pv => pv - cost(pv, 7))).toEqual([3, 6, 6, 9]);
});
rule('ASC-pv-skill-low#2', '35 at skill 6 is 27', () => expect(cost(35, 6)).toBe(27));
rule('ASC-pv-skill-min#1', 'never below 1', () => expect([cost(2, 7), cost(3, 7), cost(4, 7)]).toEqual([1, 1, 1]));
rule('ASC-pv-skill-high#1', 'one more for each point up to 7, one more for every further 5', () => {
  expect([7, 8, 12, 13].map(pv => cost(pv, 3) - pv)).toEqual([1, 2, 2, 3]);
  expect([7, 8, 12, 13].map(pv => cost(pv, 0) - pv)).toEqual([4, 8, 8, 12]);
});
rule('ASC-pv-skill-high#2', '39 at skill 2 is 55', () => expect(cost(39, 2)).toBe(55));
table('ASC-tbl-skill-low#1', 'both ends of every band', row => {
  const each = row.at('max') === '' ? 11 : row.number('decrease_per_rating');
  // Nobody costs less than 1, so the first band begins where that is not felt.
  const ends = [Math.max(4, row.number('min')), row.at('max') === '' ? 114 : row.number('max')];
  for (const pv of ends) expect([5, 7].map(skill => pv - cost(pv, skill))).toEqual([each, 3 * each]);
});
rule('ASC-tbl-skill-low#2', '105 to 114 is 11, 115 is 12, 204 is 20', () => {
  expect([105, 114, 115, 204].map(pv => pv - cost(pv, 5))).toEqual([11, 11, 12, 20]);
});
table('ASC-tbl-skill-high#1', 'both ends of every band', row => {
  const each = row.at('max') === '' ? 11 : row.number('increase_per_rating');
  const ends = [Math.max(1, row.number('min')), row.at('max') === '' ? 57 : row.number('max')];
  for (const pv of ends) expect([3, 0].map(skill => cost(pv, skill) - pv)).toEqual([each, 4 * each]);
});
rule('ASC-tbl-skill-high#2', '53 to 57 is 11, 58 is 12, 102 is 20', () => {
  expect([53, 57, 58, 102].map(pv => cost(pv, 3) - pv)).toEqual([11, 11, 12, 20]);
});
