import type { Engine, EngineType } from '../unit.ts';

/** Mass of a fusion engine in half tons, for ratings from 10 in steps of five. */
const FUSION =
  '1 1 1 1 2 2 2 2 3 3 3 4 4 4 5 5 6 6 6 7 7 8 8 8 9 9 10 10 11 11 12 12 12 14 14 15 15 16 17 17 18 19 20 20 21 22 23 24 25 26 27 28 29 31 32 33 35 36 38 39 41 43 45 47 49 51 54 57 59 63 66 69 73 77 82 87 92 98 105 113 122 133 145 159 175 194 215 239 267 300 337 380 429 486 551 626 712 811 925'
    .split(' ')
    .map(halves => Number(halves) / 2);

const FACTORS: Partial<Readonly<Record<EngineType, number>>> = {
  Fusion: 1,
  XL: 1 / 2,
  Light: 3 / 4,
  Compact: 3 / 2,
  XXL: 1 / 3,
  ICE: 2,
  'Fuel Cell': 6 / 5,
  Fission: 7 / 4,
};

const LIGHTEST_FISSION = 5;

/** Up to the next half ton; a thousandth is forgiven to sums of decimals. */
export const halfTons = (tons: number): number => Math.ceil(tons * 2 - 0.002) / 2;

/** Mass of an engine, undefined for one that is not built by the tables. */
export function engineTons({ type, rating }: Engine): number | undefined {
  const fusion = FUSION[(rating - 10) / 5];
  const factor = FACTORS[type];
  if (fusion === undefined || factor === undefined) return undefined;
  const tons = halfTons(fusion * factor);
  return type === 'Fission' ? Math.max(LIGHTEST_FISSION, tons) : tons;
}

/** Sinks that come with an engine without a mass of their own. */
export function freeSinks(type: EngineType): number {
  if (type === 'ICE' || type === 'Steam' || type === 'Battery' || type === 'Solar' || type === 'None') return 0;
  if (type === 'Fuel Cell') return 1;
  return type === 'Fission' ? 5 : 10;
}

/** Critical slots of an engine in each side torso. */
export function sideTorsoSlots({ type, clan }: Engine): number {
  if (type === 'XL') return clan ? 2 : 3;
  if (type === 'XXL') return clan ? 4 : 6;
  return type === 'Light' ? 2 : 0;
}

export const needsNoAir = (type: EngineType): boolean => freeSinks(type) >= 5;
