import type { Motive } from '../kind.ts';

type Bands = readonly (readonly [upToTons: number, factor: number])[];

const FACTORS: Partial<Readonly<Record<Motive, Bands>>> = {
  hover: [
    [10, 40],
    [20, 85],
    [30, 130],
    [40, 175],
    [50, 235],
    [Number.POSITIVE_INFINITY, 325],
  ],
  hydrofoil: [
    [10, 60],
    [20, 105],
    [30, 150],
    [40, 195],
    [50, 255],
    [60, 300],
    [70, 345],
    [80, 390],
    [90, 435],
    [Number.POSITIVE_INFINITY, 480],
  ],
  naval: [[Number.POSITIVE_INFINITY, 30]],
  submarine: [[Number.POSITIVE_INFINITY, 30]],
  vtol: [
    [10, 50],
    [20, 95],
    [30, 140],
    [Number.POSITIVE_INFINITY, 185],
  ],
  wheeled: [
    [80, 20],
    [Number.POSITIVE_INFINITY, 40],
  ],
  wige: [
    [15, 45],
    [30, 80],
    [45, 115],
    [Number.POSITIVE_INFINITY, 140],
  ],
};

/** How much lighter an engine a motive system needs. */
export function suspensionFactor(motive: Motive, tons: number): number {
  return FACTORS[motive]?.find(([upTo]) => tons <= upTo)?.[1] ?? 0;
}

/** Engine rating of a combat vehicle: mass times cruising speed, less the suspension factor, in steps of five. */
export function vehicleRating(motive: Motive, tons: number, cruise: number): number {
  return Math.max(10, Math.ceil((tons * cruise - suspensionFactor(motive, tons)) / 5) * 5);
}

/** Internal structure of a vehicle in each location: a tenth of its mass, rounded up. */
export const vehicleStructure = (tons: number): number => Math.max(1, Math.ceil(tons / 10));
