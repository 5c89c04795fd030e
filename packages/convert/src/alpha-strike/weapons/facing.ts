import type { RuleId } from '@sortie/kernel';
import type { Mount } from '@sortie/roster';
import { page, READING, type RuleHead, voicesIn } from '../rule.ts';
import { isAirborneSupport, isFighter, isInfantry, isMech, isVehicle, type Subject } from '../subject.ts';

/** Which way a gun points on a unit with one attack value. */
export type Facing = 'front' | 'rear';

export interface FacingRule extends RuleHead {
  readonly facing?: (subject: Subject, mount: Mount) => Facing | undefined;
  /** Whether weapons that point this way make up the attack. */
  readonly counts?: (facing: Facing) => boolean;
  /** Units whose stronger rear weapons take the place of the front ones. */
  readonly swaps?: (subject: Subject) => boolean;
  /** Weapons that turn. */
  readonly turns?: (subject: Subject, mount: Mount) => boolean | undefined;
}

export const VEHICLE_TURRETS: ReadonlySet<string> = new Set(['TU', 'FT', 'T2']);

const behind = (rear: boolean | undefined): Facing => (rear ? 'rear' : 'front');

const TABLE: RuleId = 'ASC-tbl-firing-arcs';

export const FACING_RULES: readonly FacingRule[] = [
  { id: 'ASC-conv-weap-arc-infantry', cite: page(99), covers: [TABLE], facing: ({ type }) => (isInfantry(type) ? 'front' : undefined) },
  {
    id: 'ASC-conv-weap-arc-vehicle',
    cite: page(99),
    covers: [TABLE],
    facing: (subject, mount) => (isVehicle(subject) ? behind(mount.at === 'RR' && !mount.turret) : undefined),
  },
  {
    id: 'ASC-conv-weap-arc-fighter',
    cite: page(99),
    covers: [TABLE],
    facing: (subject, mount) =>
      isFighter(subject.type) || isAirborneSupport(subject) ? behind(mount.at === 'AFT' || mount.rear) : undefined,
  },
  {
    id: 'ASC-conv-weap-arc-mech',
    cite: page(99),
    covers: [TABLE],
    facing: ({ type }, mount) => (isMech(type) || type === 'PM' ? behind(mount.rear) : undefined),
  },
  { id: 'ASC-conv-weap-arc-default', cite: page(99), counts: facing => facing === 'front' },
  { id: 'ASC-conv-weap-arc-mech-rear-swap', cite: page(99), swaps: ({ type }) => isMech(type) || type === 'PM' },
  {
    id: 'ASC-conv-weap-turret-own-value',
    cite: page(99),
    turns: ({ type }, mount) => (isMech(type) ? mount.turret === 'mech' || undefined : VEHICLE_TURRETS.has(mount.at) || undefined),
  },
  { id: 'HOUSE-as-tripod-turret', cite: READING, turns: ({ unit }) => unit.frame === 'tripod' || undefined },
];

const facingVoices = voicesIn<FacingRule, 'facing'>('facing');
const countVoices = voicesIn<FacingRule, 'counts'>('counts');
const swapVoices = voicesIn<FacingRule, 'swaps'>('swaps');
const turnVoices = voicesIn<FacingRule, 'turns'>('turns');

export function facingOf(subject: Subject, mount: Mount): Facing {
  for (const { id, run } of facingVoices(subject.book.facing)) {
    const facing = run(subject, mount);
    if (facing === undefined) continue;
    subject.work.speaks(id);
    return facing;
  }
  return 'front';
}

/** The guns that make up the attack of a unit with one arc. */
export function frontGuns<G extends { readonly mount: Mount }>(subject: Subject, guns: readonly G[]): readonly G[] {
  const [voice] = countVoices(subject.book.facing);
  if (!voice) return [];
  subject.work.speaks(voice.id);
  return guns.filter(({ mount }) => voice.run(facingOf(subject, mount)));
}

/** In a turret that turns; a QuadVee is one turret as a whole. */
export function isInTurret(subject: Subject, mount: Mount): boolean {
  if (subject.unit.frame === 'quadvee') return true;
  const voice = turnVoices(subject.book.facing).find(({ run }) => run(subject, mount));
  if (voice) subject.work.speaks(voice.id);
  return voice !== undefined;
}

/** Whether its rear weapons, the stronger ones, take the place of those to the front. */
export function swapsRear(subject: Subject): boolean {
  const voice = swapVoices(subject.book.facing).find(({ run }) => run(subject));
  if (voice) subject.work.speaks(voice.id);
  return voice !== undefined;
}
