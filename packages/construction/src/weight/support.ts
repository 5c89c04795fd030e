import { sure } from '@sortie/kernel';
import type { EngineType, Motive } from '@sortie/roster';
import type { Scales } from '../questions.ts';
import { errata, MANUAL, type Rule } from '../rule.ts';
import { isSupport, type Subject, sizeOf } from '../subject.ts';
import { isBarred, isPowered, worn } from './common.ts';
import { partOf } from './part.ts';

type BySize = readonly [small: number, medium: number, large: number];
type ByRating = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const SIZES = { small: 0, medium: 1, large: 2 } as const;

/** Shares of the whole weight: the chassis, and what an engine needs for each point of its movement factor. */
const HULLS: Partial<Readonly<Record<Motive, { readonly chassis: BySize; readonly engine: BySize }>>> = {
  airship: { chassis: [0.2, 0.25, 0.3], engine: [0.004, 0.008, 0.012] },
  aerodyne: { chassis: [0.08, 0.1, 0.15], engine: [0.005, 0.01, 0.015] },
  hover: { chassis: [0.2, 0.25, 0.3], engine: [0.0025, 0.004, 0.008] },
  naval: { chassis: [0.12, 0.15, 0.17], engine: [0.004, 0.007, 0.009] },
  submarine: { chassis: [0.12, 0.15, 0.17], engine: [0.004, 0.007, 0.009] },
  hydrofoil: { chassis: [0.12, 0.15, 0.17], engine: [0.004, 0.007, 0.009] },
  tracked: { chassis: [0.13, 0.15, 0.25], engine: [0.006, 0.013, 0.025] },
  vtol: { chassis: [0.2, 0.25, 0.3], engine: [0.002, 0.0025, 0.004] },
  wheeled: { chassis: [0.12, 0.15, 0.18], engine: [0.0025, 0.0075, 0.015] },
  wige: { chassis: [0.12, 0.15, 0.17], engine: [0.003, 0.005, 0.006] },
  rail: { chassis: [0.15, 0.2, 0.3], engine: [0.003, 0.004, 0.005] },
  maglev: { chassis: [0.15, 0.2, 0.3], engine: [0.003, 0.004, 0.005] },
  'station-keeping': { chassis: [0.08, 0.12, 0.16], engine: [0.1, 0.1, 0.1] },
};

const CHASSIS_BY_RATING: ByRating = [1.6, 1.3, 1.15, 1, 0.85, 0.66];

/** Better engines are lighter; zero where nobody builds them at such a rating. */
const ENGINES: Partial<Readonly<Record<EngineType, ByRating>>> = {
  Steam: [4, 3.5, 3, 2.8, 2.6, 2.5],
  ICE: [0, 3, 2, 1.5, 1.3, 1],
  Battery: [0, 0, 1.5, 1.2, 1, 0.8],
  'Fuel Cell': [0, 0, 1.2, 1, 0.9, 0.7],
  Solar: [0, 0, 5, 4.5, 4, 3.5],
  Fission: [0, 0, 1.75, 1.5, 1.4, 1.3],
  Fusion: [0, 0, 1.5, 1, 0.75, 0.5],
  MagLev: [0, 0, 0.8, 0.7, 0.6, 0.5],
  External: [0, 1.4, 1, 0.8, 0.7, 0.6],
};

/** Changes to the chassis, by the trait of their mount, and what each multiplies its weight by. */
const CHANGES: readonly (readonly [trait: string, factor: number])[] = [
  ['amphibious', 1.75],
  ['armored-chassis', 1.5],
  ['bicycle', 0.75],
  ['convertible', 1.1],
  ['dune-buggy', 1.5],
  ['environmental-sealing', 2],
  ['external-power-pickup', 1.1],
  ['hydrofoil', 1.7],
  ['monocycle', 0.5],
  ['off-road', 1.5],
  ['prop', 1.2],
  ['snowmobile', 1.75],
  ['stol-chassis', 1.5],
  ['submersible', 1.8],
  ['tractor-modification', 1.2],
  ['trailer-modification', 0.8],
  ['ultra-light', 0.5],
  ['vstol-chassis', 2],
];

/** Kilograms of a point of armor by its barrier rating, from 2 on. */
const ARMOR: readonly ByRating[] = [
  [40, 25, 16, 13, 12, 11],
  [60, 38, 24, 19, 17, 16],
  [0, 50, 32, 26, 23, 21],
  [0, 63, 40, 32, 28, 26],
  [0, 0, 48, 38, 34, 32],
  [0, 0, 56, 45, 40, 37],
  [0, 0, 0, 51, 45, 42],
  [0, 0, 0, 57, 51, 47],
  [0, 0, 0, 63, 56, 52],
];

const RATING_D = 3;

export const ratingOf = ({ unit }: Subject): number => unit.build?.structuralRating ?? RATING_D;
const engineRating = (subject: Subject): number => subject.unit.build?.engineRating ?? ratingOf(subject);
const armorRating = (subject: Subject): number => subject.unit.build?.armorRating ?? ratingOf(subject);

const sizeAt = (row: BySize, subject: Subject): number => row[SIZES[sizeOf(subject)]];

export const isTrailer = (subject: Subject): boolean => subject.unit.build?.trailer === true || subject.has('trailer-modification');

const ON_RAILS: ReadonlySet<Motive> = new Set(['rail', 'maglev']);

/** Four, and the square of the speed; what rolls on rails gains two points of it. */
function movementFactor(subject: Subject): number {
  const { motive, movement } = subject.unit;
  const speed = ON_RAILS.has(motive) ? Math.max(0, movement.walk - 2) : movement.walk;
  return 4 + speed * speed;
}

