import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FACINGS, type Facing } from './facing.ts';
import { UNREACHED } from './flood.ts';
import { createGrid } from './grid.ts';
import { createPoseFlood, posePath, runPoseFlood, stepFees } from './pose-flood.ts';
import { search } from './search.ts';
import { type Gait, poseOf, walk } from './walk.ts';

const grid = createGrid(9, 10);
const flood = createPoseFlood(grid, 9);
const ground = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: grid.size, maxLength: grid.size });

describe('pose flood', () => {
  test('costs what search over the same walk costs, again and again in the same memory', () => {
    fc.assert(
      fc.property(
        ground,
        fc.nat({ max: grid.cells.length - 1 }),
        fc.constantFrom<Facing>(...FACINGS),
        fc.integer({ min: 0, max: 9 }),
        fc.boolean(),
        fc.integer({ min: 0, max: 2 }),
        (fees, pick, facing, points, backwards, turn) => {
          const gait: Gait = {
            turn,
            backwards,
            step: (from, to, side) => (fees[to] === 0 || (from + side) % 7 === 0 ? undefined : fees[to]!),
          };
          const cell = grid.cells[pick]!;
          const reach = search(walk(grid, gait), [poseOf(cell, facing)], { limit: points });
          runPoseFlood(flood, cell, facing, points, { turn, backwards, fees: stepFees(grid, gait.step) });
          expect(flood.count).toBe(reach.states.length);
          for (const one of grid.cells) {
            for (const side of FACINGS) expect(flood.cost[poseOf(one, side)]).toBe(reach.cost(poseOf(one, side)) ?? UNREACHED);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test('a path leads back to the start and costs one point a step on open ground', () => {
    const fees = stepFees(grid, () => 1);
    const start = grid.cells[40]!;
    runPoseFlood(flood, start, 2, 5, { fees, turn: 1 });
    for (const pose of flood.reached.subarray(0, flood.count)) {
      const path = posePath(flood, pose);
      expect([path[0], path.at(-1), path.length - 1]).toEqual([poseOf(start, 2), pose, flood.cost[pose]]);
    }
    expect(posePath(flood, poseOf(grid.cells[0]!, 0))).toEqual([]);
  });

  test('refuses more points than a byte can hold', () => {
    expect(() => createPoseFlood(grid, 300)).toThrow('300');
  });
});
