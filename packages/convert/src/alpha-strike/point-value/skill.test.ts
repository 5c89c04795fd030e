import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { betterPerPoint, priceAtSkill, worsePerPoint } from './skill.ts';

rule('ASC-pv-skill-range', 'from 0 to 7, 4 changing nothing', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7].map(skill => priceAtSkill(30, skill))).toEqual([54, 48, 42, 36, 30, 27, 24, 21]);
});
rule('ASC-pv-skill-low', 'PV 35 at skill 6 is 27', () => expect(priceAtSkill(35, 6)).toBe(27));
rule('ASC-pv-skill-high', 'PV 39 at skill 2 is 55', () => expect(priceAtSkill(39, 2)).toBe(55));
rule('ASC-pv-skill-min', 'never below 1', () => expect(priceAtSkill(2, 7)).toBe(1));
rule('ASC-pv-skill-drone', 'an operator of skill 4 is priced as 5', () => expect(priceAtSkill(35, 4, true)).toBe(31));
rule('ASC-tbl-skill-low', 'edges of the bands', () => {
  expect([14, 15, 24, 25, 94, 95, 104, 105].map(worsePerPoint)).toEqual([1, 2, 2, 3, 9, 10, 10, 11]);
});
rule('ASC-tbl-skill-high', 'edges of the bands', () => {
  expect([7, 8, 12, 13, 47, 48, 52, 53].map(betterPerPoint)).toEqual([1, 2, 2, 3, 9, 10, 10, 11]);
});
