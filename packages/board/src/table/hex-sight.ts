import { add, distance, type Hex } from '@sortie/geometry';
import { cellOf, HEX, hexesBetween, hexOf } from './grid.ts';
import type { TablePlan } from './piece.ts';
import type { Prepared } from './prepared.ts';
import { screened } from './screen.ts';
import type { Post, Sight } from './sight.ts';

/** What one hex on the line does to it. */
interface Screen {
  readonly floor: number;
  readonly dims: number;
}

/**
 * The same view by heights, hex by hex: the hexes between the two stand in the way, growth counts two inches for each, and where the line
 * runs between two hexes the one that hides more counts.
 */
export function hexSight(plan: TablePlan, from: Post, to: Post, others: readonly Prepared[]): Sight {
  const start = hexOf(from.at);
  const end = hexOf(to.at);
  const apart = distance(start, end);
  const eye = from.z + from.height;
  const middle = to.z + (to.height >> 1);
  let floor = to.z;
  let dimmed = 0;
  let density = 0;
  for (const step of hexesBetween(start, end)) {
    let worst: Screen | undefined;
    for (const by of step) {
      const h = add(start, by);
      if (others.length === 0 && !cellOf(plan, h)?.sighted.length) continue;
      const made = screenOf(plan, h, others, distance(start, h) / apart, 1 / (2 * apart), eye, middle);
      if (!worst || made.floor > worst.floor || (made.floor === worst.floor && made.dims > worst.dims)) worst = made;
    }
    if (!worst) continue;
    floor = Math.max(floor, worst.floor);
    dimmed += worst.dims * HEX;
    density = Math.max(density, worst.dims);
  }
  const hidden = to.height <= 0 ? 0 : Math.ceil(((floor - to.z) * 1000) / to.height - 1e-6);
  return { hidden: Math.max(0, hidden), dimmed, density };
}

function screenOf(plan: TablePlan, h: Hex, others: readonly Prepared[], share: number, half: number, eye: number, middle: number): Screen {
  let floor = Number.NEGATIVE_INFINITY;
  let dims = 0;
  const look = (one: Prepared): void => {
    if (one.blocks) floor = Math.max(floor, screened(eye, one.roof, share - half, share + half));
    else if (eye + (middle - eye) * share < one.roof) dims = Math.max(dims, one.dims);
  };
  for (const one of cellOf(plan, h)?.sighted ?? []) look(one);
  for (const one of others) if (distance(hexOf({ x: one.x, y: one.y }), h) === 0) look(one);
  return { floor, dims };
}
