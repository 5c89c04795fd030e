import { equipment, type Unit } from '@sortie/roster';
import { ONE } from '../amount.ts';
import { page, READING, type RuleHead } from '../rule.ts';

export interface PlatoonRule extends RuleHead {
  /** How many of its troopers count. */
  readonly counts?: (troopers: number) => number;
  /** How many range brackets so many hexes reach. */
  readonly reaches?: (hexes: number) => number;
  /** Damage of a platoon of which so many troopers count, as an amount. */
  readonly damage?: (unit: Unit, troopers: number) => number;
}

/** Troop factor by platoon or squad size. */
const TROOP_FACTORS: readonly (readonly [upTo: number, factor: number])[] = [
  [1, 0],
  [2, 1],
  [3, 2],
  [5, 3],
  [7, 4],
  [9, 5],
  [10, 6],
  [11, 7],
  [13, 8],
  [15, 9],
  [17, 10],
  [19, 11],
  [20, 12],
  [21, 13],
  [22, 14],
  [23, 15],
  [25, 16],
  [28, 17],
  [Number.POSITIVE_INFINITY, 18],
];

export const troopFactor = (troopers: number): number => TROOP_FACTORS.find(([upTo]) => troopers <= upTo)?.[1] ?? 18;

/** A weapon that every trooper carries does no more than this. */
const MOST_BY_RIFLE = 0.6;

const damageOf = (id: string | undefined): number => {
  const item = id === undefined ? undefined : equipment(id);
  return item?.kind === 'sidearm' ? item.damage : 0;
};

/** Damage of one trooper of a platoon, averaged over those with primary and secondary weapons. */
export function damagePerTrooper({ platoon }: Unit): number {
  if (!platoon) return 0;
  const secondaries = Math.min(platoon.secondaries, platoon.squadSize);
  const primaries = Math.min(MOST_BY_RIFLE, damageOf(platoon.primary)) * (platoon.squadSize - secondaries);
  return (primaries + damageOf(platoon.secondary) * secondaries) / Math.max(1, platoon.squadSize);
}

export const troopersOf = ({ platoon }: Unit): number => (platoon?.squads ?? 0) * (platoon?.squadSize ?? 0);

/** Damage listed on the record sheet for so many troopers. */
export const listedDamage = (unit: Unit, troopers: number): number => Math.floor(damagePerTrooper(unit) * troopers + 0.5 + 1e-9);

/** Longest range in hexes: that of the secondary weapon when a squad has two or more. */
export function rangeOfPlatoon({ platoon }: Unit): number {
  if (!platoon) return 0;
  const item = equipment(platoon.secondary !== undefined && platoon.secondaries > 1 ? platoon.secondary : platoon.primary);
  return item?.kind === 'sidearm' ? item.range * 3 : 0;
}

/** Range brackets that a platoon reaches. */
const bracketsReached = (hexes: number): number => (hexes <= 3 ? 1 : hexes <= 15 ? 2 : 3);

export const PLATOON_RULES: readonly PlatoonRule[] = [
  { id: 'ASC-conv-weap-ci-troop-factor', cite: page(103), covers: ['ASC-tbl-troop-factor'], counts: troopFactor },
  {
    id: 'ASC-conv-weap-ci-brackets',
    cite: page(103),
    covers: ['ASC-conv-weap-ci-max-range', 'ASC-tbl-infantry-range'],
    reaches: bracketsReached,
  },
  {
    id: 'ASC-conv-weap-ci-divide-10',
    cite: page(103),
    covers: ['ASC-conv-weap-ci-damage-listing'],
    damage: (unit, troopers) => (listedDamage(unit, troopers) * ONE) / 10,
  },
  {
    id: 'HOUSE-as-weap-platoon-exact',
    cite: READING,
    replaces: ['ASC-conv-weap-ci-divide-10'],
    damage: (unit, troopers) => Math.round((damagePerTrooper(unit) * troopers * ONE) / 10),
  },
];
