import { equipment, type Mount, type Unit } from '@sortie/roster';
import type { Subject } from '../subject.ts';
import { isAirborneSupport, isFighter, isMech } from '../subject.ts';
import type { Gun } from './gun.ts';

/** Which way a gun points on a unit with one attack value. */
export type Facing = 'front' | 'rear';

const TURRETS: ReadonlySet<string> = new Set(['TU', 'FT', 'T2']);

export const facingOf = (subject: Subject, gun: Gun): Facing => facingOfMount(subject, gun.mount);

export function facingOfMount(subject: Subject, mount: Mount): Facing {
  if (subject.type === 'CV' || (subject.type === 'SV' && !isAirborneSupport(subject)))
    return mount.at === 'RR' && !mount.turret ? 'rear' : 'front';
  if (isFighter(subject.type) || isAirborneSupport(subject)) return mount.at === 'AFT' || mount.rear ? 'rear' : 'front';
  return mount.rear ? 'rear' : 'front';
}

/** In a turret that turns: on a vehicle, on the head or shoulder of a 'Mech, or anywhere on a QuadVee or a tripod. */
export function isInTurret(subject: Subject, gun: Gun): boolean {
  if (subject.unit.frame === 'quadvee' || subject.unit.frame === 'tripod') return true;
  if (isMech(subject.type)) return gun.mount.turret === 'mech';
  return TURRETS.has(gun.mount.at);
}

/** Whether a weapon adds to the standard attack at all. */
export function isStandard(subject: Subject, gun: Gun): boolean {
  const { notes } = gun.row;
  if (notes.has('TOR')) return false;
  if (gun.weapon.ammo.endsWith('_CANNON')) return isFighter(subject.type) || isAirborneSupport(subject);
  return !gun.weapon.traits.has('artillery');
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

/** Damage of one trooper of a platoon, averaged over those with primary and secondary weapons. */
export function damagePerTrooper({ platoon }: Unit): number {
  if (!platoon) return 0;
  const of = (id: string | undefined) => {
    const item = id === undefined ? undefined : equipment(id);
    return item?.kind === 'sidearm' ? item.damage : 0;
  };
  const secondaries = Math.min(platoon.secondaries, platoon.squadSize);
  return (
    (Math.min(MOST_BY_RIFLE, of(platoon.primary)) * (platoon.squadSize - secondaries) + of(platoon.secondary) * secondaries) /
    Math.max(1, platoon.squadSize)
  );
}

/** Longest range in hexes: that of the secondary weapon when a squad has two or more. */
export function rangeOfPlatoon({ platoon }: Unit): number {
  if (!platoon) return 0;
  const item = equipment(platoon.secondary !== undefined && platoon.secondaries > 1 ? platoon.secondary : platoon.primary);
  return item?.kind === 'sidearm' ? item.range * 3 : 0;
}
