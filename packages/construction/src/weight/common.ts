import { ARMOR_TYPES, type ArmorType, bulkOf, countsApart, type Weapon } from '@sortie/roster';
import { armoredSlots } from '../armored.ts';
import { isQuarters } from '../crew/rules.ts';
import type { Scales } from '../questions.ts';
import { errata, MANUAL, type Rule, type Said } from '../rule.ts';
import { called, type Fitting, isSuits, isSupport, type Subject, total } from '../subject.ts';

/** The kind of armor with this name, of the side that built it where both do. */
export function armorNamed({ unit }: Subject, name: string): ArmorType | undefined {
  const named = ARMOR_TYPES.map(({ item }) => item).filter(item => item.name.trim() === name);
  return named.find(({ tech }) => tech === unit.armor.tech) ?? named.find(({ tech }) => tech === 'all') ?? named[0];
}

/** Points of armor by the kind that they are of. */
export function armorByKind(subject: Subject): ReadonlyMap<string, number> {
  const { armor } = subject.unit;
  const points = new Map<string, number>();
  for (const at of new Set([...Object.keys(armor.front), ...Object.keys(armor.rear)])) {
    const name = armor.patches?.[at] ?? armor.type;
    points.set(name, (points.get(name) ?? 0) + (armor.front[at] ?? 0) + (armor.rear[at] ?? 0));
  }
  return points;
}

/** Weight of the armor by kind; the whole of it is rounded once. */
export function armorTons({ subject, round }: Scales): Said[] {
  const kinds = [...armorByKind(subject)].flatMap(([name, points]) => {
    const kind = armorNamed(subject, name);
    return points > 0 && kind && kind.pointsPerTon > 0 ? [{ value: points / kind.pointsPerTon, note: `armor, ${name}` }] : [];
  });
  const exact = sumOf(kinds);
  // What rounding adds to all kinds together is told of the last.
  return kinds.map((one, index) => (index === kinds.length - 1 ? { ...one, value: one.value + round(exact) - exact } : one));
}

/** Things whose weight no rule here knows. */
export const unweighed = (subject: Subject): readonly Fitting[] =>
  subject.fittings.filter(one => isLoad(one) && !isChassis(subject, one) && bulkOf(subject.unit, one) === undefined);

const isLoad = ({ mount, item }: Fitting): boolean => !mount.builtIn && !countsApart(item) && item.kind !== 'sidearm';

/** What is done to the chassis of a support vehicle is part of its chassis. */
const isChassis = (subject: Subject, { item }: Fitting): boolean => isSupport(subject) && item.traits.has('chassis-modification');

/** Weapons, ammunition and gear one by one. */
export function loadTons({ subject, round }: Scales): Said[] {
  const aiming = subject.fittings.find(({ item }) => item.traits.has('targcomp'));
  return subject.fittings.flatMap(one => {
    // There is one targeting computer, however many locations it is spread over.
    if (one.item.traits.has('targcomp') && one !== aiming) return [];
    const tons = isLoad(one) && !isChassis(subject, one) ? bulkOf(subject.unit, one, round)?.tons : undefined;
    return tons === undefined || tons === 0 ? [] : [{ value: tons, note: called(one) }];
  });
}

/** Bays for cargo and troops; those for other units weigh more than they hold. */
const BAY_TONS: Readonly<Record<string, number>> = {
  mechbay: 150,
  asfbay: 150,
  fighterbay: 150,
  smallcraftbay: 200,
  lightvehiclebay: 50,
  heavyvehiclebay: 100,
  superheavyvehiclebay: 200,
  protomechbay: 50,
  battlearmorbay: 12,
  standardseats: 0.075,
  pillionseats: 0.025,
  ejectionseats: 0.1,
  // Cooling takes what is beyond a ton for each ton of goods.
  refrigeratedcargobay: 1.15,
};

export const bayTons = ({ subject: { unit }, round }: Scales): Said[] =>
  (unit.bays ?? [])
    .filter(({ type }) => !isQuarters(type))
    .map(({ type, size }) => ({ value: bayWeight(type, size, round), note: type }))
    .filter(({ value }) => value > 0);

/** Seats are so light that a few of them weigh nothing on coarse scales. */
const bayWeight = (type: string, size: number, round: Scales['round']): number => {
  const tons = size * (BAY_TONS[type.toLowerCase()] ?? 1);
  return type.endsWith('seats') && round(0.001) > 0.1 ? Math.round(tons * 2) / 2 : round(tons);
};

/** Weapons that draw their power from the engine. */
export const isPowered = ({ item }: Fitting<Weapon>): boolean => item.traits.has('energy') && item.ammo === '';

export const energyTons = (subject: Subject): number => subject.weapons.filter(isPowered).reduce((tons, { item }) => tons + item.tons, 0);

export const sumOf = (said: readonly Said[]): number => said.reduce((sum, { value }) => sum + value, 0);

/** Suits and weapons that are held have rules of their own for all of their weight. */
const isWeighedApart = (subject: Subject): boolean => isSuits(subject) || subject.unit.kind === 'handheld-weapon';

/** Armor by a barrier rating has a weight of its own. */
export const isBarred = (subject: Subject): boolean =>
  /^BAR \d/.test(subject.unit.armor.type) ||
  (isSupport(subject) && subject.unit.build?.barRating !== undefined && subject.unit.armor.type === 'Standard');

export const COMMON_WEIGHT: readonly Rule[] = [
  {
    id: 'HOUSE-tons-armor',
    cite: MANUAL,
    covers: ['TW-data-armor'],
    adds: { mass: scales => (isWeighedApart(scales.subject) || isBarred(scales.subject) ? undefined : armorTons(scales)) },
  },
  {
    id: 'HOUSE-tons-load',
    cite: MANUAL,
    covers: [
      'TOE-limited-amphibious-weight',
      'TOE-fully-amphibious-weight',
      'TOE-partial-wing-construction',
      'TOE-t405-partial-wing',
      'TOE-drone-location',
      'TOE-ios-weight',
      'TOE-t406-silver-bullet-tc',
      'TOE-t410-stingray-ammo',
      'TOE-t410-swordfish-ammo',
      'TOE-t410-manta-ammo',
      'TOE-naval-tug-weight',
      'TOE-ultralight-size-category',
      'TOE-chemical-laser-ballistic',
      'TOE-t407-laser-heatsink-space',
      'TOE-t411-stingray-weight',
      'TOE-t411-swordfish-weight',
      'TOE-t411-manta-weight',
      'TOE-flying-airbase-example',
      'TOE-talons-weight',
      'TOE-t407-flight-deck-weight',
    ],
    adds: {
      mass: scales => (isWeighedApart(scales.subject) ? undefined : [...loadTons(scales), ...bayTons(scales)]),
      loadAt: loadTons,
    },
  },
  {
    id: 'TOE-armored-components-cockpit',
    cite: errata(282),
    adds: { mass: ({ subject }) => (hasArmoredCockpit(subject) ? { value: 1, note: 'armored cockpit' } : undefined) },
  },
];

/** A cockpit, Command Console included, whose slots are marked as armored. */
const hasArmoredCockpit = (subject: Subject): boolean => armoredSlots(subject).some(text => /Cockpit|Command Console/i.test(text));

/** Further slots of the machine itself that have armor of their own: engine, gyro, actuators. */
export const armoredSystems = (subject: Subject): number =>
  armoredSlots(subject).filter(text => /Engine|Gyro|Actuator|^(Hip|Shoulder)/i.test(text)).length;

export const worn = ({ unit }: Subject): number => total(unit.armor.front) + total(unit.armor.rear);
