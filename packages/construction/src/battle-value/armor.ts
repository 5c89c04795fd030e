import { ARMOR_TYPES } from '@sortie/roster';
import type { Spot } from '../questions.ts';
import { errata, MANUAL, type Rule } from '../rule.ts';
import { isAerospace, isLargeCraft, isMech, isPlatoon, isSuits, type Subject } from '../subject.ts';

/** The armor at a location, by name. */
export const armorAt = ({ subject, at }: Spot): string => subject.unit.armor.patches?.[at] ?? subject.unit.armor.type;

const POINT = 2.5;
const CAPITAL_POINT = 25;
/** A weapon that is carried is shot at only by chance. */
const HANDHELD_POINT = 2;
const TOUGH_SUIT_POINT = 3.5;

/** How much more than plain armor a point of another is worth. */
const WORTH: Readonly<Record<string, number>> = {
  Hardened: 1,
  'Reactive (Blazer)': 0.5,
  Reactive: 0.5,
  'Reflective (Glazed)': 0.5,
  'Laser Reflective (Reflec/Glazed)': 0.5,
  Reflective: 0.5,
  'Ballistic-Reinforced': 0.5,
  'Ferro-Lamellor': 0.2,
  'Anti-Penetrative Ablation': 0.2,
  'Heat-Dissipating': 0.1,
};

const barOf = (name: string): number => ARMOR_TYPES.find(({ item }) => item.name.trim() === name)?.item.bar ?? 10;

const isTough = (subject: Subject): boolean => /Fire Resistant/.test(subject.unit.armor.type);

const isReflexive = (subject: Subject): boolean => isSuits(subject) && /Reflective|Reactive/.test(subject.unit.armor.type);

export const ARMOR_VALUE: readonly Rule[] = [
  {
    id: 'HOUSE-bv-armor',
    cite: MANUAL,
    base: {
      armorPoints: ({ subject: { unit }, at }) => (unit.armor.front[at] ?? 0) + (unit.armor.rear[at] ?? 0),
      armorFactor: subject => {
        if (isPlatoon(subject)) return 0;
        if (subject.unit.kind === 'handheld-weapon') return HANDHELD_POINT;
        return isLargeCraft(subject) && subject.unit.kind !== 'dropship' ? CAPITAL_POINT : POINT;
      },
      armorModifier: () => 1,
    },
  },
  {
    id: 'HOUSE-bv-armor-type',
    cite: MANUAL,
    adds: {
      armorModifier: spot => {
        const name = armorAt(spot);
        const worth = isSuits(spot.subject) ? undefined : WORTH[name];
        return worth === undefined ? undefined : { value: worth, note: name };
      },
      armorFactor: subject => (isSuits(subject) && isTough(subject) ? TOUGH_SUIT_POINT - POINT : undefined),
    },
    multiplies: {
      armorModifier: spot => {
        const bar = spot.subject.unit.build?.barRating ?? barOf(armorAt(spot));
        return bar === 0 || bar >= 10 ? undefined : { value: bar / 10, note: `barrier armor ${bar}` };
      },
    },
  },
  {
    id: 'TOE-bv-ba-reflective-reactive',
    cite: errata(380),
    adds: { armorFactor: subject => (isReflexive(subject) ? TOUGH_SUIT_POINT - POINT : undefined) },
  },
  {
    id: 'HOUSE-bv-modular-armor',
    cite: MANUAL,
    adds: {
      armorPoints: ({ subject, at }) => {
        const plates = subject.gear.filter(({ mount, item }) => mount.at === at && item.traits.has('modular-armor')).length;
        return plates === 0 ? undefined : plates * 10;
      },
    },
  },
  {
    id: 'HOUSE-bv-torso-cockpit-armor',
    cite: MANUAL,
    adds: {
      armorPoints: ({ subject: { unit }, at }) =>
        unit.cockpit === 'Torso-Mounted' && at === 'CT' ? (unit.armor.front['CT'] ?? 0) + (unit.armor.rear['CT'] ?? 0) : undefined,
    },
  },
  {
    id: 'HOUSE-bv-blue-shield',
    cite: MANUAL,
    adds: {
      armorModifier: ({ subject }) => (subject.has('blue-shield') ? 0.2 : undefined),
      structureModifier: subject => (subject.has('blue-shield') ? 0.2 : undefined),
    },
  },
  {
    id: 'HOUSE-bv-harjel',
    cite: MANUAL,
    multiplies: {
      armorModifier: ({ subject, at }) => (subject.hasAt('harjel-iii', at) ? 1.2 : subject.hasAt('harjel-ii', at) ? 1.1 : undefined),
    },
  },
];

