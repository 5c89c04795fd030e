import { tell } from '@sortie/kernel';
import { strikesPlatoon } from '../../infantry/casualties.ts';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import { conditionsOf } from '../../scenarios/place.ts';
import { sheetFor } from '../../state.ts';
import { unfit } from '../planetary-conditions/vacuum.ts';

/** What troopers wear divides what strikes them; halves are rounded up. */
const worn = advanced('TOE-infantry-armor-example', {
  covers: ['TOE-infantry-armor-table-env-suit'],
  steps: {
    attack: [
      {
        name: 'armorKits',
        after: 'cluster',
        run: (_play, attack) => {
          const { divisor } = sheetFor(attack.aim.target);
          if (!strikesPlatoon(attack) || divisor === 10) return;
          attack.groups = attack.groups.map(points => Math.floor((20 * points + divisor) / (2 * divisor)));
        },
      },
    ],
  },
});

const HOT = 50;

const COLD = -30;

/** Where it is too hot or too cold, men go in suits that are made for it. */
const extremes: ClassicRule = {
  ...advanced('TOE-xct-suits', {}),
  forbidsSetup: setup => {
    const degrees = conditionsOf(setup)?.temperature ?? 0;
    const out = degrees > HOT || degrees < COLD ? unfit(setup, ({ kind, sealedSuits }) => kind !== 'infantry' || sealedSuits) : undefined;
    return out && tell('{unit} has no suits for such a place', { unit: `${out.name} ${out.model}`.trim() });
  },
};

export const kitRules: readonly ClassicRule[] = [worn, extremes];
