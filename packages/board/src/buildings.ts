import { type Facing, numberAt, opposite, sure } from '@sortie/geometry';
import type { Board } from './board.ts';
import type { Packed } from './packed.ts';
import { type Terrain, terrainIn } from './terrain.ts';

const numbered = new WeakMap<Packed, Int32Array>();

/**
 * Which building each cell belongs to: 0 for none, otherwise a number shared by all hexes of one building. Hexes belong together when both
 * open their common hexside; a hex whose exits are not given opens to every neighbour of its own type.
 */
export function buildingNumbers(board: Board): Int32Array {
  const known = numbered.get(board.packed);
  if (known) return known;
  const numbers = numberBuildings(board);
  numbered.set(board.packed, numbers);
  return numbers;
}

function numberBuildings({ grid, sites }: Board): Int32Array {
  const numbers = new Int32Array(grid.size);
  const buildings = new Map<number, Terrain>();
  sites.forEach((site, i) => {
    const building = terrainIn(site, 'building');
    if (building) buildings.set(numberAt(grid.cells, i), building);
  });
  let last = 0;
  for (const first of buildings.keys()) {
    if (numbers[first] !== 0) continue;
    last++;
    const found = [first];
    numbers[first] = last;
    for (const cell of found) {
      for (const next of joined(cell)) {
        if (numbers[next] !== 0) continue;
        numbers[next] = last;
        found.push(next);
      }
    }
  }
  return numbers;

  function joined(cell: number): readonly number[] {
    const here = sure(buildings.get(cell), 'the building');
    const cells: number[] = [];
    for (let side = 0; side < 6; side++) {
      const next = cell + numberAt(grid.steps, side);
      const there = buildings.get(next);
      if (there && here.level === there.level && opens(here, side as Facing) && opens(there, opposite(side as Facing))) cells.push(next);
    }
    return cells;
  }
}

const opens = ({ exits }: Terrain, side: Facing): boolean => exits === undefined || (exits & (1 << side)) !== 0;
