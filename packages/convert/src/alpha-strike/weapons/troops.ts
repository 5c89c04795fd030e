import { type Damage, NONE, ONE, roundedUp, times, unheated } from '../amount.ts';
import type { Explained } from '../card.ts';
import { page, READING, type RuleHead } from '../rule.ts';
import type { Subject } from '../subject.ts';
import { damagePerTrooper, isStandard, rangeOfPlatoon, troopFactor } from './attack.ts';
import type { Gun } from './gun.ts';

/** What an edition says about claws and gloves of battle suits, in hundredths of a point. */
export interface SuitRule extends RuleHead {
  /** For any armored glove, beside anti-personnel mounts. */
  readonly gloves?: number;
  /** Gloves hold the weapons that mounts would. */
  readonly glovesOnly?: true;
  /** For each vibro-claw, whatever the size of the squad. */
  readonly vibroclaw?: number;
}

export const SUIT_RULES: readonly SuitRule[] = [
  { id: 'ASC-conv-weap-ba-ap', cite: page(102), covers: ['ASC-conv-weap-note-ba-ap'], gloves: 5 },
  { id: 'ASC-conv-weap-ba-vibroclaw', cite: page(102), vibroclaw: 100 },
  { id: 'HOUSE-as-weap-gloves', cite: READING, replaces: ['ASC-conv-weap-ba-ap'], gloves: 10, glovesOnly: true },
  { id: 'HOUSE-as-weap-vibroclaw', cite: READING, replaces: ['ASC-conv-weap-ba-vibroclaw'], vibroclaw: 10 },
];

const FIELDS: readonly Explained[] = ['short', 'medium', 'long'];

type Four = [Damage, Damage, Damage, Damage];

/** One suit's weapons times the troop factor and a half; squad support weapons and claws count once. */
export function squadAttack(subject: Subject, guns: readonly Gun[], rules: readonly SuitRule[]): Four {
  const { work, unit } = subject;
  const factor = troopFactor(unit.squad?.troopers ?? 1) * 2 + 1;
  const mounts = subject.fittings.filter(({ item }) => item.traits.has('ap-mount') && !item.traits.has('armored-glove')).length;
  const gloves = subject.has('armored-glove');
  const claws = subject.count('vibroclaw');
  const damage: Four = [NONE, NONE, NONE, NONE];
  for (let bracket = 0; bracket < 3; bracket++) {
    const field = FIELDS[bracket]!;
    let suit = 0;
    let squad = 0;
    for (const gun of guns) {
      const value = gun.values[bracket] ?? 0;
      if (value === 0 || !isStandard(subject, gun)) continue;
      work.term(field, 'ASC-conv-weap-ba-per-suit', value / ONE, gun.weapon.name);
      if (gun.mount.held === 'SSWM') squad += value;
      else suit += value;
    }
    if (bracket === 0) {
      if (!(gloves && rules.some(rule => rule.glovesOnly))) suit += (mounts * 5 * ONE) / 100;
      for (const rule of rules) {
        if (gloves && rule.gloves) suit += (rule.gloves * ONE) / 100;
        if (claws > 0 && rule.vibroclaw) squad += (claws * rule.vibroclaw * ONE) / 100;
      }
    }
    if (suit > 0) work.term(field, 'ASC-conv-weap-ba-troop-factor', factor / 2, undefined, 'multiply');
    const value = roundedUp(unheated(times(suit, factor, 2) + squad));
    damage[bracket] = value;
    work.total(field, value.points);
  }
  return damage;
}

/** A platoon's own weapons; platoons with field guns attack with those instead. */
export function platoonAttack(subject: Subject): Four {
  const { unit, work } = subject;
  const troopers = (unit.platoon?.squads ?? 0) * (unit.platoon?.squadSize ?? 0);
  const tenths = (damagePerTrooper(unit) * troopFactor(troopers)) / 10;
  const range = rangeOfPlatoon(unit);
  const value = roundedUp(unheated(Math.round(tenths * ONE)));
  const brackets = range <= 3 ? 1 : range <= 15 ? 2 : 3;
  for (let bracket = 0; bracket < brackets; bracket++) {
    work.term(FIELDS[bracket]!, 'ASC-conv-weap-ci-divide-10', tenths, `${range} hexes`, 'base');
    work.total(FIELDS[bracket]!, value.points);
  }
  return [value, brackets > 1 ? value : NONE, brackets > 2 ? value : NONE, NONE];
}
