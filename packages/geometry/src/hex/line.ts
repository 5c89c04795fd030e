import { nth } from '../sure.ts';
import { type Course, course } from './bearing.ts';
import { STEPS } from './facing.ts';
import type { Hex } from './hex.ts';

/** One hex that a line passes, or the pair left and right of it where it runs exactly along their common hexside. */
export type LineStep = readonly [Hex] | readonly [left: Hex, right: Hex];

interface Touched {
  readonly x: number;
  readonly y: number;
  /** How far along the line the hex lies. */
  readonly along: number;
}

/**
 * Every hex that the straight line between two hex centres touches, both ends included, in order. A hex counts however little of it
 * is crossed, even when only its corner is. Where the line runs along a hexside both hexes are given as one step: which of
 * them counts is a question for the rules. `line(b, a)` is `line(a, b)` backwards, with left and right exchanged.
 */
export function line(from: Hex, to: Hex): readonly LineStep[] {
  const way = course(from, to);
  if (!way) return [[from]];
  const east = STEPS[way.side];
  const next = nth(STEPS, (way.side + 1) % 6);
  const place = ({ x, y }: Touched): Hex => ({ q: from.q + x * east.q + y * next.q, r: from.r + x * east.r + y * next.r });
  const steps: LineStep[] = [];
  const touched = hexesTouched(way);
  for (let i = 0; i < touched.length; i++) {
    const one = nth(touched, i);
    const other = touched[i + 1];
    if (other && other.along === one.along) {
      steps.push([place(one), place(other)]);
      i++;
    } else steps.push([place(one)]);
  }
  return steps;
}

/** The line without its two ends: the intervening hexes. */
export const between = (from: Hex, to: Hex): readonly LineStep[] => line(from, to).slice(1, -1);

/**
 * In the basis of two adjacent hexsides the line runs from (0, 0) to (a, b). The hex at (x, y) reaches |3(ay − bx)| ≤ max(2a + b, a + 2b)
 * at its widest corner across the line, so that comparison is the whole test and it is exact. Equality is a corner touched or, when
 * a = b, a hexside followed.
 */
function hexesTouched({ a, b }: Course): readonly Touched[] {
  const reach = Math.max(2 * a + b, a + 2 * b);
  const touched: Touched[] = [];
  for (let x = 0; x <= a; x++) {
    const lowest = Math.max(0, Math.ceil((3 * b * x - reach) / (3 * a)));
    const highest = Math.min(b, Math.floor((3 * b * x + reach) / (3 * a)));
    for (let y = highest; y >= lowest; y--) touched.push({ x, y, along: x * (2 * a + b) + y * (a + 2 * b) });
  }
  // Left of the line is where ay − bx is smaller.
  return touched.sort((one, other) => one.along - other.along || a * (one.y - other.y) - b * (one.x - other.x));
}
