import { halfTons } from '@sortie/roster';
import { errata, type Rule } from '../rule.ts';
import type { BuildingPlan } from './plan.ts';

const BASE = 'Tactical Operations, advanced buildings';

/** What the strength of other buildings is divided by for their heavy weapons. */
const DIVISOR = 10;
const EMPLACEMENT_DIVISOR = 3;

const POINTS_PER_TON = 16;

/** C-bills for each point of strength, hex and level; what kinds of walls multiply it by is in the amended text alone, so it is one. */
const STRUCTURE_PRICES = { castle: 1_000_000, other: 10_000 } as const;
const WALLS = 1;

/** Tons of a generator for each hex that it feeds: nobody here has the table. */
const GENERATOR_TONS = 1;

/** Hexes that a generator feeds, those of its own building among them. */
export const fedHexes = ({ hexes, power }: BuildingPlan): number => hexes + (power?.others ?? 0);

const HEXES_PER_TON = 5;
/** What internal combustion multiplies its fuel by. */
const COMBUSTION = 1;

/** Tons of liquid in a ton of storage, in hundredths. */
const LIQUID = 91;
const HANGAR_TONS = 600;
const HANGAR_LEVELS = 4;

export const storageFor = (fuel: number): number => Math.ceil((fuel * 100) / LIQUID);

/** Lots of four levels of a hex of a hangar that hold so much. */
export const hangarLots = (tons: number): number => Math.ceil(tons / HANGAR_TONS);

export const hangarLevels = (tons: number): number => hangarLots(tons) * HANGAR_LEVELS;

export const BUILDING_RULES: readonly Rule[] = [
  {
    id: 'HOUSE-building-weapons',
    cite: BASE,
    base: {
      buildingWeapons: ({ class: kind, cf, mobile }) =>
        kind === 'gun emplacement' || kind === 'castles brian' || (kind === 'fortress' && mobile) ? undefined : Math.floor(cf / DIVISOR),
    },
  },
  {
    id: 'TOE-building-heavy-weapon-limits',
    cite: errata(131),
    covers: ['TOE-castles-brian-example-crew-weapons'],
    base: {
      buildingWeapons: ({ class: kind, cf }) =>
        kind === 'gun emplacement' ? Math.floor(cf / EMPLACEMENT_DIVISOR) : kind === 'castles brian' ? cf : undefined,
    },
  },
  {
    id: 'TOE-fortress-heavy-weapons',
    cite: errata(266),
    base: {
      buildingWeapons: ({ class: kind, cf, levels, mobile }) =>
        kind === 'fortress' && mobile ? { value: Math.floor(cf / DIVISOR) * levels, note: `${levels} levels` } : undefined,
    },
  },
  {
    id: 'TOE-castles-brian-example-armor',
    cite: errata(142),
    covers: ['TOE-castles-brian-example-armor-2'],
    // Unlike that of machines, the armor of buildings is bought by the ton.
    base: { buildingArmor: ({ armor }) => (armor > 0 ? Math.ceil(armor / POINTS_PER_TON) : undefined) },
  },
  {
    id: 'HOUSE-building-price',
    cite: BASE,
    base: {
      buildingPrice: plan =>
        plan.class === 'castles brian' ? undefined : STRUCTURE_PRICES.other * WALLS * plan.cf * plan.hexes * plan.levels,
    },
  },
  {
    id: 'TOE-castles-brian-structure-cost',
    cite: errata(416),
    base: {
      buildingPrice: plan =>
        plan.class === 'castles brian' ? STRUCTURE_PRICES.castle * WALLS * plan.cf * plan.hexes * plan.levels : undefined,
    },
  },
  {
    id: 'TOE-power-generator-hexes',
    cite: errata(134),
    base: { generatorTons: plan => (plan.power ? { value: GENERATOR_TONS * fedHexes(plan), note: `${fedHexes(plan)} hexes` } : undefined) },
  },
  {
    id: 'TOE-power-generator-fuel-example',
    cite: errata(136),
    adds: {
      dailyFuel: plan =>
        plan.power
          ? [
              { value: (fedHexes(plan) / HEXES_PER_TON) * COMBUSTION, note: `${fedHexes(plan)} hexes` },
              { value: plan.power.hours * plan.power.guns * COMBUSTION, note: `${plan.power.guns} heavy weapons` },
            ]
          : undefined,
    },
  },
  {
    id: 'TOE-mobile-structure-motive-example',
    cite: errata(263),
    base: {
      motiveEach: ({ motiveTons, hexes }) =>
        motiveTons === undefined ? undefined : { value: halfTons(motiveTons / hexes), note: `${hexes} hexes` },
    },
  },
];
