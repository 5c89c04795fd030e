import { sure } from '@sortie/kernel';
import { sideTorsoSlots } from '@sortie/roster';
import { errata, MANUAL, type Rule } from '../rule.ts';
import { called, type Fitting, isAerospace, isLargeCraft, isMech, type Part, type Subject } from '../subject.ts';

/** Where damage goes on to from a location of a 'Mech. */
const INWARD: Readonly<Record<string, string>> = {
  LA: 'LT',
  RA: 'RT',
  LL: 'LT',
  RL: 'RT',
  FLL: 'LT',
  FRL: 'RT',
  RLL: 'LT',
  RRL: 'RT',
  LT: 'CT',
  RT: 'CT',
};

const isArm = (at: string): boolean => at === 'LA' || at === 'RA';
const isSide = (at: string): boolean => at === 'LT' || at === 'RT';
const isLeg = (at: string): boolean => at.endsWith('L');

/** Clan machines have CASE wherever something can explode. */
const hasCase = (subject: Subject, at: string): boolean =>
  subject.unit.tech.base === 'clan' || subject.hasAt('case', at) || subject.hasAt('casep', at);

/** CASE II holds an explosion in its own location and one location further out. */
const isContained = (subject: Subject, at: string): boolean =>
  subject.hasAt('caseii', at) || (!isLeg(at) && subject.hasAt('caseii', INWARD[at] ?? ''));

const engineInSides = ({ unit }: Subject): number => (unit.engine ? sideTorsoSlots(unit.engine) : 0);

/** Does an explosion here cost the machine or a leg? */
function isExposed(subject: Subject, at: string): boolean {
  if (isArm(at)) return !hasCase(subject, at) && isExposed(subject, sure(INWARD[at], 'the location inwards'));
  if (isSide(at)) return !hasCase(subject, at) || engineInSides(subject) >= 3;
  return true;
}

const LOUD = 15;
const QUIET = 1;

const HYPER_VELOCITY = 'HYPER_VELOCITY';
const COOLANT = 'COOLANT_POD';

const explodes = ({ item }: Fitting): boolean => {
  if (item.kind === 'ammo') return !item.traits.has('inert');
  if (item.kind === 'weapon' && item.ammo === HYPER_VELOCITY) return true;
  return item.traits.has('explosive') || item.traits.has('b-pod') || item.traits.has('m-pod') || item.traits.has('taser');
};

/** Weapons that a charged capacitor makes explosive. */
const isCharged = ({ subject, mount, item }: Part): boolean =>
  item.traits.has('ppc') && (subject.devices.get(mount)?.some(device => device.item.traits.has('ppc-capacitor')) ?? false);

const rowSlots = ({ item }: Fitting): number => (item.kind === 'weapon' || item.kind === 'equipment' ? (item.slots ?? 1) : 1);

/** Slots of a thing that lie where they do harm. */
function exposedSlots({ subject, mount, item }: Part): number {
  const slots = item.kind === 'weapon' && subject.unit.tons <= 100 ? item.slots : (mount.slots ?? rowSlots({ mount, item }));
  const here = isExposed(subject, mount.at);
  if (mount.alsoAt === undefined) return here ? slots : 0;
  const there = isExposed(subject, mount.alsoAt);
  if (here && there) return slots;
  return here || there ? slotsIn(subject, here ? mount.at : mount.alsoAt, item.id, slots) : 0;
}

/** Of a split weapon, the slots that the sheet shows in one location. */
function slotsIn({ unit }: Subject, at: string, item: string, most: number): number {
  const listed = unit.slots?.[at]?.filter(name => name.replaceAll(' ', '').startsWith(item.replaceAll(' ', ''))).length ?? 0;
  return listed === 0 ? Math.ceil(most / 2) : Math.min(listed, most);
}

function mechPoints(part: Part): number | undefined {
  const { item } = part;
  const slots = exposedSlots(part);
  if (slots === 0) return undefined;
  if (item.kind === 'ammo') return item.type === COOLANT ? QUIET : LOUD;
  // Tanks and bays for bombs burn like ammunition.
  if (item.traits.has('fuel') || item.traits.has('bomb-bay')) return LOUD * slots;
  return (item.kind === 'weapon' && item.ammo === HYPER_VELOCITY ? 1 : slots) * QUIET;
}

