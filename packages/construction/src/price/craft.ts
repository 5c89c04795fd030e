import { halfTons } from '@sortie/roster';
import { MANUAL, type Rule, type Said } from '../rule.ts';
import { isSmallCraft, type Subject } from '../subject.ts';
import { armorNamed, worn } from '../weight/common.ts';
import { craftSinks } from './fighter.ts';
import { parts, type Row } from './parts.ts';

const STRATEGIC = 'Strategic Operations';

const BRIDGE = 200_000;
const BRIDGE_TON = 10;
const COMPUTER = 200_000;
const BERTH = 5000;
const SENSORS = 80_000;
const FIRE_CONTROL = 100_000;
const GUNNERY = 10_000;
const STRUCTURE = 100_000;
const ESCAPE = 5000;
const FUEL_TON = 200;
/** Pumps take a fiftieth of the fuel's weight. */
const PUMPS = 1.02;

/** Those whom life support is built for; troops bring their own. */
const ABOARD = ['crew', 'passengers'] as const;

export const people = ({ craft }: Subject['unit'], who: readonly string[] = ABOARD): number =>
  who.reduce((sum, name) => sum + (craft?.crew?.[name] ?? 0), 0);

/** Arcs of a craft that have a weapon. */
const armedArcs = ({ weapons }: Subject): number =>
  new Set(weapons.filter(({ item }) => item.category !== 'bay').map(({ mount }) => (mount.rear ? `${mount.at} rear` : mount.at))).size;

/** What every craft has that is run from a bridge. */
export function bridgeRows(subject: Subject): Row[] {
  const { unit } = subject;
  const boats = people(unit, ['life_boat', 'escape_pod']);
  return [
    ['bridge', BRIDGE + BRIDGE_TON * unit.tons],
    ['computer', COMPUTER],
    ['life support', BERTH * people(unit)],
    ['sensors', SENSORS],
    ['fire control', FIRE_CONTROL],
    ['gunnery control', GUNNERY * armedArcs(subject)],
    ['structure', STRUCTURE * (unit.craft?.structuralIntegrity ?? 0)],
    ['heat sinks', craftSinks(unit)],
    ['boats and pods', ESCAPE * boats],
  ];
}

/** Points of fuel in a ton for craft up to so many tons. */
const FUEL_POINTS: readonly (readonly [below: number, points: number])[] = [
  [400, 80],
  [800, 70],
  [1200, 60],
  [1900, 50],
  [3000, 40],
  [20_000, 30],
  [40_000, 20],
  [Number.POSITIVE_INFINITY, 10],
];

/** How much heavier engines and fuel of early craft were: from which year on, and by what. */
type Years = readonly (readonly [from: number, factor: number])[];

const at = (years: Years, year: number): number => years.find(([from]) => year >= from)?.[1] ?? 1;

interface Early {
  readonly engine: Years;
  readonly fuel: Years;
}

const SMALL_EARLY: Early = {
  engine: [
    [2500, 0.065],
    [2400, 0.078],
    [2300, 0.091],
    [2251, 0.0975],
    [2201, 0.1105],
    [2151, 0.1235],
    [0, 0.143],
  ],
  fuel: [
    [2500, 1],
    [2400, 1.2],
    [2300, 1.4],
    [2251, 1.5],
    [2201, 1.7],
    [2151, 1.9],
    [0, 2.2],
  ],
};
const DROPSHIP_EARLY: Early = {
  engine: [
    [2500, 0.065],
    [2400, 0.0715],
    [2351, 0.0845],
    [2251, 0.091],
    [2201, 0.1104],
    [2151, 0.117],
    [0, 0.13],
  ],
  fuel: [
    [2500, 1],
    [2400, 1.1],
    [2351, 1.3],
    [2251, 1.4],
    [2201, 1.6],
    [2151, 1.8],
    [0, 2],
  ],
};

const earlyOf = (subject: Subject): Early => (isSmallCraft(subject) ? SMALL_EARLY : DROPSHIP_EARLY);

/** The year when the first of a class was built, where a file tells it apart from that of the refit. */
export function firstBuilt({ lore, year }: Subject['unit']): number {
  const text = lore?.find(([field]) => field.toLowerCase() === 'originalbuildyear')?.[1];
  return text === undefined ? year : Number.parseInt(text, 10) || year;
}

export const isPrimitive = ({ armor }: Subject['unit']): boolean => /^Primitive/.test(armor.type);

