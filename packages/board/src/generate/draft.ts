import { centreOf, createGrid, type Grid, hexOfCell, numberAt } from '@sortie/geometry';
import type { Site, Terrain } from '../terrain.ts';
import { landscape } from './noise.ts';

/** A map in the making: what will be in each cell, still open to change. */
export interface Draft {
  readonly seed: number;
  readonly grid: Grid;
  readonly level: Int8Array;
  /** Depth of water plus one; 0 is dry. */
  readonly water: Uint8Array;
  readonly woods: Uint8Array;
  readonly rough: Uint8Array;
  readonly sand: Uint8Array;
  readonly pavement: Uint8Array;
  /** Exits of the road or bridge; 0 without one. */
  readonly road: Uint8Array;
  readonly buildings: Map<number, Terrain>;
}

export function createDraft(seed: number, width: number, height: number): Draft {
  const grid = createGrid(width, height);
  const layer = (): Uint8Array => new Uint8Array(grid.size);
  return {
    seed,
    grid,
    level: new Int8Array(grid.size),
    water: layer(),
    woods: layer(),
    rough: layer(),
    sand: layer(),
    pavement: layer(),
    road: layer(),
    buildings: new Map(),
  };
}

/** A landscape of its own for each purpose, by cell. `hexes` is about how many hexes lie between two heights. */
export function field({ seed, grid }: Draft, purpose: number, hexes: number): Uint16Array {
  const values = new Uint16Array(grid.size);
  for (const cell of grid.cells) {
    const { x, y } = centreOf(hexOfCell(grid, cell));
    values[cell] = landscape(seed * 64 + purpose * 4, x, y, hexes * 52);
  }
  return values;
}

/**
 * Cells in falling order of a field, so that "the highest tenth" is exactly a tenth, whatever the seed. Only cells that
 * `where` admits are listed.
 */
export function ranked({ grid }: Draft, values: Uint16Array, where: (cell: number) => boolean = () => true): readonly number[] {
  return [...grid.cells].filter(where).sort((a, b) => numberAt(values, b) - numberAt(values, a) || a - b);
}

/** So many hundredths of the whole map. */
export const share = ({ grid }: Draft, hundredths: number): number => Math.floor((grid.cells.length * hundredths) / 100);

export function siteOf(draft: Draft, cell: number): Site {
  const terrains: Terrain[] = [];
  const { water, woods, rough, sand, pavement, road, buildings, level } = draft;
  if (numberAt(water, cell) > 0) terrains.push({ kind: 'water', level: numberAt(water, cell) - 1 });
  if (numberAt(woods, cell) > 0) terrains.push({ kind: 'woods', level: numberAt(woods, cell), height: 2 });
  if (numberAt(rough, cell) > 0) terrains.push({ kind: 'rough', level: 1 });
  if (numberAt(sand, cell) > 0) terrains.push({ kind: 'sand', level: 1 });
  if (numberAt(pavement, cell) > 0) terrains.push({ kind: 'pavement', level: 1 });
  if (numberAt(road, cell) > 0) terrains.push(roadOf(draft, cell));
  const building = buildings.get(cell);
  if (building) terrains.push(building);
  return { level: numberAt(level, cell), terrains };
}

/** Over water a road is a bridge, its deck as high as the higher of the two banks. */
function roadOf({ water, road, level, grid }: Draft, cell: number): Terrain {
  const exits = numberAt(road, cell);
  if (numberAt(water, cell) <= 1) return { kind: 'road', level: 1, exits };
  let bank = numberAt(level, cell);
  for (let side = 0; side < 6; side++) {
    const next = cell + numberAt(grid.steps, side);
    if ((exits & (1 << side)) !== 0 && grid.inside[next] === 1 && numberAt(water, next) <= 1) bank = Math.max(bank, numberAt(level, next));
  }
  return { kind: 'bridge', level: 2, exits, height: bank - numberAt(level, cell), cf: 40 };
}
