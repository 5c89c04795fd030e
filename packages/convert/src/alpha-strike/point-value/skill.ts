import { type Answer, derivation, type RuleId, round, type Term } from '@sortie/kernel';
import { page, type RuleHead } from '../rule.ts';

/** What a crew other than a regular one makes of a price. */
export interface SkillRule extends RuleHead {
  /** By how much the skill counts as worse than it is. */
  readonly worsens?: (drone: boolean) => number | undefined;
  /** Points more or less for a unit of so many points. */
  readonly changes?: (pv: number, skill: number) => number | undefined;
  /** What nobody costs less than. */
  readonly least?: number;
}

/** The skill that cards are priced for. */
const REGULAR = 4;

/** What each point of skill above 4 takes off. */
const worsePerPoint = (pv: number): number => (pv <= 14 ? 1 : 1 + Math.floor((pv - 5) / 10));

/** What each point of skill below 4 adds. */
const betterPerPoint = (pv: number): number => (pv <= 7 ? 1 : 1 + Math.ceil((pv - 7) / 5));

export const SKILL_RULES: readonly SkillRule[] = [
  { id: 'ASC-pv-skill-drone', cite: page(145), worsens: drone => (drone ? 1 : undefined) },
  {
    id: 'ASC-pv-skill-low',
    cite: page(145),
    covers: ['ASC-tbl-skill-low', 'ASC-pv-skill-range', 'ASC-fb-pv-skill-adjust'],
    changes: (pv, skill) => (skill > REGULAR ? -worsePerPoint(pv) * (skill - REGULAR) : undefined),
  },
  {
    id: 'ASC-pv-skill-high',
    cite: page(145),
    covers: ['ASC-tbl-skill-high', 'ASC-pv-skill-range', 'ASC-fb-pv-skill-adjust'],
    changes: (pv, skill) => (skill < REGULAR ? betterPerPoint(pv) * (REGULAR - skill) : undefined),
  },
  { id: 'ASC-pv-skill-min', cite: page(145), least: 1 },
];

const BASE: RuleId = 'ASC-pv-base-skill-4';

/** Price of a unit of skill 4 for another skill, and what it is made of. A drone counts as one worse than its operator. */
export function skillPrice(pv: number, skill: number, drone = false): Answer {
  const terms: Term[] = [{ rule: BASE, value: pv, stage: 'base' }];
  let rated = skill;
  for (const { id, worsens } of SKILL_RULES) {
    const worse = worsens?.(drone);
    if (worse === undefined) continue;
    rated += worse;
    terms.push({ rule: id, value: 0, note: `skill ${rated}` });
  }
  let total = pv;
  for (const { id, changes, least } of SKILL_RULES) {
    const change = changes?.(pv, rated);
    if (change !== undefined) {
      total += change;
      terms.push({ rule: id, value: change });
    }
    if (least !== undefined && total < least) {
      total = least;
      terms.push({ rule: id, value: least, stage: 'atLeast' });
    }
  }
  return derivation.told({ total: round(total, 'down'), terms }, SKILL_RULES);
}

export const priceAtSkill = (pv: number, skill: number, drone = false): number => skillPrice(pv, skill, drone).total;
