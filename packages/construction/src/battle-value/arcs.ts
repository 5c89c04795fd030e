import { MANUAL, type Rule } from '../rule.ts';
import type { Sheet } from '../sheet.ts';
import { called, type Fitting, isLargeCraft, type Subject } from '../subject.ts';
import { ammunitionOf } from './ammunition.ts';
import { heatCapacity } from './heat.ts';
import { offensive } from './weapons.ts';

/** Arcs of a ship in the order in which they lie around it. */
const SMALLER = ['NOS', 'LS', 'LS rear', 'AFT', 'RS rear', 'RS'] as const;
const LARGER = ['NOS', 'FLS', 'ALS', 'AFT', 'ARS', 'FRS'] as const;
const WARSHIP = ['NOS', 'FLS', 'LBS', 'ALS', 'AFT', 'ARS', 'RBS', 'FRS'] as const;

/** A WarShip turns one of these to its enemy. */
const FACING: readonly string[] = ['NOS', 'LBS', 'AFT', 'RBS'];

/** Which of the arcs of a ship it is, by what it brings. */
export type ArcRank = 'strongest' | 'beside' | 'third' | 'other';

/** An arc of a ship on its way to a value. */
export interface Arc {
  readonly subject: Subject;
  readonly rank: ArcRank;
  /** The strongest arc and the one beside it are more than the heat sinks bear. */
  readonly overheated: boolean;
}

const isWarship = ({ unit }: Subject): boolean => unit.kind === 'warship';

const ringOf = (subject: Subject): readonly string[] =>
  subject.unit.kind === 'dropship' ? SMALLER : isWarship(subject) ? WARSHIP : LARGER;

const arcOf = ({ mount }: Fitting): string => (mount.rear ? `${mount.at} rear` : mount.at);

interface Battery {
  readonly arc: string;
  readonly weapons: number;
  readonly heat: number;
}

function batteryOf(sheet: Sheet, subject: Subject, arc: string): Battery {
  const guns = offensive(subject).filter(gun => arcOf(gun) === arc);
  return {
    arc,
    weapons: guns.reduce((sum, gun) => sum + sheet.quietly('weapon', { ...gun, subject, backwards: false }), 0),
    heat: guns.reduce((sum, gun) => sum + sheet.quietly('weaponHeat', { ...gun, subject }), 0),
  };
}

const stronger = (a: Battery, b: Battery): Battery => (b.weapons > a.weapons ? b : a);

/** The strongest arc, the stronger one beside it, and the third: across on a WarShip, on the other side on all others. */
function ranked(subject: Subject, ring: readonly Battery[]): Readonly<Record<'strongest' | 'beside' | 'third', Battery>> {
  const strongest = ring.filter(({ arc }) => !isWarship(subject) || FACING.includes(arc)).reduce(stronger);
  const from = ring.indexOf(strongest);
  const around = (steps: number): Battery => ring[(from + steps) % ring.length] ?? strongest;
  const [left, right] = [around(1), around(ring.length - 1)];
  const beside = stronger(left, right);
  return { strongest, beside, third: isWarship(subject) ? around(ring.length / 2) : beside === left ? right : left };
}

function arcValue(sheet: Sheet, subject: Subject, arc: string): number {
  const weapons = subject.weapons.filter(gun => arcOf(gun) === arc);
  const bins = subject.bins.filter(bin => arcOf(bin) === arc);
  const guns = offensive({ ...subject, weapons });
  const value = guns.reduce((sum, gun) => sum + sheet.ask('weapon', { ...gun, subject, backwards: false }, called(gun)), 0);
  return value + ammunitionOf(sheet, { ...subject, weapons, bins });
}

/** What the weapons of a ship are worth: it cannot turn all of its arcs to one enemy. */
export function arcsOf(sheet: Sheet, subject: Subject): number {
  const ring = ringOf(subject).map(arc => batteryOf(sheet, subject, arc));
  const { strongest, beside, third } = ranked(subject, ring);
  const overheated = strongest.heat + beside.heat > heatCapacity(subject);
  const rankOf = (battery: Battery): ArcRank =>
    battery === strongest ? 'strongest' : battery === beside ? 'beside' : battery === third ? 'third' : 'other';
  return ring.reduce((sum, battery) => {
    const value = arcValue(sheet, subject, battery.arc);
    return value === 0 ? sum : sum + value * sheet.ask('arcShare', { subject, rank: rankOf(battery), overheated }, battery.arc);
  }, 0);
}

const SHARES: Readonly<Record<ArcRank, number>> = { strongest: 1, beside: 1, third: 0.5, other: 0.25 };

export const ARC_VALUE: readonly Rule[] = [
  {
    id: 'HOUSE-bv-arcs',
    cite: MANUAL,
    base: { arcShare: ({ subject, rank }) => (isLargeCraft(subject) ? { value: SHARES[rank], note: rank } : undefined) },
    atMost: { arcShare: ({ rank, overheated }) => (overheated && rank === 'third' ? { value: SHARES.other, note: 'too hot' } : undefined) },
  },
];
