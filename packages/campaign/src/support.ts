import type { Seat } from '@sortie/kernel';
import { KINDS } from './kind.ts';
import { type CampaignRule, core } from './rule.ts';
import type { State } from './shape.ts';
import { crewOf, nearest, sideOf, standing, unitsOf } from './state.ts';

/** Skills of an army added up and divided by its crews, rounded normally. An army without anybody counts as the greenest. */
export function averageSkill(state: State, seat: Seat): number {
  const skills = standing(state, seat).flatMap(unit => {
    const crew = crewOf(state, unit.crew);
    return crew && crew.health !== 'killed' ? [crew.skill] : [];
  });
  return skills.length === 0
    ? GREENEST
    : nearest(
        skills.reduce((sum, skill) => sum + skill, 0),
        skills.length,
      );
}

const GREENEST = 7;
/** By average Skill, 0 to 7. */
const BY_SKILL = [3, 2, 1.5, 1.25, 1, 0.5, 0.25, 0.1] as const;
/** Tech Skill by average Skill: elite up to 2, veteran, regular, green. */
const TECH_SKILL = [5, 5, 5, 6, 7] as const;
const GREEN_TECHS = 9;
export const RATINGS: { readonly [needs: number]: string } = { 5: 'elite', 6: 'veteran', 7: 'regular', 9: 'green' };

export const techSkillOf = (state: State, seat: Seat): number => TECH_SKILL[averageSkill(state, seat)] ?? GREEN_TECHS;

/** Minutes that the staff of one unit works on a day: eight hours. */
const DAILY = 480;

export const supportRules: readonly CampaignRule[] = [
  core('ASC-camp-starting-sp', {
    base: { support: ({ state, seat }) => unitsOf(state, seat).reduce((sum, { type }) => sum + KINDS[type].support, 0) },
    covers: ['ASC-tbl-starting-sp', 'ASC-camp-starting-sequence', 'ASC-camp-overview'],
  }),
  core('ASC-tbl-sp-skill-mult', {
    multiplies: { support: ({ state, seat }) => BY_SKILL[Math.min(GREENEST, averageSkill(state, seat))] },
    covers: ['ASC-camp-average-skill'],
  }),
  core('ASC-camp-support-skill', {
    base: { techSkill: ({ state, seat }) => techSkillOf(state, seat) },
    covers: ['ASC-tbl-support-skill', 'ASC-camp-support-skill-update'],
  }),
  core('ASC-camp-man-hours', {
    base: { labor: ({ state, seat, hours }) => (sideOf(state, seat).strength * DAILY * hours) / 24 },
  }),
];
