import {
  type Ammunition,
  type Equipment,
  equipment,
  type Gear,
  type Kind,
  type Motive,
  type Mount,
  type Unit,
  type Weapon,
} from '@sortie/roster';
import { devicesOf } from './devices.ts';

/** A thing on board and its row in the tables. */
export interface Fitting<E extends Equipment = Equipment> {
  readonly mount: Mount;
  readonly item: E;
}

/** A design on the drawing board. */
export interface Subject {
  readonly unit: Unit;
  readonly fittings: readonly Fitting[];
  readonly weapons: readonly Fitting<Weapon>[];
  readonly bins: readonly Fitting<Ammunition>[];
  readonly gear: readonly Fitting<Gear>[];
  /** Devices that serve one weapon each, by the weapon's mount: `artemis`, `ppc-capacitor` … */
  readonly devices: ReadonlyMap<Mount, readonly Fitting<Gear>[]>;
  /** How many things with this trait it carries. */
  count(trait: string): number;
  has(trait: string): boolean;
  /** Does a thing with this trait sit in this location? */
  hasAt(trait: string, at: string): boolean;
}

/** One thing on board, asked about by itself. */
export interface Part<E extends Equipment = Equipment> extends Fitting<E> {
  readonly subject: Subject;
}

export function subjectOf(unit: Unit): Subject {
  const fittings: Fitting[] = [];
  const counts = new Map<string, number>();
  for (const mount of unit.mounts) {
    const item = equipment(mount.item);
    if (!item) continue;
    fittings.push({ mount: { ...mount }, item });
    for (const trait of item.traits) counts.set(trait, (counts.get(trait) ?? 0) + 1);
  }
  const weapons = fittings.filter((one): one is Fitting<Weapon> => one.item.kind === 'weapon');
  const gear = fittings.filter((one): one is Fitting<Gear> => one.item.kind === 'equipment');
  return {
    unit,
    fittings,
    weapons,
    bins: fittings.filter((one): one is Fitting<Ammunition> => one.item.kind === 'ammo'),
    gear,
    devices: devicesOf(weapons, gear),
    count: trait => counts.get(trait) ?? 0,
    has: trait => counts.has(trait),
    hasAt: (trait, at) => fittings.some(({ mount, item }) => mount.at === at && item.traits.has(trait)),
  };
}

const among =
  (...kinds: readonly Kind[]) =>
  ({ unit }: Subject): boolean =>
    kinds.includes(unit.kind);

export const isMech = among('mech');
export const isProtoMech = among('protomech');
export const isSuits = among('battle-armor');
export const isPlatoon = among('infantry');
export const isFighter = among('fighter', 'conventional-fighter');
export const isLargeCraft = among('dropship', 'jumpship', 'warship', 'space-station');
export const isSmallCraft = among('small-craft');
/** Whatever flies by thrust, airborne support vehicles among them. */
export const isAerospace = (subject: Subject): boolean =>
  isFighter(subject) || isSmallCraft(subject) || isLargeCraft(subject) || (subject.unit.kind === 'support-vehicle' && !!subject.unit.craft);
export const isVehicle = (subject: Subject): boolean =>
  subject.unit.kind === 'vehicle' || (subject.unit.kind === 'support-vehicle' && !subject.unit.craft);
export const isSupport = among('support-vehicle');

/** An IndustrialMech is built on an industrial skeleton or steered from an industrial cockpit. */
export const isIndustrial = (subject: Subject): boolean =>
  isMech(subject) && (subject.unit.structure.type === 'Industrial' || /Industrial/.test(subject.unit.cockpit ?? ''));

export const isDrone = (subject: Subject): boolean => subject.has('drone-operating-system');

/** How a thing is called in a derivation. */
export const called = ({ mount, item }: Fitting): string => `${item.name} (${mount.at}${mount.rear ? ' rear' : ''})`;

export const total = (points: Readonly<Record<string, number>>): number => Object.values(points).reduce((sum, value) => sum + value, 0);

/** How large a support vehicle is built. */
export type Size = 'small' | 'medium' | 'large';

const SMALL_TONS = 5;

/** Tons up to which a support vehicle counts as medium. */
const MEDIUM_TONS: Partial<Readonly<Record<Motive, number>>> = {
  airship: 300,
  aerodyne: 100,
  hover: 50,
  naval: 300,
  submarine: 300,
  hydrofoil: 100,
  rail: 300,
  maglev: 300,
  tracked: 100,
  vtol: 30,
  wheeled: 80,
  wige: 80,
  'station-keeping': 100,
};

export function sizeOf({ unit }: Subject): Size {
  if (unit.tons < SMALL_TONS) return 'small';
  return unit.build?.size === 'large' || unit.tons > (MEDIUM_TONS[unit.motive] ?? Number.POSITIVE_INFINITY) ? 'large' : 'medium';
}
