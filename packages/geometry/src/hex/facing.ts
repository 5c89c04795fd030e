import type { Hex } from './hex.ts';

/** One of the six hexsides: 0 is north (up the map), then clockwise. */
export type Facing = 0 | 1 | 2 | 3 | 4 | 5;

export const FACINGS: readonly Facing[] = [0, 1, 2, 3, 4, 5];

/** Compass words of the six hexsides, by facing. */
export const FACING_NAMES = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const;

/** The step to the neighbour behind each hexside. */
export const STEPS: readonly [Hex, Hex, Hex, Hex, Hex, Hex] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

/** Turn by whole hexsides, clockwise when positive. */
export const turn = (facing: Facing, sides: number): Facing => ((((facing + sides) % 6) + 6) % 6) as Facing;

export const opposite = (facing: Facing): Facing => ((facing + 3) % 6) as Facing;

/** How many hexsides apart two facings are: 0 to 3. */
export function turnsBetween(a: Facing, b: Facing): number {
  const clockwise = (b - a + 6) % 6;
  return Math.min(clockwise, 6 - clockwise);
}

export const neighbour = (h: Hex, facing: Facing): Hex => ({ q: h.q + STEPS[facing].q, r: h.r + STEPS[facing].r });

export const neighbours = (h: Hex): readonly Hex[] => FACINGS.map(facing => neighbour(h, facing));

export const isFacing = (value: unknown): value is Facing => typeof value === 'number' && FACINGS.includes(value as Facing);