const STRUCTURE_POINT = 1.5;

const hasTwoSides = (subject: Subject): boolean => !isAerospace(subject) && !isSuits(subject);

/** What of its structure counts when an engine reaches into the side torsos. */
const ENGINES: Readonly<Record<string, readonly [innerSphere: number, clan: number]>> = {
  XL: [0.5, 0.75],
  Light: [0.75, 0.75],
  XXL: [0.25, 0.5],
};

/** The engines whose rows the errata print. */
const isPrinted = (type: string, large: boolean): boolean => large || type === 'XXL';

const SUPERHEAVY = 100;

/** The slots of a superheavy 'Mech hold twice as much: an engine reaches less far into its sides. */
const engineShare = ({ unit }: Subject): number | undefined => {
  const share = unit.engine && ENGINES[unit.engine.type]?.[unit.engine.clan ? 1 : 0];
  return share === undefined || unit.tons <= SUPERHEAVY ? share : Math.min(0.75, share + 0.25);
};

/** What a gyro is worth: half of the tons that it keeps upright. */
export const gyroValue = ({ unit }: Subject): number => unit.tons * (unit.gyro === 'Heavy Duty' ? 1 : 0.5);

export const STRUCTURE_VALUE: readonly Rule[] = [
  {
    id: 'HOUSE-bv-structure',
    cite: MANUAL,
    base: {
      structurePoints: subject => {
        const { unit } = subject;
        if (isSuits(subject)) return 0;
        if (isAerospace(subject))
          return (unit.craft?.structuralIntegrity ?? 0) * (isLargeCraft(subject) && unit.kind !== 'dropship' ? 20 : 2);
        return Object.values(unit.structure.points).reduce((sum, value) => sum + value, 0) * STRUCTURE_POINT;
      },
      structureModifier: () => 1,
      engineModifier: () => 1,
    },
    adds: {
      structureModifier: ({ unit }) => (unit.structure.type === 'Industrial' ? -0.5 : unit.structure.type === 'Reinforced' ? 1 : undefined),
    },
  },
  {
    id: 'TOE-bv-structure-composite',
    cite: errata(382),
    adds: { structureModifier: subject => (hasTwoSides(subject) && subject.unit.structure.type === 'Composite' ? -0.5 : undefined) },
  },
  {
    id: 'HOUSE-bv-engine',
    cite: MANUAL,
    multiplies: {
      engineModifier: subject => {
        const { engine } = subject.unit;
        if (!isMech(subject) || !engine || isPrinted(engine.type, engine.large === true)) return undefined;
        return engineShare(subject);
      },
    },
  },
  {
    id: 'TOE-bv-mech-engine-table',
    cite: errata(381),
    multiplies: {
      engineModifier: subject => {
        const { engine } = subject.unit;
        if (!isMech(subject) || !engine || !isPrinted(engine.type, engine.large === true)) return undefined;
        return { value: engineShare(subject) ?? 1, note: `${engine.large ? 'large ' : ''}${engine.type}` };
      },
    },
  },
  {
    id: 'HOUSE-bv-gyro',
    cite: MANUAL,
    base: {
      gyro: subject => (isMech(subject) ? gyroValue(subject) : undefined),
    },
  },
];
