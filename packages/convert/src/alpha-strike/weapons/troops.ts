import { nth } from '@sortie/kernel';
import { type Damage, NONE, ONE, roundedUp, times, unheated } from '../amount.ts';
import type { Explained } from '../card.ts';
import { ROUNDED_UP } from '../heat/modified.ts';
import { firstAnswer, page, READING, type RuleHead } from '../rule.ts';
import type { Subject } from '../subject.ts';
import { isStandard } from './counting.ts';
import type { Gun } from './gun.ts';
import { type PlatoonRule, rangeOfPlatoon, troopersOf, troopFactor } from './platoon.ts';

/** What an edition says about claws and gloves of battle suits, in hundredths of a point. */
export interface SuitRule extends RuleHead {
  /** For each anti-personnel mount. */
  readonly mounts?: number;
  /** For any armored glove, beside anti-personnel mounts. */
  readonly gloves?: number;
  /** Gloves hold the weapons that mounts would. */
  readonly glovesOnly?: true;
  /** For each vibro-claw, whatever the size of the squad. */
  readonly vibroclaw?: number;
}

export const SUIT_RULES: readonly SuitRule[] = [
  { id: 'ASC-conv-weap-ba-per-suit', cite: page(102), covers: ['ASC-conv-weap-ba-other-standard', 'ASC-conv-weap-note-ba-artillery'] },
  { id: 'ASC-conv-weap-ba-troop-factor', cite: page(102) },
  {
    id: 'ASC-conv-weap-ba-ap',
    cite: page(102),
    covers: ['ASC-conv-weap-note-ba-ap', 'ASC-tbl-weapons-ba-is', 'ASC-tbl-weapons-ba-clan'],
    mounts: 5,
    gloves: 5,
  },
  { id: 'ASC-conv-weap-ba-vibroclaw', cite: page(102), vibroclaw: 100 },
  { id: 'HOUSE-as-weap-gloves', cite: READING, replaces: ['ASC-conv-weap-ba-ap'], mounts: 5, gloves: 10, glovesOnly: true },
  { id: 'HOUSE-as-weap-vibroclaw', cite: READING, replaces: ['ASC-conv-weap-ba-vibroclaw'], vibroclaw: 10 },
];

const FIELDS: readonly Explained[] = ['short', 'medium', 'long'];

type Four = [Damage, Damage, Damage, Damage];

/** What one suit and what the squad as a whole does at a range. */
interface Share {
  suit: number;
  squad: number;
}

/** Weapons of the suits; squad support weapons count once. */
function gunShare(subject: Subject, guns: readonly Gun[], bracket: number): Share {
  const share: Share = { suit: 0, squad: 0 };
  for (const gun of guns) {
    const value = gun.values[bracket] ?? 0;
    if (value === 0 || !isStandard(subject, gun)) continue;
    subject.work.term(nth(FIELDS, bracket), 'ASC-conv-weap-ba-per-suit', value / ONE, gun.weapon.name);
    if (gun.mount.held === 'SSWM') share.squad += value;
    else share.suit += value;
  }
  return share;
}

/** Claws, gloves and anti-personnel mounts, at short range only. */
function addHands(subject: Subject, share: Share): void {
  const mounts = subject.fittings.filter(({ item }) => item.traits.has('ap-mount') && !item.traits.has('armored-glove')).length;
  const gloves = subject.has('armored-glove');
  const claws = subject.count('vibroclaw');
  const { suits } = subject.book;
  for (const rule of suits) {
    const hands = (gloves && rule.glovesOnly ? 0 : mounts * (rule.mounts ?? 0)) + (gloves ? (rule.gloves ?? 0) : 0);
    const vibro = claws * (rule.vibroclaw ?? 0);
    share.suit += (hands * ONE) / 100;
    share.squad += (vibro * ONE) / 100;
    if (hands + vibro > 0) subject.work.speaks(rule.id);
  }
}

/** One suit's weapons times the troop factor and a half, and what the squad has once. */
export function squadAttack(subject: Subject, guns: readonly Gun[]): Four {
  const { work, unit } = subject;
  const factor = troopFactor(unit.squad?.troopers ?? 1) * 2 + 1;
  const damage: Four = [NONE, NONE, NONE, NONE];
  for (let bracket = 0; bracket < 3; bracket++) {
    const field = nth(FIELDS, bracket);
    const share = gunShare(subject, guns, bracket);
    if (bracket === 0) addHands(subject, share);
    if (share.suit > 0) work.term(field, 'ASC-conv-weap-ba-troop-factor', factor / 2, undefined, 'multiply');
    const value = roundedUp(unheated(times(share.suit, factor, 2) + share.squad));
    work.speaks(ROUNDED_UP);
    damage[bracket] = value;
    work.total(field, value.points);
  }
  return damage;
}

/** A platoon's own weapons; platoons with field guns attack with those instead. */
export function platoonAttack(subject: Subject): Four {
  const { unit, work, book } = subject;
  const said = <T>(ask: (rule: PlatoonRule) => T | undefined): T | undefined => {
    const found = firstAnswer(book.platoon, ask);
    if (found) work.speaks(found.rule.id);
    return found?.value;
  };
  const troopers = troopersOf(unit);
  const counted = said(rule => rule.counts?.(troopers)) ?? troopers;
  const amount = said(rule => rule.damage?.(unit, counted)) ?? 0;
  const rule = book.platoon.find(candidate => candidate.damage);
  const range = rangeOfPlatoon(unit);
  const brackets = said(one => one.reaches?.(range)) ?? 1;
  const value = roundedUp(unheated(amount));
  work.speaks(ROUNDED_UP);
  for (let bracket = 0; bracket < brackets; bracket++) {
    work.term(nth(FIELDS, bracket), rule?.id ?? 'ASC-conv-weap-ci-divide-10', amount / ONE, `${range} hexes`, 'base');
    work.total(nth(FIELDS, bracket), value.points);
  }
  return [value, brackets > 1 ? value : NONE, brackets > 2 ? value : NONE, NONE];
}
