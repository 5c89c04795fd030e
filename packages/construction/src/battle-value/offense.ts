import type { Ammunition } from '@sortie/roster';
import { errata, MANUAL, type Rule } from '../rule.ts';
import { isAerospace, isMech, isPlatoon, isSuits, isVehicle, type Subject } from '../subject.ts';
import { airSpeed, valuedSpeed } from './speed.ts';

/** Value of a ton of Streak LRMs by the size of the launcher, from one tube to twenty. */
const STREAK_TONS = [2, 4, 7, 9, 11, 13, 15, 17, 19, 22, 24, 26, 28, 30, 32, 35, 37, 39, 41, 43];

/** Suits and ProtoMechs carry single shots, of which the table gives the mass. */
const countsShots = ({ unit }: Subject): boolean =>
  unit.kind === 'protomech' || unit.kind === 'battle-armor' || unit.kind === 'handheld-weapon';

const binShare = (
  subject: Subject,
  shots: number,
  item: { readonly shots: number; readonly kgPerShot: number; readonly tons: number },
): number => {
  if (countsShots(subject)) return (shots * (item.kgPerShot || (1000 * item.tons) / item.shots)) / 1000;
  return item.shots > 0 ? Math.max(1, Math.floor(shots / item.shots)) : 1;
};

function speedPoints(subject: Subject): number {
  const { walk, run, jump, swim = 0 } = valuedSpeed(subject);
  const { unit } = subject;
  // A weapon that is carried by hand does not move: a factor of one.
  if (unit.kind === 'handheld-weapon') return 5;
  // Engines that hold a JumpShip in place move it a little, those of a station do not.
  if (unit.kind === 'jumpship') return 1;
  if (isAerospace(subject)) return run;
  if (isSuits(subject) || isPlatoon(subject)) return Math.max(run, jump, swim);
  if (isMech(subject) && unit.frame === 'lam' && !unit.lore?.some(([key, text]) => key === 'lam' && text === 'Bimodal'))
    return run + Math.floor(airSpeed(jump) / 2 + 0.5);
  const ground = unit.motive === 'rail' || unit.motive === 'maglev' ? walk : run;
  const least = isVehicle(subject) && unit.movement.walk === 0 ? 1 : ground;
  return least + Math.floor(Math.max(jump, swim) / 2 + 0.5);
}

/** Missiles that are bought and valued one by one. */
const SUB_CAPITAL: ReadonlySet<string> = new Set(['MANTA_RAY', 'PIRANHA', 'STINGRAY', 'SWORDFISH']);
const isSubCapital = ({ type }: Ammunition): boolean => SUB_CAPITAL.has(type);

export const OFFENSE_VALUE: readonly Rule[] = [
  {
    id: 'HOUSE-bv-ammunition',
    cite: MANUAL,
    base: {
      binValue: ({ subject, mount, item }) =>
        item.type === 'LRM_STREAK' || isSubCapital(item) ? undefined : item.bv * binShare(subject, mount.shots ?? item.shots, item),
      ammunition: ({ bins }) => bins,
    },
    atMost: { ammunition: ({ bins, weapons }) => (bins > weapons ? weapons : undefined) },
  },
  {
    id: 'TOE-bv-is-subcap-ammo',
    cite: errata(384),
    covers: ['TOE-bv-clan-subcap-ammo'],
    // By the shot, not by the ton.
    base: { binValue: ({ mount, item }) => (isSubCapital(item) ? item.bv * (mount.shots ?? item.shots) : undefined) },
  },
  {
    id: 'TOE-bv-clan-streak-lrm',
    cite: errata(385),
    base: {
      binValue: ({ subject, mount, item }) =>
        item.type === 'LRM_STREAK' ? (STREAK_TONS[item.rack - 1] ?? 0) * binShare(subject, mount.shots ?? item.shots, item) : undefined,
    },
  },
  {
    id: 'HOUSE-bv-weight',
    cite: MANUAL,
    base: {
      weight: subject => {
        const { unit } = subject;
        return isMech(subject) ? unit.tons : isVehicle(subject) ? unit.tons / 2 : undefined;
      },
    },
    multiplies: {
      weight: subject => (!isMech(subject) ? undefined : subject.has('tsm') ? 1.5 : subject.has('industrial-tsm') ? 1.15 : undefined),
    },
  },
  { id: 'HOUSE-bv-speed-factor', cite: MANUAL, base: { speedPoints } },
  {
    id: 'HOUSE-bv-industrial',
    cite: MANUAL,
    base: { offensiveModifier: () => 1 },
    multiplies: {
      offensiveModifier: subject => (isMech(subject) && /Industrial$/.test(subject.unit.cockpit ?? '') ? 0.9 : undefined),
    },
  },
];
