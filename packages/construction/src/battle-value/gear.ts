import type { Gear } from '@sortie/roster';
import { armoredSlots } from '../armored.ts';
import { errata, MANUAL, type Rule } from '../rule.ts';
import { called, type Fitting, isMech, isPlatoon, isProtoMech, isSuits, type Part } from '../subject.ts';
import { gyroValue } from './armor.ts';

const DEFENSIVE_WEAPONS = ['ams', 'b-pod'] as const;
const DEFENSIVE_GEAR = [
  'ecm',
  'bap',
  'viral-jammer-decoy',
  'viral-jammer-homing',
  'ap-pod',
  'heavy-bridge-layer',
  'medium-bridge-layer',
  'light-bridge-layer',
  'bulldozer',
  'chaff-pod',
  'harjel-ii',
  'harjel-iii',
  'spikes',
  'minesweeper',
] as const;

/** Bits of the kinds of shields. */
const SHIELDS: ReadonlySet<number> = new Set([1024, 2048, 4096]);

export const isShield = ({ item }: Fitting): boolean => item.kind === 'equipment' && item.traits.has('club') && SHIELDS.has(item.subtype);

const hasOne = (fitting: Fitting, traits: readonly string[]): boolean => traits.some(trait => fitting.item.traits.has(trait));

/** Suites whose whole value is defensive since the errata. */
const isPrintedSuite = ({ item }: Fitting): boolean => item.traits.has('ew-equipment') || item.traits.has('watchdog');

/** Does this thing count in the defense of a design, and nowhere else? */
export function isDefensive(fitting: Fitting): boolean {
  const { item } = fitting;
  if (item.kind === 'weapon') return hasOne(fitting, DEFENSIVE_WEAPONS) || item.traits.has('m-pod') || item.bay === 'screen';
  return item.kind === 'equipment' && (hasOne(fitting, DEFENSIVE_GEAR) || isShield(fitting) || item.traits.has('mass'));
}

const valued = (part: Part) => ({ value: part.item.bv, note: called(part) });

/** Suits and platoons count their devices by rules of their own. */
const countsGear = ({ subject }: Part): boolean => !isSuits(subject) && !isPlatoon(subject);

const isDagger = (part: Part): boolean => isPrintedSuite(part) || part.item.traits.has('mass') || part.item.traits.has('m-pod');

export const DEFENSIVE_ITEMS: readonly Rule[] = [
  {
    id: 'HOUSE-bv-defensive-gear',
    cite: MANUAL,
    base: { defensiveItem: part => (countsGear(part) && isDefensive(part) && !isDagger(part) ? valued(part) : undefined) },
  },
  {
    id: 'TOE-bv-ew-equipment',
    cite: errata(383),
    base: { defensiveItem: part => (countsGear(part) && part.item.traits.has('ew-equipment') ? valued(part) : undefined) },
  },
  {
    id: 'TOE-bv-clan-watchdog',
    cite: errata(385),
    base: { defensiveItem: part => (countsGear(part) && part.item.traits.has('watchdog') ? valued(part) : undefined) },
  },
  {
    id: 'TOE-bv-mass',
    cite: errata(383),
    covers: ['TOE-bv-clan-mass'],
    base: { defensiveItem: part => (countsGear(part) && part.item.traits.has('mass') ? valued(part) : undefined) },
  },
  {
    id: 'TOE-bv-mpod',
    cite: errata(383),
    base: { defensiveItem: part => (countsGear(part) && part.item.traits.has('m-pod') ? valued(part) : undefined) },
  },
  {
    id: 'TOE-bv-mast-mount',
    cite: errata(382),
    covers: ['TOE-bv-footnote-m-mast'],
    adds: {
      defensiveItem: part => (isInMast(part) && isDefensive(part) ? 10 : undefined),
      offensiveItem: part => (isInMast(part) && !part.item.traits.has('mast-mount') && !isDefensive(part) ? 10 : undefined),
      weapon: gun => (isInMast(gun) ? 10 : undefined),
    },
  },
  {
    id: 'TOE-bv-clan-footnotes',
    cite: errata(385),
    adds: {
      defensiveItem: part => {
        if (!part.mount.armored || !isMech(part.subject)) return undefined;
        const slots = part.mount.slots ?? slotsOfRow(part);
        return { value: part.item.bv > 0 ? 0.05 * part.item.bv * slots : 5 * slots, note: `armored ${called(part)}` };
      },
      armoredSystems: subject =>
        armoredSlots(subject).map(text => ({ value: /Gyro/i.test(text) ? 0.05 * gyroValue(subject) : 5, note: text })),
    },
  },
];

