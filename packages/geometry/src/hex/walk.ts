import { numberAt } from '../sure.ts';
import type { Facing } from './facing.ts';
import type { Grid } from './grid.ts';
import type { StateGraph } from './search.ts';

/** A cell and a facing as one number, and back. */
export const poseOf = (cell: number, facing: Facing): number => cell * 6 + facing;
export const cellOfPose = (pose: number): number => Math.floor(pose / 6);
export const facingOfPose = (pose: number): Facing => (pose % 6) as Facing;

export interface Gait {
  /** Points to turn by one hexside. */
  readonly turn: number;
  /** Points for the step from a cell to its neighbour at `side`, or `undefined` where it is barred. Never asked about cells off the map. */
  readonly step: (from: number, to: number, side: Facing) => number | undefined;
  /** Whether the unit may also back into the hex behind it. */
  readonly backwards?: boolean;
}

/** Movement of a unit with a facing: turn left, turn right, go ahead, and back up if its gait allows it. */
export function walk(grid: Grid, gait: Gait): StateGraph {
  return {
    size: grid.size * 6,
    expand(pose, _spent, step) {
      const facing = facingOfPose(pose);
      const cell = cellOfPose(pose);
      step(poseOf(cell, ((facing + 1) % 6) as Facing), gait.turn);
      step(poseOf(cell, ((facing + 5) % 6) as Facing), gait.turn);
      go(facing);
      if (gait.backwards) go(((facing + 3) % 6) as Facing);

      function go(side: Facing): void {
        const to = cell + numberAt(grid.steps, side);
        if (grid.inside[to] !== 1) return;
        const fee = gait.step(cell, to, side);
        if (fee !== undefined) step(poseOf(to, facing), fee);
      }
    },
  };
}
