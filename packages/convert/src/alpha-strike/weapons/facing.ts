import type { Mount } from '@sortie/roster';
import { page, READING, type RuleHead } from '../rule.ts';
import { isAirborneSupport, isFighter, isInfantry, isMech, isVehicle, type Subject } from '../subject.ts';

/** Which way a gun points on a unit with one attack value. */
export type Facing = 'front' | 'rear';

export interface FacingRule extends RuleHead {
  readonly facing?: (subject: Subject, mount: Mount) => Facing | undefined;
  /** Units whose stronger rear weapons take the place of the front ones. */
  readonly swaps?: (subject: Subject) => boolean;
  /** Weapons that turn. */
  readonly turns?: (subject: Subject, mount: Mount) => boolean | undefined;
}

export const VEHICLE_TURRETS: ReadonlySet<string> = new Set(['TU', 'FT', 'T2']);

const behind = (rear: boolean | undefined): Facing => (rear ? 'rear' : 'front');

export const FACING_RULES: readonly FacingRule[] = [
  { id: 'ASC-conv-weap-arc-infantry', cite: page(99), facing: ({ type }) => (isInfantry(type) ? 'front' : undefined) },
  {
    id: 'ASC-conv-weap-arc-vehicle',
    cite: page(99),
    facing: (subject, mount) => (isVehicle(subject) ? behind(mount.at === 'RR' && !mount.turret) : undefined),
  },
  {
    id: 'ASC-conv-weap-arc-fighter',
    cite: page(99),
    facing: (subject, mount) =>
      isFighter(subject.type) || isAirborneSupport(subject) ? behind(mount.at === 'AFT' || mount.rear) : undefined,
  },
  {
    id: 'ASC-conv-weap-arc-mech',
    cite: page(99),
    facing: ({ type }, mount) => (isMech(type) || type === 'PM' ? behind(mount.rear) : undefined),
  },
  { id: 'ASC-conv-weap-arc-default', cite: page(99), facing: (_, mount) => behind(mount.rear) },
  { id: 'ASC-conv-weap-arc-mech-rear-swap', cite: page(99), swaps: ({ type }) => isMech(type) || type === 'PM' },
  {
    id: 'ASC-conv-weap-turret-own-value',
    cite: page(99),
    covers: ['ASC-conv-weap-multi-turret-large'],
    turns: ({ type }, mount) => (isMech(type) ? mount.turret === 'mech' || undefined : VEHICLE_TURRETS.has(mount.at) || undefined),
  },
  { id: 'HOUSE-as-tripod-turret', cite: READING, turns: ({ unit }) => unit.frame === 'tripod' || undefined },
];

export function facingOf(subject: Subject, mount: Mount): Facing {
  for (const rule of subject.book.facing) {
    const facing = rule.facing?.(subject, mount);
    if (facing !== undefined) return facing;
  }
  return 'front';
}

/** In a turret that turns; a QuadVee is one turret as a whole. */
export function isInTurret(subject: Subject, mount: Mount): boolean {
  return subject.unit.frame === 'quadvee' || subject.book.facing.some(rule => rule.turns?.(subject, mount));
}