const slotsOfRow = ({ item }: Fitting): number => (item.kind === 'weapon' || item.kind === 'equipment' ? (item.slots ?? 1) : 1);

const isInMast = ({ subject, mount }: Part): boolean => mount.at === 'RO' && subject.has('mast-mount');

const MELEE: readonly (readonly [test: (item: Gear) => boolean, value: (tons: number) => number])[] = [
  [({ id }) => id === 'Hatchet', tons => Math.ceil(tons / 5) * 1.5],
  [({ id }) => id === 'Sword', tons => Math.ceil(tons / 10 + 1) * 1.725],
  [({ id }) => id === 'Retractable Blade', tons => Math.ceil(tons / 10) * 1.725],
];

/** Physical weapons that the errata mark with "maximum damage", by the damage of a machine of so many tons. */
const MARKED: readonly (readonly [test: (item: Gear) => boolean, value: (tons: number) => number])[] = [
  [({ id }) => id === 'IS Lance', tons => Math.ceil(tons / 5)],
  [({ id }) => id === 'Mace', tons => Math.ceil(tons / 4)],
  [({ traits }) => traits.has('hand-weapon'), tons => Math.ceil(tons / 7) * 1.275],
  [({ traits }) => traits.has('talon'), tons => Math.floor(Math.floor(tons / 5) * 0.5 + 0.5)],
  [({ id }) => id === 'Chain Whip', () => 5.175],
];

const melee = (rows: typeof MELEE, { item, subject, mount }: Part<Gear>) => {
  const row = rows.find(([test]) => test(item));
  return row && { value: row[1](subject.unit.tons), note: `${item.name} (${mount.at})` };
};

const isMelee = ({ item }: Fitting<Gear>): boolean => [...MELEE, ...MARKED].some(([test]) => test(item));

/** Hot triple-strength myomer doubles the damage of physical weapons. */
const isHot = ({ subject }: Part): boolean => subject.has('tsm');

const protoMelee = ({ item, subject }: Part<Gear>): number | undefined => {
  if (!item.traits.has('protomek-melee')) return undefined;
  return Math.ceil(subject.unit.tons * (item.subtype === 2 ? 0.4 : 0.2)) * (item.subtype === 2 ? 1 : 1.25);
};

export const OFFENSIVE_ITEMS: readonly Rule[] = [
  {
    id: 'HOUSE-bv-offensive-gear',
    cite: MANUAL,
    base: {
      offensiveItem: part => {
        const { item } = part;
        // Suits count what single troopers carry.
        if ((isSuits(part.subject) && part.mount.at === 'Squad') || isPlatoon(part.subject) || isDefensive(part) || isMelee(part))
          return undefined;
        if (item.traits.has('targcomp') || item.traits.has('mine') || !(item.bv > 0)) return undefined;
        return valued(part);
      },
    },
  },
  {
    id: 'HOUSE-bv-physical-weapons',
    cite: MANUAL,
    base: { offensiveItem: part => melee(MELEE, part) },
    multiplies: { offensiveItem: part => (isHot(part) && MELEE.some(([test]) => test(part.item)) ? 2 : undefined) },
  },
  {
    id: 'TOE-bv-max-damage-footnote',
    cite: errata(383),
    covers: ['TOE-bv-is-melee-mark', 'TOE-bv-clan-melee-mark'],
    base: {
      offensiveItem: part =>
        isProtoMech(part.subject) ? withNote(protoMelee(part), part) : isMech(part.subject) ? melee(MARKED, part) : undefined,
    },
    multiplies: { offensiveItem: part => (isHot(part) && MARKED.some(([test]) => test(part.item)) ? 2 : undefined) },
  },
];

const withNote = (value: number | undefined, part: Part) => (value === undefined ? undefined : { value, note: called(part) });
