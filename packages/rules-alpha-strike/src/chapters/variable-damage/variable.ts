import type { Attack } from '../../questions.ts';
import { type AlphaRule, option, type Table } from '../../rule.ts';

/** A die for each point; 4 and more deals it. */
const variable: AlphaRule = option('ASC-variable-damage', {
  steps: {
    attack: [
      {
        name: 'variable damage',
        after: 'damage',
        run: (play: Table, attack: Attack) => {
          if (!attack.hit || attack.dealt <= 0 || attack.aim.kind !== 'weapon') return;
          const roll = play.roll(attack.dealt, 6, 'ASC-variable-damage');
          const points = roll.faces.filter(face => face >= 4).length;
          play.emit({
            type: 'rolled',
            unit: attack.aim.attacker.id,
            rule: 'ASC-variable-damage',
            what: 'variable damage',
            roll,
            good: points > 0,
          });
          attack.dealt = points;
        },
      },
    ],
  },
  covers: ['ASC-variable-damage-zero'],
});

export const variableRules: readonly AlphaRule[] = [variable];
