import type { HeatSinkType, Unit } from '@sortie/roster';
import { named, trait } from '../items.ts';
import { MANUAL, type Rule, type Said } from '../rule.ts';
import { type Fitting, isIndustrial, isMech, type Subject } from '../subject.ts';
import { paidItems } from './items.ts';
import { armorPrice, enginePrice, parts, type Row } from './parts.ts';

const SUPERHEAVY = 100;

const isSuperheavy = ({ tons }: Unit): boolean => tons > SUPERHEAVY;

type ByMass = readonly [common: number, superheavy: number];

const at = ([common, superheavy]: ByMass, unit: Unit): number => (isSuperheavy(unit) ? superheavy : common);

/** The skeleton, for each ton of the machine. */
const STRUCTURES: Readonly<Record<string, ByMass>> = {
  Standard: [400, 4000],
  'Endo Steel': [1600, 16_000],
  'Endo Steel Prototype': [4800, 48_000],
  Composite: [1600, 16_000],
  'Endo-Composite': [3200, 6400],
  Reinforced: [6400, 64_000],
  Industrial: [300, 3000],
};

/** Price of a ton of gyro, and tons for each hundred of the engine's rating. */
const GYROS: Readonly<Record<string, readonly [price: number, tons: number]>> = {
  Standard: [300_000, 1],
  XL: [750_000, 0.5],
  Compact: [400_000, 1.5],
  'Heavy Duty': [500_000, 2],
  Superheavy: [500_000, 2],
  None: [0, 0],
};

/** A gyro is made for speed and mass, not for what a primitive engine needs to reach them. */
function gyroPrice({ gyro, movement, tons }: Unit): number {
  const [price, share] = GYROS[gyro ?? 'Standard'] ?? [300_000, 1];
  return price * share * Math.ceil((movement.walk * tons) / 100);
}

const FULL_HEAD_EJECTION = 1_725_000;

const ejection = ({ lore }: Unit): number =>
  lore?.some(([field, text]) => /^ejection$/i.test(field) && /full head/i.test(text)) ? FULL_HEAD_EJECTION : 0;

const COMMON_COCKPIT = 200_000;
const COCKPITS: Readonly<Record<string, number>> = {
  Small: 175_000,
  'Torso-Mounted': 750_000,
  'Command Console': 700_000,
  'Small Command Console': 675_000,
  Industrial: 100_000,
  'Primitive Industrial': 100_000,
  Tripod: 400_000,
  'Superheavy Tripod': 500_000,
  'Tripod Industrial': 300_000,
  Superheavy: 300_000,
  'Superheavy Command Console': 800_000,
  'Virtual Reality Piloting Pod': 1_250_000,
  QuadVee: 375_000,
};

/** How many arms or legs have this actuator; every one where the sheet does not say. */
function actuators({ slots }: Unit, name: RegExp, places: readonly string[]): number {
  if (!slots) return places.length;
  return places.filter(place => slots[place]?.some(text => name.test(text))).length;
}

const ARMS = ['LA', 'RA'] as const;
const UPPER_ARM = 100;
const LOWER_ARM = 50;
const HAND = 80;
const LEG = 150 + 80 + 120;

/** All actuators for each ton of the machine. */
function limbs(unit: Unit): number {
  const { frame } = unit;
  const legs = frame === 'quad' || frame === 'quadvee' ? 4 : frame === 'tripod' ? 3 : 2;
  const arms =
    legs === 4
      ? 0
      : UPPER_ARM * actuators(unit, /Upper Arm/i, ARMS) +
        LOWER_ARM * actuators(unit, /Lower Arm/i, ARMS) +
        HAND * actuators(unit, /Hand/i, ARMS);
  return (arms + legs * LEG) * at([1, 2], unit);
}

const MUSCLE: ByMass = [2000, 12_000];

/** Myomer for each ton, by what a machine has instead of the common kind. */
const MUSCLES: readonly (readonly [is: (thing: Fitting) => boolean, price: number])[] = [
  [named(/^Prototype TSM/), 32_000],
  [trait('tsm'), 16_000],
  [trait('industrial-tsm'), 12_000],
  [trait('scm'), 10_000],
];

const muscle = (subject: Subject): number => MUSCLES.find(([is]) => subject.gear.some(is))?.[1] ?? at(MUSCLE, subject.unit);

const JET = 200;
const IMPROVED_JET = 500;
const BOOSTER = 150;

