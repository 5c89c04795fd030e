import { hexOfCell } from '@sortie/geometry';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBoard } from '../board.ts';
import { DESERT, GRASSLAND } from '../maps/quick-start.ts';
import type { Site, Terrain } from '../terrain.ts';
import { ATTACKER_COVER, allPairs, BLOCKED, los, losBenchmark, losModifier, TARGET_COVER } from './los.ts';
import { lineOfSight } from './sight.ts';

const terrains = fc.constantFrom<readonly Terrain[]>(
  [],
  [],
  [],
  [{ kind: 'woods', level: 1 }],
  [{ kind: 'woods', level: 2, height: 2 }],
  [{ kind: 'woods', level: 1, height: 1 }],
  [{ kind: 'jungle', level: 3 }],
  [{ kind: 'water', level: 0 }],
  [{ kind: 'water', level: 1 }],
  [{ kind: 'water', level: 2 }],
  [{ kind: 'building', level: 2, height: 1 }],
  [{ kind: 'building', level: 2, height: 3, exits: 9 }],
  [{ kind: 'smoke', level: 1 }],
  [
    { kind: 'smoke', level: 2 },
    { kind: 'woods', level: 1 },
  ],
  [{ kind: 'fields', level: 1 }],
  [{ kind: 'industrial', level: 2 }],
  [{ kind: 'fuelTank', level: 1, height: 2 }],
);
const WIDTH = 7;
const HEIGHT = 8;
const boards = fc
  .array(fc.record({ level: fc.constantFrom(-1, 0, 0, 0, 0, 1, 1, 2, 3), terrains }), {
    minLength: WIDTH * HEIGHT,
    maxLength: WIDTH * HEIGHT,
  })
  .map((sites: readonly Site[]) => createBoard({ width: WIDTH, height: HEIGHT, sites }));
const heights = fc.constantFrom(1, 2, 2, 3);

describe('los', () => {
  test('gives the answer of lineOfSight on any board, between any heights', () => {
    fc.assert(
      fc.property(boards, heights, heights, (board, fromHeight, toHeight) => {
        const pairs = allPairs(board);
        for (let i = 0; i < pairs.length; i += 14) {
          const [from, to] = [pairs[i]!, pairs[i + 1]!];
          const attacker = { at: hexOfCell(board.grid, from), height: fromHeight };
          const target = { at: hexOfCell(board.grid, to), height: toHeight };
          const sight = lineOfSight(board, attacker, target);
          const covers = (sight.targetCover ? TARGET_COVER : 0) | (sight.attackerCover ? ATTACKER_COVER : 0);
          expect(los(board, from, to, fromHeight, toHeight)).toBe(sight.canSee ? sight.modifier | covers : BLOCKED);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('between equally tall viewers sight is mutual', () => {
    fc.assert(
      fc.property(boards, board => {
        const { cells } = board.grid;
        const sees = (from: number, to: number): boolean => los(board, from, to) !== BLOCKED;
        return cells.every(from => cells.every(to => sees(from, to) === sees(to, from)));
      }),
      { numRuns: 30 },
    );
  });

  test('the same hex is open', () => {
    const cell = DESERT.grid.cells[20]!;
    expect(los(DESERT, cell, cell)).toBe(0);
    expect(losModifier(2 | TARGET_COVER)).toBe(2);
  });

  test('the measurement gives the same number every time', () => {
    const pairs = allPairs(GRASSLAND);
    expect(pairs.length).toBe(272 * 271 * 2);
    expect(losBenchmark(GRASSLAND, pairs)).toBe(losBenchmark(GRASSLAND, pairs));
    expect(losBenchmark(GRASSLAND, pairs)).not.toBe(losBenchmark(DESERT, allPairs(DESERT)));
  });
});
