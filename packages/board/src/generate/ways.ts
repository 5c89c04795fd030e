import { cheapestPath, type Facing, type Grid, numberAt, opposite, type StateGraph } from '@sortie/geometry';
import { type Draft, field } from './draft.ts';
import { pick } from './noise.ts';

const COURSE = 6;
const GOING = 7;
const FAR = 1_000_000;

/** The four edges of a map, each with the hexsides that lead off it. */
export type Edge = 'north' | 'east' | 'south' | 'west';
const OUTWARD: { readonly [E in Edge]: readonly Facing[] } = { north: [0], east: [1, 2], south: [3], west: [5, 4] };

/** A cell on an edge, `at` thousandths along it. */
export function edgeCell({ width, height, cells }: Grid, edge: Edge, at: number): number {
  const along = (length: number): number => Math.min(length - 1, Math.floor((length * at) / 1000));
  if (edge === 'north') return numberAt(cells, along(width));
  if (edge === 'south') return numberAt(cells, (height - 1) * width + along(width));
  return numberAt(cells, along(height) * width + (edge === 'west' ? 0 : width - 1));
}

/** The cheapest way between two cells when entering a cell costs what `fee` says. */
export function way(grid: Grid, from: number, to: number, fee: (cell: number, from: number) => number): readonly number[] {
  const graph: StateGraph = {
    size: grid.size,
    expand(cell, _spent, step) {
      for (const side of grid.steps) if (grid.inside[cell + side] === 1) step(cell + side, fee(cell + side, cell));
    },
  };
  return cheapestPath(graph, [from], cell => cell === to, FAR)?.path ?? [];
}

/** Rivers run west to east on some maps and north to south on others. */
export const runsEast = ({ seed }: Draft): boolean => pick(seed, 7, 1, 2) === 0;

/** A river from edge to edge that winds about heights of its own and digs itself into the ground. */
export function runRiver(draft: Draft): void {
  const { grid, seed } = draft;
  const across = runsEast(draft);
  const ends = [250 + pick(seed, 7, 2, 500), 250 + pick(seed, 7, 3, 500)] as const;
  const from = edgeCell(grid, across ? 'west' : 'north', ends[0]);
  const to = edgeCell(grid, across ? 'east' : 'south', ends[1]);
  const bends = field(draft, COURSE, 5);
  const course = way(grid, from, to, cell => 4 + (numberAt(bends, cell) >> 10));
  for (const cell of course) {
    draft.water[cell] = 2;
    widen(draft, cell, bends);
  }
  deepen(draft);
  lowerBanks(draft);
}

function widen({ grid, water, seed }: Draft, cell: number, bends: Uint16Array): void {
  for (const step of grid.steps) {
    const bank = cell + step;
    if (grid.inside[bank] === 1 && water[bank] === 0 && numberAt(bends, bank) < 30_000 && pick(seed, bank, 8, 3) > 0) water[bank] = 2;
  }
}

/** Water with water all around it is deeper. */
function deepen({ grid, water }: Draft): void {
  for (const cell of grid.cells) {
    if (water[cell] !== 2) continue;
    if (grid.steps.every(step => grid.inside[cell + step] === 0 || numberAt(water, cell + step) >= 2)) water[cell] = 3;
  }
}

function lowerBanks({ grid, water, level }: Draft): void {
  for (const cell of grid.cells) {
    if (water[cell] === 0) continue;
    level[cell] = 0;
    for (const step of grid.steps) if (numberAt(level, cell + step) > 1) level[cell + step] = 1;
  }
}

/** Lays a road along cells that follow each other, and lets it leave the map at both ends where they lie on an edge. */
export function layRoad(draft: Draft, cells: readonly number[], leaving: readonly [Edge | undefined, Edge | undefined]): void {
  const { grid, road, level, woods, rough, sand } = draft;
  cells.forEach((cell, i) => {
    woods[cell] = 0;
    rough[cell] = 0;
    sand[cell] = 0;
    const before = cells[i - 1];
    if (before === undefined) return;
    const side = grid.steps.indexOf(cell - before) as Facing;
    road[before] = numberAt(road, before) | (1 << side);
    road[cell] = numberAt(road, cell) | (1 << opposite(side));
    level[cell] = Math.max(numberAt(level, before) - 1, Math.min(numberAt(level, before) + 1, numberAt(level, cell)));
  });
  leave(draft, cells[0], leaving[0]);
  leave(draft, cells.at(-1), leaving[1]);
}

function leave({ grid, road }: Draft, cell: number | undefined, edge: Edge | undefined): void {
  if (cell === undefined || edge === undefined) return;
  const side = OUTWARD[edge].find(one => grid.inside[cell + numberAt(grid.steps, one)] === 0);
  if (side !== undefined) road[cell] = numberAt(road, cell) | (1 << side);
}

/** What a road builder pays to go on to a cell: straight over open ground is cheap, climbing and water are dear, an old road is nearly free. Soft ground makes
 * it wander. */
export function roadFee(draft: Draft): (cell: number, from: number) => number {
  const { level, woods, water, rough, road } = draft;
  const soft = field(draft, GOING, 4);
  return (cell, from) => {
    if (numberAt(road, cell) > 0) return 2;
    const climb = Math.abs(numberAt(level, cell) - numberAt(level, from));
    const wet = numberAt(water, cell) > 0 ? 30 + 30 * Math.sign(numberAt(water, from)) : 0;
    return 6 + (numberAt(soft, cell) >> 12) + 14 * climb * climb + 6 * numberAt(woods, cell) + 6 * numberAt(rough, cell) + wet;
  };
}

/** A road from one edge to another. */
export function roadAcross(draft: Draft, from: Edge, to: Edge, at: readonly [number, number]): void {
  const { grid } = draft;
  const path = way(grid, edgeCell(grid, from, at[0]), edgeCell(grid, to, at[1]), roadFee(draft));
  layRoad(draft, path, [from, to]);
}