/** What of the whole weight the chassis takes. */
export function chassisShare(subject: Subject): number | undefined {
  const hull = HULLS[subject.unit.motive];
  if (!hull) return undefined;
  const share = sizeAt(hull.chassis, subject) * (CHASSIS_BY_RATING[ratingOf(subject)] ?? 1);
  return CHANGES.reduce((factor, [trait, by]) => (subject.has(trait) ? factor * by : factor), share);
}

function chassisTons({ subject, round }: Scales): number | undefined {
  const share = chassisShare(subject);
  return share === undefined ? undefined : round(subject.unit.tons * share);
}

const LEAST_FUSION = 0.25;
const LEAST_REACTOR = 5;

/** What the engine of a support vehicle weighs before rounding; undefined for one that nobody builds so. */
export function supportEngine(subject: Subject): number | undefined {
  const { engine, motive, tons, movement } = subject.unit;
  const hull = HULLS[motive];
  if (!engine || !hull || engine.type === 'None' || (movement.walk === 0 && motive !== 'maglev')) return undefined;
  const rating = engineRating(subject);
  const factor = ENGINES[engine.type]?.[rating] ?? 0;
  if (factor === 0) return undefined;
  const bare = tons * sizeAt(hull.engine, subject) * movementFactor(subject) * factor;
  const least =
    engine.type === 'Fission' || (engine.type === 'Fusion' && rating < RATING_D)
      ? LEAST_REACTOR
      : engine.type === 'Fusion'
        ? LEAST_FUSION
        : 0;
  return Math.max(bare, least, motive === 'hover' ? tons / 5 : 0);
}

/** Engines are rounded to the nearest half ton, or kilogram. */
const nearest = (subject: Subject, tons: number): number =>
  sizeOf(subject) === 'small' ? Math.round(tons * 1000) / 1000 : Math.round(tons * 2) / 2;

const SEAT = 0.5;
const TURRETS = ['TU', 'FT', 'T2'] as const;

const turretTons = ({ subject, round }: Scales): number =>
  TURRETS.reduce((all, at) => {
    const load = subject.fittings.reduce(
      (tons, { mount, item }) => (mount.at === at && item.kind !== 'ammo' && 'tons' in item ? tons + (item.tons ?? 0) : tons),
      0,
    );
    return all + round(load / 10);
  }, 0);

const sinks = ({ subject }: Scales): number => subject.weapons.filter(isPowered).reduce((heat, { item }) => heat + item.heat, 0);

const part = partOf(isSupport);

const engineOf = (types: readonly EngineType[], ratings?: readonly number[]) =>
  part('engine', ({ subject }) => {
    const { engine } = subject.unit;
    if (!engine || !types.includes(engine.type) || (ratings && !ratings.includes(engineRating(subject)))) return undefined;
    const tons = supportEngine(subject);
    return tons === undefined ? undefined : nearest(subject, tons);
  });

const RATING_B = 1;
const RATING_E = 4;
const WITHOUT = (...marked: readonly number[]): readonly number[] => [0, 1, 2, 3, 4, 5].filter(rating => !marked.includes(rating));

export const SUPPORT_WEIGHT: readonly Rule[] = [
  { id: 'HOUSE-tons-support-chassis', cite: MANUAL, adds: { mass: part('chassis', chassisTons) } },
  {
    id: 'HOUSE-tons-support-engine',
    cite: MANUAL,
    adds: {
      mass: scales =>
        [
          engineOf(['Steam', 'Battery', 'Fuel Cell', 'Solar', 'Fission', 'Fusion', 'External'])(scales),
          engineOf(['ICE'], WITHOUT(RATING_B))(scales),
          engineOf(['MagLev'], WITHOUT(RATING_E))(scales),
        ].flatMap(said => said ?? []),
    },
    faults: subject => {
      const { engine } = subject.unit;
      const table = engine && ENGINES[engine.type];
      return isSupport(subject) && table?.[engineRating(subject)] === 0
        ? [{ problem: `has a ${sure(engine, 'the engine').type} engine of rating ${'ABCDEF'[engineRating(subject)]}, which nobody builds` }]
        : [];
    },
  },
  { id: 'TOE-sv-engine-ice-b', cite: errata(246), adds: { mass: engineOf(['ICE'], [RATING_B]) } },
  { id: 'TOE-sv-engine-maglev-tech-e', cite: errata(246), adds: { mass: engineOf(['MagLev'], [RATING_E]) } },
  {
    id: 'TOE-sv-engine-maglev-railcars',
    cite: errata(246),
    covers: ['TOE-sv-engine-maglev-marker'],
    faults: subject =>
      isSupport(subject) && subject.unit.motive === 'maglev' && isTrailer(subject) && subject.unit.engine?.type !== 'MagLev'
        ? [{ problem: 'hangs on a magnetic train without an engine of its own' }]
        : [],
  },
  {
    id: 'HOUSE-tons-support-armor',
    cite: MANUAL,
    adds: {
      mass: part('armor', ({ subject, round }) => {
        if (!isBarred(subject)) return undefined;
        const barrier = subject.unit.build?.barRating ?? Number(/\d+/.exec(subject.unit.armor.type)?.[0] ?? 2);
        return round(((ARMOR[barrier - 2]?.[armorRating(subject)] ?? 0) * worn(subject)) / 1000);
      }),
    },
  },
  {
    id: 'HOUSE-tons-support-fittings',
    cite: MANUAL,
    adds: {
      mass: scales =>
        [
          part('fuel', ({ subject }) => subject.unit.build?.fuel)(scales),
          part('seats', ({ subject }) => (subject.unit.build?.extraSeats ?? 0) * SEAT)(scales),
          part('turrets', turretTons)(scales),
          part('heat sinks', sinks)(scales),
        ].flatMap(said => said ?? []),
    },
  },
];
