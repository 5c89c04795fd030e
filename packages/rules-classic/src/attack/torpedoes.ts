import { boardOf, onMap } from '@sortie/board';
import { line } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import type { ClassicRule } from '../rule.ts';
import type { State } from '../shape.ts';
import { isFighting, isLow, type OnMap, sheetFor } from '../state.ts';
import { depthOf } from '../terrain/board.ts';
import { isTorpedo } from './aim.ts';
import { eachShot } from './each-shot.ts';

/** Water all the way; between two hexes the shallower counts. */
export function runsThroughWater(state: State, from: OnMap, to: OnMap): boolean {
  const board = boardOf(state.board);
  return line(from.at, to.at).every(step => step.filter(h => onMap(board, h)).every(h => depthOf(board, h) > 0));
}

/** Launched by whoever touches the water, and only through it. Torpedoes are there for whoever has some. */
const launched: ClassicRule = {
  id: 'TOE-torpedo-from-surface',
  cite: 'TOE',
  kind: 'core',
  forbids: {
    declare: eachShot((view, unit, { target: to }, weapon) => {
      const target = view.units[to];
      return isTorpedo(weapon) && isFighting(target) && !runsThroughWater(view, unit, target)
        ? tell('a torpedo needs water all the way')
        : undefined;
    }),
  },
};

/** What stands out of the water is struck only below its surface. */
const below: ClassicRule = {
  id: 'TOE-torpedo-damage',
  cite: 'TOE',
  kind: 'core',
  steps: {
    attack: [
      {
        name: 'waterline',
        before: 'strike',
        run: (play, attack) => {
          const { weapon, target } = attack.aim;
          if (!isTorpedo(weapon) || !target.at) return;
          const { legs } = sheetFor(target);
          const wading = depthOf(boardOf(play.state.board), target.at) === 1 && !isLow(target) && legs.length > 0;
          if (wading) attack.reaches = location => legs.includes(location);
        },
      },
    ],
  },
};

export const torpedoRules: readonly ClassicRule[] = [launched, below];
