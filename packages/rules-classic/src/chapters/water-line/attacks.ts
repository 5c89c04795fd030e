import { boardOf } from '@sortie/board';
import { tell } from '@sortie/kernel';
import type { ClassicRule, View } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import { heightOf } from '../../sight/sight.ts';
import { isFighting, type OnMap } from '../../state.ts';
import { depthOf } from '../../terrain/board.ts';

/** No part of it is above the water. */
const isSubmerged = (view: View, unit: OnMap): boolean => depthOf(boardOf(view.board), unit.at) >= heightOf(unit);

/** Nothing that is thrown, swung or fired crosses the surface: weapons see nothing there, blows meet nothing. */
const across = (id: ClassicRule['id'], text: string, from: 'above' | 'below'): ClassicRule => ({
  ...advanced(id, {}),
  forbids: {
    strike: (view, { unit: number, blows }) => {
      const unit = view.units[number];
      if (!isFighting(unit) || isSubmerged(view, unit) === (from === 'above')) return undefined;
      const crossing = blows.some(({ target: id }) => {
        const target = view.units[id];
        return isFighting(target) && isSubmerged(view, target) === (from === 'above');
      });
      return crossing ? tell(text) : undefined;
    },
  },
});

export const waterLineRules: readonly ClassicRule[] = [
  across('TOE-waterline-attack-down', 'no blow reaches what is under water', 'above'),
  across('TOE-waterline-attack-up', 'no blow reaches out of the water', 'below'),
];
