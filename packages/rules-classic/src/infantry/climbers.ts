import type { Unit } from '../shape.ts';
import { sheetFor } from '../state.ts';

/** From how many on, what their number adds. */
type Steps = readonly (readonly [from: number, value: number])[];

const SUITS: { readonly [K in 'leg' | 'swarm']: Steps } = {
  leg: [
    [4, 0],
    [3, 2],
    [2, 5],
    [1, 7],
  ],
  swarm: [
    [4, 2],
    [1, 5],
  ],
};
const TROOPERS: { readonly [K in 'leg' | 'swarm']: Steps } = {
  leg: [
    [22, 0],
    [16, 2],
    [10, 5],
    [5, 7],
  ],
  swarm: [
    [22, 2],
    [16, 5],
  ],
};

/** Suits or troopers that are left. */
export function countOf(unit: Unit): number {
  const { kind, locations } = sheetFor(unit);
  return kind === 'infantry' ? (unit.structure['TR'] ?? 0) : locations.filter(at => !unit.gone.includes(at)).length;
}

/** What the number of troops adds to an attack on a machine; `null` where they are too few. */
export function climbers(unit: Unit, kind: 'leg' | 'swarm'): number | null {
  const table = sheetFor(unit).kind === 'infantry' ? TROOPERS : SUITS;
  const count = countOf(unit);
  return table[kind].find(([from]) => count >= from)?.[1] ?? null;
}
