import { type Telling, tell } from '@sortie/kernel';
import type { Muster } from '../model/scenario.ts';
import { ARMORED, DRONES, TRACKS, UNIT_TYPES, type UnitType } from '../units/types.ts';

/** Letters A to T: no side has more armored soldiers (3.1, reading 51). */
export const MOST_ARMORED = 20;
/** Drones in a force; four of a type is how many cards there are (4.6.2). */
export const MOST_DRONES = 9;

/** Build points of a force (18.4). */
export const buildValue = (units: readonly Muster[]): number => units.reduce((sum, { type, count }) => sum + TRACKS[type].build * count, 0);

const countOf = (units: readonly Muster[], type: UnitType): number =>
  units.filter(line => line.type === type).reduce((sum, { count }) => sum + count, 0);
const countAll = (units: readonly Muster[], types: readonly UnitType[]): number =>
  types.reduce((sum, type) => sum + countOf(units, type), 0);

/** Cards there are of a type; of commanders one for each squad (18.3). 0 is no limit. */
export const limitOf = (type: UnitType, squads: 1 | 2): number => (type === 'command' ? squads : TRACKS[type].most);

/** What keeps a force from being bought out of a pool; empty if nothing does. */
export function forceProblems(units: readonly Muster[], pool: number, squads: 1 | 2 = 1): readonly Telling[] {
  const problems: Telling[] = [];
  const cost = buildValue(units);
  if (cost > pool) problems.push(tell('{cost} build points are more than the pool of {pool}', { cost, pool }));
  for (const type of UNIT_TYPES) {
    const limit = limitOf(type, squads);
    if (limit > 0 && countOf(units, type) > limit)
      problems.push(tell('there are only {limit} {name} cards', { limit, name: TRACKS[type].name }));
  }
  if (countAll(units, ARMORED) > MOST_ARMORED) problems.push(tell('there are letters for {most} armored soldiers', { most: MOST_ARMORED }));
  if (countAll(units, DRONES) > MOST_DRONES) problems.push(tell('a force has at most {most} drones', { most: MOST_DRONES }));
  return problems;
}

export type Engagement = 'meeting' | 'holding';
export type Size = 'standard' | 'large';

/** Suggested pools: attacker first (18.1, 18.2, 18.5). */
export function poolsFor(engagement: Engagement, size: Size): readonly [number, number] {
  const times = size === 'large' ? 2 : 1;
  return engagement === 'meeting' ? [120 * times, 120 * times] : [130 * times, 100 * times];
}

/** Are the pools in proportion: equal, or the attacker's a quarter to a half larger? */
export const inProportion = (engagement: Engagement, attacker: number, defender: number): boolean =>
  engagement === 'meeting' ? attacker === defender : 4 * attacker >= 5 * defender && 2 * attacker <= 3 * defender;
