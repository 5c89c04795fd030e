import { inArc } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import type { QuickStartRule } from '../rule.ts';
import { callSign, isFighting, type Standing } from '../state.ts';

/** The forward wedge of 120 degrees, the two rows of hexes on its borders included, as far as the map goes. */
export const inFiringArc = (unit: Standing, target: Standing): boolean => inArc('front', unit.at, unit.facing, target.at);

const firingArc: QuickStartRule = {
  id: 'QS-attack-firing-arc',
  cite: 'QS p. 5',
  kind: 'core',
  forbids: {
    declare: (view, { unit: id, shots }) => {
      const unit = view.units[id];
      if (!isFighting(unit)) return undefined;
      const outside = shots.find(({ target }) => {
        const other = view.units[target];
        return isFighting(other) && !inFiringArc(unit, other);
      });
      return outside ? tell('the {unit} is outside its firing arc', { unit: callSign(view, outside.target) }) : undefined;
    },
  },
};

const unbounded: QuickStartRule = {
  id: 'QS-attack-arc-unbounded',
  cite: 'QS p. 5',
  kind: 'core',
  structural: 'a wedge has no length; only the range of a weapon and the edge of the map end it',
};

const single: QuickStartRule = {
  id: 'QS-attack-single-arc',
  cite: 'QS p. 11',
  kind: 'core',
  structural: 'one arc for arms and torsos alike, one table of locations for every direction, no armor on the back',
};

export const arcRules: readonly QuickStartRule[] = [firingArc, unbounded, single];
