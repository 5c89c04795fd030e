import { nth, type RuleId } from '@sortie/kernel';
import { type Damage, type Heated, NONE, ONE, roundedUp, unheated } from '../amount.ts';
import type { Explained } from '../card.ts';
import { type HeatBudget, tracksHeat } from '../heat/heat.ts';
import { FORMULA, type HeatFactor, heatFactor, MOST_OVERHEAT, ROUNDED_UP } from '../heat/modified.ts';
import type { Subject } from '../subject.ts';
import { isStandard } from './counting.ts';
import { type Facing, facingOf, frontGuns, swapsRear } from './facing.ts';
import type { Gun } from './gun.ts';

/** How far heat lowers short and medium range, and long and extreme range. */
export interface Cooling {
  readonly near: HeatFactor;
  readonly far: HeatFactor;
}

export const COOL: Cooling = { near: [1, 1], far: [1, 1] };

export const heated = (value: number, bracket: number, cooling: Cooling): Heated => {
  const [num, den] = bracket < 2 ? cooling.near : cooling.far;
  return { value, num, den };
};

export interface StandardAttack {
  readonly damage: readonly [Damage, Damage, Damage, Damage];
  readonly overheat: number;
  readonly overheatsAtLong: boolean;
  readonly cooling: Cooling;
  /** Guns that count for it. */
  readonly guns: readonly Gun[];
}

const BRACKETS: readonly Explained[] = ['short', 'medium', 'long', 'extreme'];

const sum = (guns: readonly Gun[], bracket: number): number => guns.reduce((total, gun) => total + (gun.values[bracket] ?? 0), 0);

function explain(subject: Subject, guns: readonly Gun[], brackets: number): void {
  for (let bracket = 0; bracket < brackets; bracket++) {
    const field = nth(BRACKETS, bracket);
    for (const gun of guns) {
      const value = gun.values[bracket] ?? 0;
      if (value === 0) continue;
      const note = `${gun.weapon.name} (${gun.mount.at})`;
      subject.work.term(field, tableRule(gun), value / ONE, note);
    }
  }
}

const TABLES: Readonly<Record<string, RuleId>> = {
  is: 'ASC-tbl-weapons-is',
  clan: 'ASC-tbl-weapons-clan',
  'ba-is': 'ASC-tbl-weapons-ba-is',
  'ba-clan': 'ASC-tbl-weapons-ba-clan',
  capital: 'ASC-tbl-weapons-capital',
};

export const tableRule = ({ row }: Gun): RuleId => TABLES[row.table] ?? 'HOUSE-as-weap-unlisted';

/** Attack value of units that attack to the front, with heat. */
export function standardAttack(subject: Subject, guns: readonly Gun[], budget: HeatBudget, extreme: boolean): StandardAttack {
  const counted = guns.filter(gun => isStandard(subject, gun));
  const front = frontGuns(subject, counted);
  const rear = counted.filter(gun => facingOf(subject, gun.mount) === 'rear');
  const used = sum(rear, 1) > sum(front, 1) && swapsRear(subject) ? rear : front;
  const brackets = extreme ? 4 : 3;
  explain(subject, used, brackets);
  const raw = [0, 1, 2, 3].map(bracket => (bracket < brackets ? sum(used, bracket) : 0));
  if (!tracksHeat(subject)) {
    const damage = raw.map(value => roundedUp(unheated(value))) as [Damage, Damage, Damage, Damage];
    record(subject, damage, brackets);
    return { damage, overheat: 0, overheatsAtLong: false, cooling: COOL, guns: used };
  }
  return heatAttack(subject, guns, used, raw, budget, brackets);
}

function heatAttack(
  subject: Subject,
  all: readonly Gun[],
  used: readonly Gun[],
  raw: readonly number[],
  budget: HeatBudget,
  brackets: number,
): StandardAttack {
  const { capacity, base } = budget;
  const facing = used[0] ? facingOf(subject, used[0].mount) : 'front';
  const firing = all.filter(gun => facingOf(subject, gun.mount) === facing);
  const heatOf = (guns: readonly Gun[]) => guns.reduce((total, gun) => total + budget.gunHeat(gun), base);
  const near = heatFactor(heatOf(firing) + otherHeat(subject, budget, all, facing) + budget.defense, capacity);
  const long = heatFactor(heatOf(firing.filter(gun => gun.values[2] > 0)), capacity);
  const lowered = (bracket: number, [num, den]: HeatFactor) => roundedUp({ value: raw[bracket] ?? 0, num, den });
  const [short, medium] = [lowered(0, near), lowered(1, near)];
  const overheat = Math.min(MOST_OVERHEAT, overheatValue(raw, roundedUp(unheated(raw[1] ?? 0)), [short, medium]));
  const drops = points(roundedUp(unheated(raw[2] ?? 0))) > points(lowered(2, long));
  const { id, longRange } = subject.book.longRange;
  const { damage: far, abilities, overheats } = longRange({ near, long, overheat, drops });
  subject.work.speaks(id);
  const damage: [Damage, Damage, Damage, Damage] = [short, medium, lowered(2, far), brackets === 4 ? lowered(3, far) : NONE];
  explainHeat(subject, near, far, overheat);
  record(subject, damage, brackets);
  return { damage, overheat, overheatsAtLong: overheats, cooling: { near, far: abilities }, guns: used };
}

/** Heat of weapons that stand in no table of damage: artillery and the like. */
export function otherHeat(subject: Subject, budget: HeatBudget, guns: readonly Gun[], facing?: Facing): number {
  const listed = new Set(guns.map(gun => gun.mount));
  let heat = 0;
  for (const { mount, item } of subject.fittings) {
    if (item.kind !== 'weapon' || listed.has(mount) || item.traits.has('ams') || item.traits.has('oneshot')) continue;
    if (facing === undefined || facingOf(subject, mount) === facing) heat += budget.pieceHeat(item);
  }
  return heat;
}

const points = (damage: Damage): number => (damage.minimal ? 0.5 : damage.points);

function overheatValue(raw: readonly number[], rawMedium: Damage, damage: readonly Damage[]): number {
  if ((raw[1] ?? 0) > 0) return Math.floor(points(rawMedium) - points(damage[1] ?? NONE));
  return Math.floor(points(roundedUp(unheated(raw[0] ?? 0))) - points(damage[0] ?? NONE));
}

function explainHeat(subject: Subject, near: HeatFactor, far: HeatFactor, overheat: number): void {
  const { work } = subject;
  if (near[1] !== 1) {
    for (const field of ['short', 'medium'] as const) work.term(field, FORMULA, near[0] / near[1], 'heat', 'multiply');
  }
  if (far[1] !== 1) {
    for (const field of ['long', 'extreme'] as const) work.term(field, FORMULA, far[0] / far[1], 'heat', 'multiply');
  }
  if (overheat > 0) work.term('overheat', 'ASC-conv-dmg-ov-value', overheat, undefined, 'base');
  work.total('overheat', overheat);
}

function record(subject: Subject, damage: readonly Damage[], brackets: number): void {
  subject.work.speaks(ROUNDED_UP);
  for (let bracket = 0; bracket < brackets; bracket++) {
    const value = nth(damage, bracket);
    subject.work.total(nth(BRACKETS, bracket), value.points);
  }
}
