import { boardOf, onMap } from '@sortie/board';
import { distance, type Hex, line } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { State } from '../../shape.ts';
import { heightOf } from '../../sight/sight.ts';
import { callSign, isFighting, type OnMap } from '../../state.ts';
import { floorOf } from '../../terrain/board.ts';

/**
 * What a hex between two units hides from each other: twice the difference of how far it rises above the lower and stays below the higher
 * one, and how much nearer it is to the lower. More than 0 hides the one from the other.
 */
export const shadow = (rise: number, below: number, toHigher: number, toLower: number): number => 2 * (rise - below) + (toHigher - toLower);

const topOf = (state: State, unit: OnMap): number => floorOf(boardOf(state.board), unit.at) + heightOf(unit);

function hides(state: State, from: OnMap, to: OnMap): boolean {
  const [a, b] = [topOf(state, from), topOf(state, to)];
  if (a === b) return false;
  const [higher, lower] = a > b ? [from, to] : [to, from];
  const [top, bottom] = [Math.max(a, b), Math.min(a, b)];
  const board = boardOf(state.board);
  return line(from.at, to.at)
    .slice(1, -1)
    .some(step => {
      const there = step.filter(h => onMap(board, h));
      // Along a hexside the lower of the two decides.
      const hill = there.reduce<Hex | undefined>(
        (least, h) => (least && floorOf(board, least) <= floorOf(board, h) ? least : h),
        undefined,
      );
      if (!hill || floorOf(board, hill) <= bottom || floorOf(board, hill) >= top) return false;
      const level = floorOf(board, hill);
      return shadow(level - bottom, top - level, distance(hill, higher.at), distance(hill, lower.at)) > 0;
    });
}

/** Hills hide who stands in their shadow. */
const deadZone = advanced('TOE-dead-zone-threshold', {
  covers: ['TOE-dead-zone-example'],
  forbids: {
    declare: (view, { unit: id, shots, spots }) => {
      const unit = view.units[id];
      if (!isFighting(unit)) return undefined;
      for (const target of [...shots.map(shot => shot.target), ...(spots === undefined ? [] : [spots])]) {
        const victim = view.units[target];
        if (isFighting(victim) && hides(view, unit, victim))
          return tell('the {target} is in a dead zone', { target: callSign(view, target) });
      }
      return undefined;
    },
  },
});

export const deadZoneRules: readonly ClassicRule[] = [deadZone];
