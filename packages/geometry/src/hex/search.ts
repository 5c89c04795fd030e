import { nth, numberAt, sure } from '../sure.ts';
/**
 * Cheapest ways over any states the caller numbers (a hex with a facing, a level, a gait …) when steps cost small whole numbers.
 * The caller says where one can go from a state; the search says what can be reached, for how much, and by which way.
 */
export interface StateGraph {
  /** States are numbered from 0 up to, not including, `size`. */
  readonly size: number;
  /** Calls `step` once for each way out of `state`. A fee is a whole number ≥ 0. */
  expand(state: number, spent: number, step: (to: number, fee: number) => void): void;
}

export interface Reach {
  /** Points spent to reach a state; `undefined` when it cannot be reached within the limit. */
  cost(state: number): number | undefined;
  /** The states from the start to `state`, both included; empty when it cannot be reached. */
  path(state: number): readonly number[];
  /** Everything reached, cheapest first; equal costs in the order they were found. */
  readonly states: readonly number[];
}

export interface SearchOptions {
  readonly limit: number;
  /** Stop as soon as one of these is reached; what lies beyond is then unknown. */
  readonly goal?: (state: number) => boolean;
}

/** States reachable from any of `starts` by spending at most `limit`. */
export function search(graph: StateGraph, starts: readonly number[], { limit, goal }: SearchOptions): Reach {
  const cost = new Int32Array(graph.size).fill(-1);
  const parent = new Int32Array(graph.size).fill(-1);
  const buckets: number[][] = [];
  const settled = new Uint8Array(graph.size);
  const states: number[] = [];
  let from = -1;
  let spent = 0;

  const step = (to: number, fee: number): void => {
    const total = spent + fee;
    const known = numberAt(cost, to);
    if (total > limit || (known >= 0 && known <= total)) return;
    cost[to] = total;
    parent[to] = from;
    const bucket = buckets[total];
    if (bucket) bucket.push(to);
    else buckets[total] = [to];
  };

  for (const start of starts) step(start, 0);
  spending: for (; spent < buckets.length; spent++) {
    const bucket = buckets[spent] ?? [];
    // A step that costs nothing adds to the bucket being read.
    for (let i = 0; i < bucket.length; i++) {
      from = nth(bucket, i);
      if (settled[from] === 1 || cost[from] !== spent) continue;
      settled[from] = 1;
      states.push(from);
      if (goal?.(from)) break spending;
      graph.expand(from, spent, step);
    }
  }
  return {
    states,
    cost: state => (settled[state] === 1 ? numberAt(cost, state) : undefined),
    path: state => (settled[state] === 1 ? trace(parent, state) : []),
  };
}

function trace(parent: Int32Array, state: number): readonly number[] {
  const path: number[] = [];
  for (let at = state; at >= 0; at = numberAt(parent, at)) path.push(at);
  return path.reverse();
}

/** The cheapest path from a start to the first state that satisfies `goal`; `undefined` when there is none within the limit. */
export function cheapestPath(
  graph: StateGraph,
  starts: readonly number[],
  goal: (state: number) => boolean,
  limit: number,
): { readonly cost: number; readonly path: readonly number[] } | undefined {
  const reach = search(graph, starts, { limit, goal });
  const last = reach.states.at(-1);
  if (last === undefined || !goal(last)) return undefined;
  return { cost: sure(reach.cost(last), 'the cost'), path: reach.path(last) };
}
