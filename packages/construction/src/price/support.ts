import type { EngineType } from '@sortie/roster';
import { MANUAL, type Rule, type Said } from '../rule.ts';
import { isSupport, type Subject, sizeOf } from '../subject.ts';
import { worn } from '../weight/common.ts';
import { scalesFor } from '../weight/scales.ts';
import { chassisShare, ratingOf, supportEngine } from '../weight/support.ts';
import { armorPrice, parts } from './parts.ts';
import { amplifierTons, gunHeat, mountRows } from './vehicle.ts';

const CHASSIS_TON = 2500;

/** What changes to a chassis multiply its price by. */
const CHANGES: readonly (readonly [trait: string, factor: number])[] = [
  ['amphibious', 1.25],
  ['armored-chassis', 2],
  ['bicycle', 0.75],
  ['convertible', 1.1],
  ['dune-buggy', 1.25],
  ['environmental-sealing', 1.75],
  ['external-power-pickup', 1.1],
  ['hydrofoil', 1.1],
  ['monocycle', 1.3],
  ['off-road', 1.2],
  ['prop', 0.75],
  ['snowmobile', 1.3],
  ['stol-chassis', 1.5],
  ['submersible', 3.5],
  ['tractor-modification', 1.1],
  ['trailer-modification', 0.75],
  ['ultra-light', 1.5],
  ['vstol-chassis', 2],
];

const ENGINE_TON = 5000;

const ENGINES: Partial<Readonly<Record<EngineType, number>>> = {
  Steam: 0.8,
  ICE: 1,
  Battery: 1.2,
  'Fuel Cell': 1.4,
  Solar: 1.6,
  Fission: 3,
  Fusion: 2,
  MagLev: 2.5,
  External: 1,
};

/** Price of a point of armor by its barrier rating, from 2 on. */
const BARRIERS = [50, 100, 150, 200, 250, 300, 400, 500, 625] as const;

function barrierPrice(subject: Subject): Said[] {
  if (!/^BAR/.test(subject.unit.armor.type)) return armorPrice(subject);
  const rating = subject.unit.build?.barRating ?? Number(/\d+/.exec(subject.unit.armor.type)?.[0] ?? 2);
  return parts([`armor, barrier ${rating}`, worn(subject) * (BARRIERS[rating - 2] ?? 0)]);
}

/** The chassis is paid by full half tons, or kilograms on small vehicles. */
function paidChassis(subject: Subject): number {
  const tons = (chassisShare(subject) ?? 0) * subject.unit.tons;
  return sizeOf(subject) === 'small' ? Math.floor(tons * 1000) / 1000 : Math.floor(tons * 2) / 2;
}

/** Chassis, engine and armor: dearer by the rating of what the vehicle is built with. */
function hullPrice(subject: Subject): Said[] {
  const { unit } = subject;
  const chassis = paidChassis(subject);
  const change = CHANGES.reduce((factor, [trait, by]) => (subject.has(trait) ? factor * by : factor), 1);
  const engine = supportEngine(subject);
  const hull = [
    ...parts(
      ['chassis', CHASSIS_TON * chassis * change],
      ['engine', engine === undefined ? 0 : ENGINE_TON * scalesFor(subject).round(engine) * (ENGINES[unit.engine?.type ?? 'ICE'] ?? 1)],
    ),
    ...barrierPrice(subject),
  ];
  const rating = 0.5 + 0.25 * ratingOf(subject);
  return hull.map(({ value, ...rest }) => ({ ...rest, value: value * rating }));
}

const AMPLIFIER = 20_000;
const SINK = 2000;
const SEAT = 100;

const fittings = (subject: Subject): Said[] =>
  parts(
    ...mountRows(subject),
    ['power amplifiers', sizeOf(subject) === 'small' ? 0 : AMPLIFIER * amplifierTons(subject)],
    ['heat sinks', SINK * gunHeat(subject)],
    ['seats', SEAT * (subject.unit.build?.extraSeats ?? 0)],
  );

/** What the weight of a support vehicle is divided by to raise its price. */
const MOTIVES: Readonly<Record<string, number>> = {
  hover: 50,
  naval: 100_000,
  hydrofoil: 100_000,
  submarine: 100_000,
  tracked: 100,
  vtol: 30,
  wheeled: 200,
  wige: 25,
  rail: 250,
  maglev: 250,
  aerodyne: 50,
  airship: 1000,
};

export const SUPPORT_PRICES: readonly Rule[] = [
  {
    id: 'HOUSE-price-support',
    cite: MANUAL,
    adds: { price: subject => (isSupport(subject) ? [...hullPrice(subject), ...fittings(subject)] : undefined) },
    multiplies: {
      price: subject => {
        const divisor = isSupport(subject) ? MOTIVES[subject.unit.motive] : undefined;
        return divisor === undefined ? undefined : { value: 1 + subject.unit.tons / divisor, note: 'by weight' };
      },
    },
  },
];
