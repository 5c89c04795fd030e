import { boardOf, terrainAt } from '@sortie/board';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import { AEROSPACE } from './rule.ts';

/** Ice does not hold what falls from the sky: it lies in the water then, if there is any. */
const ice = advanced('TOE-ice-crash', {
  needs: [AEROSPACE],
  steps: {
    crashing: [
      {
        name: 'ice',
        before: 'water',
        run: (play, { at }) => {
          const sheet = terrainAt(boardOf(play.state.board), at, 'ice');
          if (sheet) play.emit({ type: 'lifted', at, terrain: { kind: 'ice', level: sheet.level } });
        },
      },
    ],
  },
});

export const iceCrashRules: readonly ClassicRule[] = [ice];
