import { tell } from '@sortie/kernel';
import type { QuickStartRule } from '../rule.ts';
import { callSign, isFighting } from '../state.ts';
import { sightBetween } from './sight.ts';

const required: QuickStartRule = {
  id: 'QS-los-required',
  cite: 'QS p. 4',
  kind: 'core',
  forbids: {
    declare: (view, { unit: id, shots }, _seat, book) => {
      const unit = view.units[id];
      if (!isFighting(unit)) return undefined;
      const hidden = shots.find(({ target }) => {
        const other = view.units[target];
        return isFighting(other) && other.id !== id && sightBetween(view, book, unit, other).blocked;
      });
      return hidden ? tell('woods hide the {unit}', { unit: callSign(view, hidden.target) }) : undefined;
    },
  },
};

const centreLine: QuickStartRule = {
  id: 'QS-los-centre-line',
  cite: 'QS p. 4',
  kind: 'core',
  structural: 'the line of the geometry runs from centre to centre',
};

const cornerCounts: QuickStartRule = {
  id: 'QS-los-corner-counts',
  cite: 'QS p. 4',
  kind: 'core',
  structural: 'the line of the geometry lists every hex that it touches',
};

const endsExcluded: QuickStartRule = {
  id: 'QS-los-end-hexes-excluded',
  cite: 'QS p. 4',
  kind: 'core',
  structural: 'a line is what lies between its ends',
};

const woodsPoints: QuickStartRule = {
  id: 'QS-los-woods-points',
  cite: 'QS p. 4',
  kind: 'core',
  base: { hindrance: ({ woods }) => woods, blocking: () => 3 },
};

const mechsTransparent: QuickStartRule = {
  id: 'QS-los-mechs-transparent',
  cite: 'QS p. 4',
  kind: 'core',
  structural: 'a line asks the board what lies in its hexes, never who stands there',
};

const diagram: QuickStartRule = {
  id: 'QS-los-diagram-case',
  cite: 'QS p. 4',
  kind: 'core',
  structural: 'a case to try the lines above on',
};

export const sightRules: readonly QuickStartRule[] = [
  required,
  centreLine,
  cornerCounts,
  endsExcluded,
  woodsPoints,
  mechsTransparent,
  diagram,
];
