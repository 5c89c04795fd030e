import { type Circles, LOCATIONS } from '../force/sheet.ts';
import type { Attack } from '../questions.ts';
import type { Hit } from '../shape.ts';
import type { Tables } from '../tables.ts';
import { applyDamage } from './apply.ts';

/** The parts of a shot that have to be marked. */
export const hitsIn = (weapon: number, { groups }: Attack): readonly Hit[] =>
  groups.map(({ location, damage }) => ({ weapon, location, damage }));

/**
 * Whether another order of marking could leave other circles. Damage and transfer only add up, except where a side torso takes its arm
 * along: hits on that arm are absorbed before, and pass inward after. So the two extremes, limbs first and limbs last, tell.
 */
export function orderMatters(tables: Tables, armor: Circles, hits: readonly Hit[]): boolean {
  if (hits.length < 2) return false;
  const isLimb = ({ location }: Hit): boolean => LOCATIONS.some(torso => tables.takesAlong[torso] === location);
  const limbs = hits.filter(isLimb);
  if (limbs.length === 0 || limbs.length === hits.length) return false;
  const others = hits.filter(hit => !isLimb(hit));
  const first = afterAll(tables, armor, [...limbs, ...others]);
  const last = afterAll(tables, armor, [...others, ...limbs]);
  return LOCATIONS.some(location => first[location] !== last[location]);
}

export const afterAll = (tables: Tables, armor: Circles, hits: readonly Hit[]): Circles =>
  hits.reduce((left, { location, damage }) => applyDamage(tables, left, location, damage).armor, armor);
