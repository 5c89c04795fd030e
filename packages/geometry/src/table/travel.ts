import { nth } from '../sure.ts';
import { distanceSquared, type Point } from './point.ts';
import { crossings, type Outline } from './shape.ts';

/** A piece of ground that a path may cross, with what it adds to each inch; shapes that may not be entered add `Infinity`. */
export interface Ground {
  readonly outline: Outline;
  readonly surcharge: number;
}

export interface Leg {
  readonly from: Point;
  readonly to: Point;
  /** Whole units travelled. */
  readonly length: number;
  /** Whole units of movement spent, surcharges included. */
  readonly cost: number;
}

/** A path leg by leg. Where pieces of ground overlap the dearest counts, once. */
export function travel(points: readonly Point[], grounds: readonly Ground[]): readonly Leg[] {
  const legs: Leg[] = [];
  for (let i = 1; i < points.length; i++) {
    const from = nth(points, i - 1);
    const to = nth(points, i);
    const length = Math.sqrt(distanceSquared(from, to));
    legs.push({ from, to, length: Math.round(length), cost: Math.ceil(length + length * surchargeShare(from, to, grounds) - 1e-6) });
  }
  return legs;
}

/** The mean surcharge along a straight line. */
function surchargeShare(from: Point, to: Point, grounds: readonly Ground[]): number {
  const pieces = grounds.flatMap(({ outline, surcharge }) => crossings(outline, from, to).map(stretch => ({ ...stretch, surcharge })));
  if (pieces.length === 0) return 0;
  const cuts = [...new Set(pieces.flatMap(piece => [piece.from, piece.to]))].sort((one, other) => one - other);
  let share = 0;
  for (let i = 1; i < cuts.length; i++) {
    const middle = (nth(cuts, i - 1) + nth(cuts, i)) / 2;
    const dearest = pieces.reduce(
      (most, piece) => (piece.from <= middle && middle <= piece.to ? Math.max(most, piece.surcharge) : most),
      0,
    );
    if (dearest > 0) share += dearest * (nth(cuts, i) - nth(cuts, i - 1));
  }
  return share;
}
