import { byHexes } from '../movement/moved.ts';
import { pointsFor } from '../movement/points.ts';
import type { Book } from '../rule.ts';
import type { Mode } from '../shape.ts';
import { isImmobile, isMech, isTroop, type OnMap } from '../state.ts';

/** What its own movement adds to the attacks of a unit. */
export const OWN_MOVE: { readonly [M in Mode]: number } = { stand: 0, walk: 1, run: 2, jump: 3 };

/** Heat of a 'Mech that moves. */
export const heatOf = (mode: Mode, hexes: number): number =>
  mode === 'walk' ? 1 : mode === 'run' ? 2 : mode === 'jump' ? Math.max(3, hexes) : 0;

/** How hard a unit is to hit for having moved, or for lying or standing about. */
export function evasionOf(unit: OnMap, mode: Mode, hexes: number): number {
  return byHexes(hexes) + (mode === 'jump' ? 1 : 0) + (isImmobile(unit) ? -4 : 0) + (unit.stuck ? -2 : 0);
}

/** Whoever lies is easy to hit from beside it and hard from afar. */
export const lying = (unit: OnMap, range: number): number => (unit.prone ? (range <= 1 ? -2 : 1) : 0);

/** How somebody has moved, or is likely to. */
export interface Gait {
  readonly settled: boolean;
  readonly mode: Mode;
  readonly hexes: number;
  readonly evasion: number;
  /** Added to its own attacks. */
  readonly own: number;
  readonly hot: number;
  /** Hexes that it may still come nearer. */
  readonly stride: number;
}

const LIKELY = 0.7;

export function gaitOf(book: Book, unit: OnMap): Gait {
  const steady = isTroop(unit);
  const of = (settled: boolean, mode: Mode, hexes: number, stride: number): Gait => ({
    settled,
    mode,
    hexes,
    evasion: evasionOf(unit, mode, hexes),
    own: steady ? 0 : OWN_MOVE[mode],
    hot: isMech(unit) ? heatOf(mode, hexes) : 0,
    stride,
  });
  if (unit.moved) return of(unit.moved.done, unit.moved.mode, unit.moved.hexes, 0);
  const run = Math.max(pointsFor(book, unit, 'run'), pointsFor(book, unit, 'walk'));
  if (isImmobile(unit) || unit.stuck || run === 0) return of(true, 'stand', 0, 0);
  return unit.prone ? of(false, 'walk', 0, 0) : of(false, 'walk', Math.round(run * LIKELY), Math.round(run * LIKELY));
}
