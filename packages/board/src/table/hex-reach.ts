import { distance, FACINGS, type table as geometry, type Hex, line, neighbour, nth, numberAt, sure } from '@sortie/geometry';
import { cellOf, centreOfHex, HEX, hexOf } from './grid.ts';
import type { Ground } from './ground-of.ts';
import type { HexGrid, TablePlan } from './piece.ts';
import type { Gait, Passage, Reach } from './reach.ts';

/** The hexes that a path enters, one after the other; a leg to a distant hex goes there as straight as it can. */
export function hexesEntered(path: readonly geometry.Point[]): readonly Hex[] {
  const entered: Hex[] = [];
  for (let i = 1; i < path.length; i++) {
    const steps = line(hexOf(nth(path, i - 1)), hexOf(nth(path, i))).slice(1);
    entered.push(...steps.map(step => step[0]));
  }
  return entered;
}

/** What it costs to enter a hex from a height: two inches, what its ground adds to both of them, and the climb. */
const priceOf = (gait: Gait, ground: Ground, from: number): number => {
  const rise = gait.height(ground) - from;
  return HEX * (1 + gait.surcharge(ground)) + (rise === 0 ? 0 : gait.climb(rise));
};

export function hexPassage(plan: TablePlan, path: readonly geometry.Point[], z: number, gait: Gait): Passage {
  let cost = 0;
  let height = z;
  const entered = hexesEntered(path);
  for (const h of entered) {
    const ground = cellOf(plan, h)?.ground;
    if (!ground) return { length: entered.length * HEX, cost: Number.POSITIVE_INFINITY, z: height };
    cost += priceOf(gait, ground, height);
    height = gait.height(ground);
  }
  return { length: entered.length * HEX, cost, z: height };
}

/** Every hex that can be entered for a price, cheapest first, with the way there hex by hex. */
export function hexReach(
  plan: TablePlan,
  { columns, rows }: HexGrid,
  from: geometry.Point,
  z: number,
  budget: number,
  gait: Gait,
  closed?: (at: geometry.Point) => boolean,
): Reach {
  const start = hexOf(from);
  const cost = new Int32Array(columns * rows).fill(-1);
  const back: (Hex | undefined)[] = [];
  const indexOf = ({ q, r }: Hex): number => (r + (q >> 1)) * columns + q;
  const order: Hex[] = [];
  const done = new Uint8Array(columns * rows);
  const buckets: Hex[][] = [[start]];
  cost[indexOf(start)] = 0;
  const enter = (next: Hex, before: Hex, height: number): void => {
    const cell = cellOf(plan, next);
    if (!cell || done[indexOf(next)]) return;
    const price = numberAt(cost, indexOf(before)) + priceOf(gait, cell.ground, height);
    const known = numberAt(cost, indexOf(next));
    if (!(price <= budget) || (known >= 0 && known <= price) || closed?.(centreOfHex(next))) return;
    cost[indexOf(next)] = Math.ceil(price);
    back[indexOf(next)] = before;
    const at = Math.floor(price / 127);
    const into = buckets[at];
    if (into) into.push(next);
    else buckets[at] = [next];
  };
  for (let b = 0; b < buckets.length; b++) {
    const bucket = buckets[b] ?? [];
    // A bucket may grow while it is read.
    for (let i = 0; i < bucket.length; i++) {
      const here = nth(bucket, i);
      if (done[indexOf(here)]) continue;
      done[indexOf(here)] = 1;
      order.push(here);
      const height = here === start ? z : gait.height(sure(cellOf(plan, here), 'the cell').ground);
      for (const facing of FACINGS) enter(neighbour(here, facing), here, height);
    }
  }
  return {
    columns,
    rows,
    cost,
    points: () => order.slice(1).map(centreOfHex),
    pathTo: at => traced(hexOf(at), start, h => back[indexOf(h)]),
  };
}

function traced(end: Hex, start: Hex, back: (h: Hex) => Hex | undefined): readonly geometry.Point[] | undefined {
  const hexes: Hex[] = [end];
  for (let h = end; distance(h, start) > 0; ) {
    const before = back(h);
    if (!before) return undefined;
    hexes.push(before);
    h = before;
  }
  return hexes.reverse().map(centreOfHex);
}
