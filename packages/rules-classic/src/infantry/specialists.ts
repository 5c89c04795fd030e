import { tell } from '@sortie/kernel';
import { find } from '@sortie/roster';
import type { ClassicRule } from '../rule.ts';
import { specialistsOf } from '../sheet/troops.ts';

const MOST = 2;

/** Two of a squad at most, each instead of somebody with a support weapon; they go as fast as the others. */
const limit: ClassicRule = {
  id: 'TOE-paramedic-tag-limit',
  cite: 'TOE',
  kind: 'core',
  forbidsSetup: ({ forces }) => {
    const crowded = forces.flat().some(({ design }) => {
      const unit = typeof design === 'string' ? find(design) : design;
      return unit !== undefined && specialistsOf(unit) > MOST;
    });
    return crowded ? tell('a squad has at most two specialists') : undefined;
  },
};

/** They point out beside all that the others fire, three, six and nine hexes far: see `designatorOf`. */
const designators: ClassicRule = {
  id: 'TOE-tag-troops',
  cite: 'TOE',
  kind: 'core',
  structural: 'what a platoon may carry on paper',
  covers: ['TOE-tag-troops-minimum'],
};

export const specialistRules: readonly ClassicRule[] = [limit, designators];
