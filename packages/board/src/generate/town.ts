import {
  cellOf,
  columnOf,
  distance,
  type Facing,
  fromOffset,
  type Hex,
  hexOfCell,
  nth,
  numberAt,
  opposite,
  rowOf,
  sure,
} from '@sortie/geometry';
import type { Terrain } from '../terrain.ts';
import type { Draft } from './draft.ts';
import { pick } from './noise.ts';
import { type Edge, edgeCell, layRoad, roadFee, way } from './ways.ts';

/** Hexes from one street to the next. */
const BLOCK = 4;

/** A town in the middle of the map: streets in blocks, houses between them, and roads out to all four edges. */
export function buildTown(draft: Draft): void {
  const { grid, seed } = draft;
  const middle = fromOffset((grid.width >> 1) + 1, (grid.height >> 1) + 1);
  const radius = Math.max(2, Math.floor(Math.min(grid.width, grid.height) / 2) - 2);
  const town = [...grid.cells].filter(cell => distance(hexOfCell(grid, cell), middle) <= radius);
  for (const cell of town) clear(draft, cell);
  const streets = new Set(town.filter(cell => isStreet(hexOfCell(grid, cell), middle)));
  layStreets(draft, streets, middle);
  for (const edge of ['north', 'east', 'south', 'west'] as const) leadOut(draft, middle, edge, 400 + pick(seed, 11, edge.length, 200));
  const lots = town.filter(cell => draft.road[cell] === 0);
  for (const cell of lots) settle(draft, cell, distance(hexOfCell(grid, cell), middle), radius);
  joinHouses(draft, lots);
}

function clear({ level, woods, rough, water, sand }: Draft, cell: number): void {
  level[cell] = 0;
  for (const layer of [woods, rough, water, sand]) layer[cell] = 0;
}

const onAvenue = (h: Hex, middle: Hex): boolean => (columnOf(h) - columnOf(middle)) % BLOCK === 0;
const onCross = (h: Hex, middle: Hex): boolean => (rowOf(h) - rowOf(middle)) % BLOCK === 0;
const isStreet = (h: Hex, middle: Hex): boolean => onAvenue(h, middle) || onCross(h, middle);

/** Avenues run down the columns, cross streets zigzag along the rows. */
function layStreets(draft: Draft, streets: ReadonlySet<number>, middle: Hex): void {
  const { grid } = draft;
  for (const cell of streets) {
    const h = hexOfCell(grid, cell);
    const south = cell + numberAt(grid.steps, 3);
    if (onAvenue(h, middle) && streets.has(south)) layRoad(draft, [cell, south], [undefined, undefined]);
    const east = cellOf(grid, fromOffset(columnOf(h) + 1, rowOf(h)));
    if (onCross(h, middle) && streets.has(east)) layRoad(draft, [cell, east], [undefined, undefined]);
  }
}

function leadOut(draft: Draft, middle: Hex, edge: Edge, at: number): void {
  const { grid } = draft;
  const path = way(grid, cellOf(grid, middle), edgeCell(grid, edge, at), roadFee(draft));
  layRoad(draft, path, [undefined, edge]);
}

const CF = [0, 15, 40, 90, 120] as const;

/** What stands on a lot: a house, a paved yard, a few trees or nothing; higher and stronger houses near the middle. */
function settle(draft: Draft, cell: number, far: number, radius: number): void {
  const { seed, pavement, woods, buildings } = draft;
  const lot = pick(seed, cell, 12, 100);
  const core = far * 2 <= radius;
  if (lot < (core ? 62 : 40)) {
    const roll = pick(seed, cell, 13, 100) + (core ? 25 : 0);
    const level = roll < 50 ? 1 : roll < 90 ? 2 : roll < 115 ? 3 : 4;
    const height = 1 + pick(seed, cell, 14, core ? level + 2 : level);
    buildings.set(cell, { kind: 'building', level, exits: 0, height, cf: nth(CF, level) });
  } else if (lot < (core ? 85 : 52)) pavement[cell] = 1;
  else if (lot < 70) woods[cell] = 1;
}

/** Some neighbours of one type grow together into one building; a house that stands alone takes the height of the one it joins. */
function joinHouses({ seed, buildings, grid }: Draft, lots: readonly number[]): void {
  for (const cell of lots) {
    const here = buildings.get(cell);
    const side = pick(seed, cell, 15, 6) as Facing;
    const next = cell + numberAt(grid.steps, side);
    const there = buildings.get(next);
    if (!here || !there || there.exits !== 0 || here.level !== there.level || pick(seed, cell, 16, 3) === 0) continue;
    buildings.set(cell, open(here, side));
    buildings.set(next, { ...open(there, opposite(side)), height: sure(here.height, 'the height') });
  }
}

const open = (building: Terrain, side: Facing): Terrain => ({ ...building, exits: sure(building.exits, 'the exits') | (1 << side) });
