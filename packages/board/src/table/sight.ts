import type { table as geometry } from '@sortie/geometry';
import { hexSight } from './hex-sight.ts';
import type { TablePlan } from './piece.ts';
import { cutsOf, holds, type Prepared, prepared } from './prepared.ts';
import { screened } from './screen.ts';

/** Somebody who sees or is seen: where the base stands, how high, and how tall the miniature is. */
export interface Post {
  readonly at: geometry.Point;
  /** Height of the base above the table. */
  readonly z: number;
  readonly height: number;
}

export interface Sight {
  /** How many thousandths of the target's height cannot be seen; 1000 and more is all of it. */
  readonly hidden: number;
  /** Length of woods, jungle, smoke and fire between the two, an inch of denser growth counted as several. */
  readonly dimmed: number;
  /** The densest of them: 0 none, 1 light, 2 heavy, 3 ultra. */
  readonly density: number;
}

const scratch: number[] = [];

/**
 * What can be seen of a target from the top of its watcher. What stands in the way hides the target up to a height; where growth
 * stands in the way the line to the middle of the target is measured through it.
 */
export function sightOf(plan: TablePlan, from: Post, to: Post, others: readonly Prepared[] = []): Sight {
  if (plan.hexes) return hexSight(plan, from, to, others);
  const eye = from.z + from.height;
  const middle = to.z + (to.height >> 1);
  const dx = to.at.x - from.at.x;
  const dy = to.at.y - from.at.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  let floor = to.z;
  let dimmed = 0;
  let density = 0;
  const look = (one: Prepared): void => {
    const count = cutsOf(one, from.at.x, from.at.y, to.at.x, to.at.y, scratch);
    if (count === 0) return;
    if (one.blocks) {
      if (isIn(one, from) || isIn(one, to)) return;
      for (let i = 0; i < count; i += 2) floor = Math.max(floor, screened(eye, one.roof, scratch[i] ?? 0, scratch[i + 1] ?? 0));
      return;
    }
    let inside = 0;
    for (let i = 0; i < count; i += 2) inside += below(eye, middle, one.roof, scratch[i] ?? 0, scratch[i + 1] ?? 0);
    if (inside <= 0) return;
    dimmed += inside * length * one.dims;
    density = Math.max(density, one.dims);
  };
  for (const one of prepared(plan).sighted) look(one);
  for (const one of others) look(one);
  const hidden = to.height <= 0 ? 0 : Math.ceil(((floor - to.z) * 1000) / to.height - 1e-6);
  return { hidden: Math.max(0, hidden), dimmed: Math.round(dimmed), density };
}

/** Inside a building, below its roof: its own walls do not stop the view. Hills are never stood inside of. */
const isIn = (one: Prepared, post: Post): boolean => one.piece.kind === 'building' && post.z < one.roof && holds(one, post.at);

/** How much of a stretch, as a share of the whole line, runs lower than a roof. */
function below(start: number, end: number, roof: number, from: number, to: number): number {
  const first = start + (end - start) * from;
  const last = start + (end - start) * to;
  if (first < roof && last < roof) return to - from;
  if (first >= roof && last >= roof) return 0;
  const edge = (roof - start) / (end - start);
  return first < roof ? edge - from : to - edge;
}
