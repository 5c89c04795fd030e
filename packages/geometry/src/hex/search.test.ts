import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Facing } from './facing.ts';
import { createFlood, runFlood, UNREACHED } from './flood.ts';
import { cellOf, createGrid, type Grid, hexOfCell } from './grid.ts';
import { distance } from './hex.ts';
import { fromOffset } from './offset.ts';
import { cheapestPath, search } from './search.ts';
import { cellOfPose, facingOfPose, poseOf, walk } from './walk.ts';

const grid = createGrid(16, 17);
const everywhere = (fee: number): Uint8Array => grid.inside.map(inside => inside * fee);
const start = cellOf(grid, fromOffset(8, 9));

/** Fees 0 (barred) to 3 for every cell of the map. */
const fees = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: grid.cells.length, maxLength: grid.cells.length }).map(list => {
  const toEnter = new Uint8Array(grid.size);
  grid.cells.forEach((cell, i) => {
    toEnter[cell] = list[i]!;
  });
  return toEnter;
});

/** The slow and obvious way: repeat until nothing gets cheaper. */
function settle(on: Grid, from: number, limit: number, toEnter: Uint8Array): number[] {
  const cost = new Array<number>(on.size).fill(UNREACHED);
  cost[from] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (const cell of on.cells) {
      for (const step of on.steps) {
        const total = cost[cell]! + toEnter[cell + step]!;
        if (toEnter[cell + step] === 0 || total > limit || total >= cost[cell + step]!) continue;
        cost[cell + step] = total;
        changed = true;
      }
    }
  }
  return cost;
}

describe('flood', () => {
  test('on open ground it reaches as far as there are points', () => {
    const flood = createFlood(grid, 8);
    runFlood(flood, start, 8, everywhere(1));
    for (const cell of grid.cells) {
      const far = distance(hexOfCell(grid, cell), fromOffset(8, 9));
      expect(flood.cost[cell]).toBe(far <= 8 ? far : UNREACHED);
    }
  });

  test('it is the cheapest way for any fees, again and again in the same memory', () => {
    const flood = createFlood(grid, 8);
    fc.assert(
      fc.property(fees, fc.nat({ max: grid.cells.length - 1 }), fc.integer({ min: 0, max: 8 }), (toEnter, pick, points) => {
        const from = grid.cells[pick]!;
        runFlood(flood, from, points, toEnter);
        expect([...flood.cost]).toEqual(settle(grid, from, points, toEnter));
        const costs = [...flood.reached.subarray(0, flood.count)].map(cell => flood.cost[cell]!);
        expect(costs).toEqual(costs.toSorted((a, b) => a - b));
        expect(costs.length).toBe(flood.cost.filter(cost => cost !== UNREACHED).length);
      }),
      { numRuns: 60 },
    );
  });

  test('it refuses more points than a byte can hold', () => {
    expect(() => createFlood(grid, 255)).toThrow('255');
  });
});

describe('search', () => {
  const open = { turn: 1, step: () => 1 } as const;

  test('agrees with the flood when turning is free', () => {
    fc.assert(
      fc.property(fees, toEnter => {
        const reach = search(walk(grid, { turn: 0, step: (_, to) => toEnter[to] || undefined }), [poseOf(start, 0)], { limit: 8 });
        const flood = createFlood(grid, 8);
        runFlood(flood, start, 8, toEnter);
        for (const cell of grid.cells) expect(reach.cost(poseOf(cell, 3)) ?? UNREACHED).toBe(flood.cost[cell]);
      }),
      { numRuns: 20 },
    );
  });

  test('a path is made of legal steps whose fees add up to its cost', () => {
    const reach = search(walk(grid, { ...open, backwards: true }), [poseOf(start, 0)], { limit: 6 });
    for (const pose of reach.states) {
      const path = reach.path(pose);
      expect(path[0]).toBe(poseOf(start, 0));
      expect(path.at(-1)).toBe(pose);
      expect(path.length - 1).toBe(reach.cost(pose));
    }
    expect(reach.states.map(pose => reach.cost(pose)!)).toEqual(reach.states.map(pose => reach.cost(pose)!).toSorted((a, b) => a - b));
  });

  test('turning about and backing up are charged', () => {
    const north = cellOf(grid, fromOffset(8, 8));
    const south = cellOf(grid, fromOffset(8, 10));
    const ahead = search(walk(grid, open), [poseOf(start, 0)], { limit: 9 });
    expect(ahead.cost(poseOf(north, 0))).toBe(1);
    expect(ahead.cost(poseOf(start, 3))).toBe(3);
    expect(ahead.cost(poseOf(south, 3))).toBe(4);
    expect(search(walk(grid, { ...open, backwards: true }), [poseOf(start, 0)], { limit: 9 }).cost(poseOf(south, 0))).toBe(1);
  });

  test('what is out of reach has no cost and no path', () => {
    const reach = search(walk(grid, open), [poseOf(start, 0)], { limit: 2 });
    const far = poseOf(cellOf(grid, fromOffset(1, 1)), 0);
    expect(reach.cost(far)).toBeUndefined();
    expect(reach.path(far)).toEqual([]);
  });

  test('the cheapest path goes around what is barred', () => {
    const wall = new Set([7, 8, 9].map(column => cellOf(grid, fromOffset(column, 8))));
    const graph = walk(grid, { turn: 0, step: (_, to) => (wall.has(to) ? undefined : 1) });
    const goal = cellOf(grid, fromOffset(8, 7));
    const found = cheapestPath(graph, [poseOf(start, 0)], pose => cellOfPose(pose) === goal, 20);
    expect(found?.cost).toBe(5);
    expect(found?.path.every(pose => !wall.has(cellOfPose(pose)))).toBe(true);
    expect(cheapestPath(graph, [poseOf(start, 0)], pose => cellOfPose(pose) === goal, 4)).toBeUndefined();
  });

  test('poses are cells with facings', () => {
    for (const facing of [0, 5] as Facing[])
      expect([cellOfPose(poseOf(77, facing)), facingOfPose(poseOf(77, facing))]).toEqual([77, facing]);
  });
});
