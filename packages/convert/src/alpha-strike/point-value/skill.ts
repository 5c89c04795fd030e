import { page, type RuleHead } from '../rule.ts';

export const SKILL_RULES: readonly RuleHead[] = [
  { id: 'ASC-pv-skill-low', cite: page(145), covers: ['ASC-tbl-skill-low', 'ASC-pv-skill-min'] },
  { id: 'ASC-pv-skill-high', cite: page(145), covers: ['ASC-tbl-skill-high', 'ASC-pv-skill-range'] },
  { id: 'ASC-pv-skill-drone', cite: page(145) },
];

/** What each point of skill above 4 takes off. */
export const worsePerPoint = (pv: number): number => (pv <= 14 ? 1 : 1 + Math.floor((pv - 5) / 10));

/** What each point of skill below 4 adds. */
export const betterPerPoint = (pv: number): number => (pv <= 7 ? 1 : 1 + Math.ceil((pv - 7) / 5));

/** Price of a unit of skill 4 for another skill. A drone counts as one worse than its operator. */
export function priceAtSkill(pv: number, skill: number, drone = false): number {
  const rated = drone ? skill + 1 : skill;
  if (rated > 4) return Math.max(1, pv - worsePerPoint(pv) * (rated - 4));
  return rated < 4 ? pv + betterPerPoint(pv) * (4 - rated) : pv;
}