/** Weapons and devices that the errata mark as explosive. */
const isMarked = (part: Part): boolean =>
  isCharged(part) ||
  part.item.traits.has('ppc-capacitor') ||
  part.item.traits.has('m-pod') ||
  ['ISImprovedHeavyGaussRifle', 'ISMagshotGR', 'ISSBGR'].includes(part.item.id);

const isClanXxl = ({ unit }: Subject): boolean => unit.engine?.type === 'XXL' && unit.engine.clan === true;

/** Ammunition that costs points only because the engine reaches into the side torsos. */
const isByEngine = (part: Part): boolean =>
  isClanXxl(part.subject) && part.item.kind === 'ammo' && (isSide(part.mount.at) || isArm(part.mount.at));

const noted = (value: number | undefined, part: Part) => (value === undefined ? undefined : { value, note: called(part) });

/** Prototype autocannons count against a machine on legs alone. */
const isPrototype = ({ item }: Fitting): boolean => item.kind === 'weapon' && item.ammo === 'AC_PRIMITIVE';

const isUncased = (subject: Subject): boolean =>
  subject.unit.tech.base !== 'clan' && !subject.has('case') && !subject.has('caseii') && !subject.has('casep');

/** Locations of a 'Mech other than its head in which a damper is exposed. */
function exposedByShield(subject: Subject): number {
  const { unit } = subject;
  const places = Object.keys(unit.structure.points).filter(at => at !== 'HD' && !subject.hasAt('caseii', at));
  const deep = engineInSides(subject) > 2;
  return places.filter(at => {
    if (unit.tech.base === 'clan') return !isArm(at) && (!isSide(at) || deep);
    if (deep) return true;
    if (isSide(at)) return !hasCase(subject, at);
    return !isArm(at) || !(hasCase(subject, at) || hasCase(subject, sure(INWARD[at], 'the location inwards')));
  }).length;
}

export const EXPLOSIVE_VALUE: readonly Rule[] = [
  {
    id: 'HOUSE-bv-explosive',
    cite: MANUAL,
    base: {
      explosion: part => {
        const { subject } = part;
        if (!explodes(part) || isMarked(part) || part.item.traits.has('taser') || part.item.traits.has('blue-shield')) return undefined;
        if (isMech(subject)) return isByEngine(part) ? undefined : noted(mechPoints(part), part);
        if (!isAerospace(subject) || isLargeCraft(subject) || !isUncased(subject) || isPrototype(part)) return undefined;
        return noted(part.item.kind === 'ammo' ? LOUD : QUIET, part);
      },
    },
  },
  {
    id: 'TOE-bv-is-explodes-marks',
    cite: errata(382),
    covers: ['TOE-bv-footnote-k', 'TOE-t410-ppc-capacitor-type'],
    base: {
      explosion: part => {
        if (!isMarked(part) || part.item.traits.has('m-pod')) return undefined;
        if (isMech(part.subject)) return noted(mechPoints(part), part);
        return isAerospace(part.subject) && !isLargeCraft(part.subject) && isUncased(part.subject) ? noted(QUIET, part) : undefined;
      },
    },
  },
  {
    id: 'TOE-bv-mpod',
    cite: errata(383),
    base: { explosion: part => (part.item.traits.has('m-pod') && isMech(part.subject) ? noted(mechPoints(part), part) : undefined) },
  },
  {
    id: 'TOE-bv-taser-explodes',
    cite: errata(383),
    base: { explosion: part => (part.item.traits.has('taser') && isMech(part.subject) ? noted(mechPoints(part), part) : undefined) },
  },
  {
    id: 'TOE-bv-clan-xxl',
    cite: errata(381),
    base: { explosion: part => (isMech(part.subject) && explodes(part) && isByEngine(part) ? noted(mechPoints(part), part) : undefined) },
  },
  {
    id: 'TOE-bv-case-ii',
    cite: errata(381),
    covers: ['TOE-bv-case-ii-entry'],
    waives: {
      explosion: ({ subject, mount }) =>
        isMech(subject) && isContained(subject, mount.at)
          ? ['HOUSE-bv-explosive', 'TOE-bv-is-explodes-marks', 'TOE-bv-clan-xxl', 'TOE-bv-mpod', 'TOE-bv-taser-explodes']
          : undefined,
    },
  },
  {
    id: 'TOE-bv-blue-shield-example',
    cite: errata(381),
    base: { blueShieldExposure: subject => (isMech(subject) && subject.has('blue-shield') ? exposedByShield(subject) : undefined) },
  },
];
