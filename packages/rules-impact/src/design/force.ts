import { type Answer, derivation, type RuleId, sum, type Telling, tell } from '@sortie/kernel';
import type { Muster } from '../model/scenario.ts';
import { ARMORED, DRONES, TRACKS, UNIT_TYPES, type UnitType } from '../units/types.ts';
import { designRules } from './rules.ts';

/** Letters A to T: no side has more armored soldiers (3.1, reading 51). */
export const MOST_ARMORED = 20;
/** Drones in a force; four of a type is how many cards there are (4.6.2). */
export const MOST_DRONES = 9;

const SLUGS: { readonly [T in UnitType]?: string } = {
  command: 'commander',
  attack: 'attack-drone',
  bomb: 'bomb-drone',
  ecm: 'ecm-drone',
  recon: 'recon-drone',
  sentry: 'sentry-drone',
};
const priceRule = (type: UnitType): RuleId => `MAAS-18.4-cost-${SLUGS[type] ?? type}`;

/** What a force costs, line by line (18.4). */
export const billFor = (units: readonly Muster[]): Answer =>
  derivation.told(sum(units.map(({ type, count }) => ({ rule: priceRule(type), value: TRACKS[type].build * count }))), designRules);

/** Build points of a force. */
export const buildValue = (units: readonly Muster[]): number => billFor(units).total;

/** What the book has against something, and by which line. */
export interface Fault {
  readonly rule: RuleId;
  readonly said: Telling;
}

const countOf = (units: readonly Muster[], type: UnitType): number =>
  units.filter(line => line.type === type).reduce((sum, { count }) => sum + count, 0);
const countAll = (units: readonly Muster[], types: readonly UnitType[]): number =>
  types.reduce((sum, type) => sum + countOf(units, type), 0);

/** Cards there are of a type; of commanders one for each squad (18.3). 0 is no limit. */
export const limitOf = (type: UnitType, squads: 1 | 2): number => (type === 'command' ? squads : TRACKS[type].most);

/** What keeps a force from being bought out of a pool, and by which line; empty if nothing does. */
export function forceFaults(units: readonly Muster[], pool: number, squads: 1 | 2 = 1): readonly Fault[] {
  const faults: Fault[] = [];
  const fault = (rule: RuleId, said: Telling) => faults.push({ rule, said });
  const cost = buildValue(units);
  if (cost > pool) fault('MAAS-18.4-build-points', tell('{cost} build points are more than the pool of {pool}', { cost, pool }));
  for (const type of UNIT_TYPES) {
    const limit = limitOf(type, squads);
    if (limit > 0 && countOf(units, type) > limit)
      fault(
        (DRONES as readonly UnitType[]).includes(type)
          ? 'MAAS-4.6.2-drone-limits'
          : type === 'command'
            ? 'MAAS-18.3-one-commander'
            : priceRule(type),
        tell('there are only {limit} {name} cards', { limit, name: TRACKS[type].name }),
      );
  }
  if (countAll(units, ARMORED) > MOST_ARMORED)
    fault('MAAS-18.4-cost-front-line', tell('there are letters for {most} armored soldiers', { most: MOST_ARMORED }));
  if (countAll(units, DRONES) > MOST_DRONES)
    fault('MAAS-4.6.2-drone-limits', tell('a force has at most {most} drones', { most: MOST_DRONES }));
  return derivation.told(faults, designRules);
}

export const forceProblems = (units: readonly Muster[], pool: number, squads: 1 | 2 = 1): readonly Telling[] =>
  forceFaults(units, pool, squads).map(({ said }) => said);

export type Engagement = 'meeting' | 'holding';
export type Size = 'standard' | 'large';

/** Suggested pools: attacker first (18.1, 18.2, 18.5). */
export const poolsFor = (engagement: Engagement, size: Size): readonly [number, number] => poolSuggestion(engagement, size).pools;

/** The same with the lines that suggest them. */
export function poolSuggestion(
  engagement: Engagement,
  size: Size,
): { readonly pools: readonly [number, number]; readonly by: readonly RuleId[] } {
  const times = size === 'large' ? 2 : 1;
  const pools: readonly [number, number] = engagement === 'meeting' ? [120 * times, 120 * times] : [130 * times, 100 * times];
  const by: readonly RuleId[] = [
    engagement === 'meeting' ? 'MAAS-18.1-meeting' : 'MAAS-18.2-holding',
    size === 'large' ? 'MAAS-18.5-large-size' : 'MAAS-18.5-standard-size',
  ];
  return derivation.told({ pools, by }, designRules);
}

/** Are the pools in proportion: equal, or the attacker's a quarter to a half larger? */
export const inProportion = (engagement: Engagement, attacker: number, defender: number): boolean =>
  engagement === 'meeting' ? attacker === defender : 4 * attacker >= 5 * defender && 2 * attacker <= 3 * defender;