/** Jets by the square of what they lift a machine; the first improved ones cost no more than common jets. */
function jumpRows(subject: Subject): Row[] {
  const { unit } = subject;
  const improved = subject.gear.some(({ item }) => item.traits.has('jump-jet') && /^Improved/i.test(item.id));
  const jets = subject.has('jump-jet') ? unit.movement.jump : 0;
  const boosted = subject.has('jump-booster') ? unit.movement.jump : 0;
  const propellers = subject.count('umu');
  return [
    ['jump jets', unit.tons * jets ** 2 * (improved ? IMPROVED_JET : JET)],
    ['jump booster', unit.tons * boosted ** 2 * BOOSTER],
    ['underwater propellers', unit.tons * propellers ** 2 * JET],
  ];
}

const SINKS: Readonly<Record<HeatSinkType, number>> = { Single: 2000, Double: 6000, Laser: 6000, Compact: 9000, Prototype: 18_000 };
const EARLY_DOUBLE = 18_000;

/**
 * Ten single sinks come with a machine and are not paid. One with fewer is cheaper by as much: nobody says that an engine which brings none
 * takes the ten away.
 */
const FREE_SINGLES = 10;

function sinkRows(subject: Subject): Row[] {
  const { heatSinks } = subject.unit;
  if (!heatSinks) return [];
  const paid = heatSinks.count - (heatSinks.type === 'Single' ? FREE_SINGLES : 0);
  const early = heatSinks.type === 'Single' ? subject.count('is-double-heat-sink-prototype') : 0;
  return [
    ['heat sinks', paid * SINKS[heatSinks.type]],
    ['prototype double heat sinks', early * EARLY_DOUBLE],
  ];
}

const mechPrice = (subject: Subject): Said[] => {
  const { unit } = subject;
  const cockpit = unit.cockpit ?? (unit.frame === 'quadvee' ? 'QuadVee' : isSuperheavy(unit) ? 'Superheavy' : 'Standard');
  return [
    ...parts(
      ['cockpit', COCKPITS[cockpit] ?? COMMON_COCKPIT],
      ['life support', 50_000],
      ['sensors', 2000 * unit.tons],
      ['myomer', muscle(subject) * unit.tons],
      ['structure', structurePrice(unit)],
      ['actuators', limbs(unit) * unit.tons],
      ['gyro', gyroPrice(unit)],
      ['ejecting head', ejection(unit)],
      ...jumpRows(subject),
      ...sinkRows(subject),
    ),
    ...enginePrice(unit),
    ...armorPrice(subject),
  ];
};

/** A third leg makes the skeleton dearer. */
const THIRD_LEG = 1.2;

const structurePrice = (unit: Unit): number =>
  at(STRUCTURES[unit.structure.type] ?? [400, 4000], unit) * unit.tons * (unit.frame === 'tripod' ? THIRD_LEG : 1);

/** Gear to change shape costs a share of what it moves: the skeleton and everything that is mounted on it. */
const SHAPES: Readonly<Record<string, number>> = { lam: 0.75, quadvee: 0.5 };
const BIMODAL = 0.65;

function conversionPrice(subject: Subject): Said[] {
  const { unit } = subject;
  const bimodal = unit.lore?.some(([key, text]) => key === 'lam' && text === 'Bimodal');
  const share = bimodal ? BIMODAL : (SHAPES[unit.frame ?? ''] ?? 0);
  const load = paidItems(subject).reduce((sum, { value }) => sum + value, 0);
  return parts(['conversion gear', share * (structurePrice(unit) + load)]);
}

const BY_WEIGHT = 100;
const INDUSTRIAL_BY_WEIGHT = 400;

export const MECH_PRICES: readonly Rule[] = [
  {
    id: 'HOUSE-price-mech',
    cite: MANUAL,
    adds: { price: subject => (isMech(subject) ? mechPrice(subject) : undefined) },
    multiplies: {
      price: subject =>
        isMech(subject)
          ? { value: 1 + subject.unit.tons / (isIndustrial(subject) ? INDUSTRIAL_BY_WEIGHT : BY_WEIGHT), note: 'by weight' }
          : undefined,
    },
  },
  {
    id: 'HOUSE-price-conversion',
    cite: 'Interstellar Operations',
    adds: { price: subject => (isMech(subject) ? conversionPrice(subject) : undefined) },
  },
];
