import { sure } from '@sortie/kernel';
import type { Test } from '../../questions.ts';
import { type AlphaRule, option } from '../../rule.ts';

/** Two dice that show 12 never fail and succeed by 1; two that show 2 never succeed. */
function judge(test: Test): void {
  const { total } = test.roll;
  if (total === 12) test.margin = 1;
  if (total === 2) test.margin = Math.min(-1, test.margin);
}

const naturals: AlphaRule = option('ASC-crit-success', {
  replaces: ['AS-dice'],
  steps: {
    attack: [
      {
        name: 'naturals',
        after: 'roll',
        run: (_play, attack) => {
          const natural = sure(attack.roll, 'roll').total;
          if (natural === 12) Object.assign(attack, { hit: true, margin: 1 });
          if (natural === 2) Object.assign(attack, { hit: false, margin: Math.min(-1, attack.margin) });
        },
      },
    ],
    testing: [{ name: 'naturals', after: 'begin', run: (_play, test) => judge(test) }],
  },
  covers: ['ASC-crit-failure', 'ASC-crit-success-margins', 'ASC-crit-success-trigger'],
});

export const naturalRules: readonly AlphaRule[] = [naturals];
