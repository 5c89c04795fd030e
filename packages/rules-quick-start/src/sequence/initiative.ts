import type { Handler, Roll, RuleId, Seat } from '@sortie/kernel';
import type { QuickStartRule, Table } from '../rule.ts';
import type { QuickStart } from '../shape.ts';

/** Both seats roll 2D6; the higher one wins, −1 for a tie. */
export function contest(play: Table, rule: RuleId): { readonly rolls: readonly Roll[]; readonly winner: Seat } {
  const rolls = [play.roll(2, 6, rule), play.roll(2, 6, rule)];
  const [first, second] = rolls as [Roll, Roll];
  return { rolls, winner: first.total === second.total ? -1 : first.total > second.total ? 0 : 1 };
}

const initiativeRoll: QuickStartRule = {
  id: 'QS-seq-initiative-roll',
  cite: 'QS p. 2',
  kind: 'core',
  steps: {
    turn: [
      {
        name: 'initiative',
        insteadOf: 'initiative',
        run: play => {
          play.emit({ type: 'phaseBegan', phase: 'initiative' });
          roll(play);
        },
      },
    ],
  },
};

const roll = (play: Table): void => play.emit({ type: 'initiativeRolled', ...contest(play, 'QS-seq-initiative-roll') });

const initiativeTie: QuickStartRule = {
  id: 'QS-seq-initiative-tie',
  cite: 'QS p. 2',
  kind: 'core',
  follows: { initiativeRolled: (_state, { winner }) => (winner < 0 ? [{ type: 'rollInitiative' }] : undefined) },
};

const twoDice: QuickStartRule = {
  id: 'QS-seq-dice-2d6',
  cite: 'QS p. 2',
  kind: 'core',
  structural: 'every roll names its dice: two, unless a rule names one',
};

export const initiativeRules: readonly QuickStartRule[] = [initiativeRoll, initiativeTie, twoDice];

export const rollInitiative: Handler<QuickStart, 'rollInitiative'> = play => roll(play);