const engineTons = (subject: Subject): number => {
  const { unit } = subject;
  const share = unit.tech.base === 'clan' ? CLAN_ENGINE_SHARE : at(earlyOf(subject).engine, firstBuilt(unit));
  return halfTons(unit.tons * unit.movement.walk * share);
};

const fuelTons = (subject: Subject): number => {
  const { unit } = subject;
  const points = isSmallCraft(subject) ? 80 : (FUEL_POINTS.find(([below]) => unit.tons < below)?.[1] ?? 10);
  const factor = isPrimitive(unit) ? at(earlyOf(subject).fuel, firstBuilt(unit)) : 1;
  const tons = Math.round((2 * (unit.craft?.fuel ?? 0) * factor) / points) / 2;
  return halfTons(tons * PUMPS);
};

type Steps = readonly (readonly [below: number, points: number])[];

/** Points of common armor in a ton for craft below so many tons: the larger the hull, the thicker a point. */
const SPHEROID_ARMOR: Steps = [
  [12_500, 16],
  [20_000, 14],
  [35_000, 12],
  [50_000, 10],
  [65_000, 8],
];
const AERODYNE_ARMOR: Steps = [
  [6000, 16],
  [9500, 14],
  [12_500, 12],
  [17_500, 10],
  [25_000, 8],
];
const THICKEST = 6;
const CLAN_ARMOR = 1.25;

function armorPoints({ tons, motive, armor }: Subject['unit']): number {
  const steps = motive === 'spheroid' ? SPHEROID_ARMOR : AERODYNE_ARMOR;
  const points = steps.find(([below]) => tons < below)?.[1] ?? THICKEST;
  return points * (armor.tech === 'clan' ? CLAN_ARMOR : 1);
}

const COMMON_POINTS = 16;
const PRIMITIVE = 0.66;

/** Armor that is bought: a craft has one point in each of four arcs for each point of its structure to begin with. */
function craftArmor(subject: Subject): number {
  const { unit } = subject;
  const kind = armorNamed(subject, unit.armor.type);
  const free = 4 * (unit.craft?.structuralIntegrity ?? 0);
  const points = worn(subject) - free;
  if (!kind) return 0;
  if (isPrimitive(unit)) return halfTons((worn(subject) / PRIMITIVE - free) / armorPoints(unit)) * kind.cost;
  const better = unit.armor.type === 'Standard Aerospace' ? 1 : kind.pointsPerTon / COMMON_POINTS;
  return halfTons(points / (armorPoints(unit) * better)) * kind.cost;
}

const THRUSTERS = 25_000;
const LANDING_GEAR_TON = 10;
/** By the number that files give them: a prototype, the common one, none. */
const COLLARS: Readonly<Record<number, number>> = { 0: 10_000, 1: 10_000, 2: 0 };
const ENGINE = 1000;
const CLAN_ENGINE_SHARE = 0.061;
const DRIVE = 500;

function craftPrice(subject: Subject): Said[] {
  const { unit } = subject;
  const small = isSmallCraft(subject);
  return parts(
    ...bridgeRows(subject),
    ['attitude thrusters', THRUSTERS],
    ['landing gear', LANDING_GEAR_TON * unit.tons],
    ['docking collar', small ? 0 : (COLLARS[unit.craft?.collar ?? 1] ?? 0)],
    ['engine', ENGINE * engineTons(subject)],
    ['drive unit', (DRIVE * unit.tons * unit.movement.walk) / 100],
    ['fuel tanks', FUEL_TON * fuelTons(subject)],
    ['armor', craftArmor(subject)],
  );
}

const isDropShip = ({ unit }: Subject): boolean => unit.kind === 'dropship';

/** A DropShip costs far more than its parts. */
const SPHEROID = 28;
const AERODYNE = 36;
const SMALL_BY_WEIGHT = 50;

export const CRAFT_PRICES: readonly Rule[] = [
  {
    id: 'HOUSE-price-small-craft',
    cite: MANUAL,
    adds: { price: subject => (isSmallCraft(subject) ? craftPrice(subject) : undefined) },
    multiplies: {
      price: subject => (isSmallCraft(subject) ? { value: 1 + subject.unit.tons / SMALL_BY_WEIGHT, note: 'by weight' } : undefined),
    },
  },
  {
    id: 'HOUSE-price-dropship',
    cite: STRATEGIC,
    adds: { price: subject => (isDropShip(subject) ? craftPrice(subject) : undefined) },
    multiplies: {
      price: subject =>
        isDropShip(subject)
          ? { value: subject.unit.motive === 'spheroid' ? SPHEROID : AERODYNE, note: `DropShip, ${subject.unit.motive}` }
          : undefined,
    },
  },
];
