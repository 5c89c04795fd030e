import type { Ammunition } from '@sortie/roster';
import { MANUAL, type Rule, type Said } from '../rule.ts';
import { called, type Fitting, isSuits, type Subject, total } from '../subject.ts';
import { armorNamed } from './common.ts';

type ByClass = readonly [exoskeleton: number, light: number, medium: number, heavy: number, assault: number];

/** Kilograms of a bare suit. */
const CHASSIS: Readonly<Record<'inner-sphere' | 'clan', ByClass>> = {
  'inner-sphere': [80, 100, 175, 300, 550],
  clan: [130, 150, 250, 400, 700],
};

const WALKING: ByClass = [25, 30, 40, 80, 160];
const JUMPING: ByClass = [25, 25, 50, 125, 250];
const FLYING: ByClass = [30, 40, 60, 60, 60];
const SWIMMING: ByClass = [45, 45, 85, 160, 250];

/** The most that a suit of a class may weigh. */
export const MOST_KILOGRAMS: ByClass = [400, 750, 1000, 1500, 2000];

const KILO = 1 / 1000;

/** Points of ground movement that come with the legs. */
const legsOf = ({ unit }: Subject): number => (unit.squad?.body === 'quad' ? 2 : 1);

function frameOf(subject: Subject): readonly Said[] {
  const { unit } = subject;
  const size = unit.squad?.weightClass ?? 0;
  const at = (row: ByClass): number => row[size] ?? 0;
  const exo = unit.squad?.exoskeleton ? CHASSIS['inner-sphere'] : CHASSIS[unit.tech.base];
  const { walk, jump, swim = 0 } = unit.movement;
  const lift = unit.motive === 'vtol' ? at(FLYING) : at(JUMPING);
  return [
    { value: at(exo) * KILO, note: 'chassis' },
    { value: Math.max(0, walk - legsOf(subject)) * at(WALKING) * KILO, note: 'legs' },
    { value: jump * lift * KILO, note: 'jets' },
    { value: swim * at(SWIMMING) * KILO, note: 'diving gear' },
  ].filter(({ value }) => value > 0);
}

/** A detachable pack saves a quarter of what is in it, its ammunition too. */
const PACKED = 0.75;

const packed = ({ weapons }: Subject, { type }: Ammunition): number =>
  weapons.some(({ mount, item }) => mount.held === 'DWP' && item.ammo === type) ? PACKED : 1;

/** What one suit wears and carries; whatever a single trooper has is weighed on the heaviest. */
function loadOf(subject: Subject): readonly Said[] {
  const first = (one: Fitting): boolean => one.mount.at === 'Squad' || one.mount.at === 'Trooper 1';
  return subject.fittings.flatMap(one => {
    const { item, mount } = one;
    if (!first(one) || mount.builtIn || item.kind === 'armor') return [];
    if (item.kind === 'ammo')
      return [{ value: packed(subject, item) * (mount.shots ?? item.shots) * item.kgPerShot * KILO, note: called(one) }];
    // A rifle in a mount weighs no more than the mount says.
    if (item.kind === 'sidearm' || mount.held === 'APM') return [];
    const tons = (item.tons ?? 0) * (mount.held === 'DWP' ? PACKED : mount.held === 'SSWM' ? 0.4 : 1);
    return tons > 0 ? [{ value: tons, note: called(one) }] : [];
  });
}

function armorOf(subject: Subject): readonly Said[] {
  const { unit } = subject;
  const kind = armorNamed(subject, unit.armor.type);
  const points = unit.armor.front['Trooper 1'] ?? total(unit.armor.front);
  return kind && points > 0 ? [{ value: (points * kind.kgPerPoint) / 1000, note: unit.armor.type }] : [];
}

export const SUIT_WEIGHT: readonly Rule[] = [
  {
    id: 'HOUSE-tons-suit',
    cite: MANUAL,
    adds: {
      mass: ({ subject }) => (isSuits(subject) ? [...frameOf(subject), ...armorOf(subject), ...loadOf(subject)] : undefined),
    },
    faults: subject => {
      if (!isSuits(subject)) return [];
      const most = MOST_KILOGRAMS[subject.unit.squad?.weightClass ?? 0] ?? 0;
      const parts = [...frameOf(subject), ...armorOf(subject), ...loadOf(subject)];
      const weight = Math.round(parts.reduce((sum, { value }) => sum + value, 0) * 1000);
      return weight > most ? [{ problem: `a suit weighs ${weight} kilograms; ${most} is the most in its class` }] : [];
    },
  },
];
