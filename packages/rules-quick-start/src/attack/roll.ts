import type { QuickStartRule } from '../rule.ts';

/** 13 or more cannot be rolled, and a natural 12 is nothing special. */
export const CANNOT_HIT = 13;

const roll: QuickStartRule = {
  id: 'QS-to-hit-roll',
  cite: 'QS p. 5',
  kind: 'core',
  steps: {
    attack: [
      {
        name: 'roll',
        insteadOf: 'roll',
        run: (play, attack) => {
          if (attack.result !== 'hit') return;
          attack.roll = play.roll(2, 6, 'QS-to-hit-roll');
          if (attack.roll.total < attack.toHit.total) attack.result = 'miss';
        },
      },
    ],
  },
};

const automaticMiss: QuickStartRule = {
  id: 'QS-to-hit-auto-miss',
  cite: 'QS p. 5',
  kind: 'core',
  steps: {
    attack: [
      {
        name: 'cannotHit',
        before: 'roll',
        run: (_play, attack) => {
          if (attack.result === 'hit' && attack.toHit.total >= CANNOT_HIT) attack.result = 'automaticMiss';
        },
      },
    ],
  },
};

const automaticHit: QuickStartRule = {
  id: 'QS-to-hit-auto-hit',
  cite: 'QS p. 5',
  kind: 'core',
  steps: {
    attack: [
      {
        name: 'cannotMiss',
        before: 'roll',
        run: (_play, attack) => {
          if (attack.result === 'hit' && attack.toHit.total <= 2) attack.result = 'automaticHit';
        },
      },
    ],
  },
};

/** The Target Number is asked of the rules once for each shot. */
const target: QuickStartRule = {
  id: 'QS-seq-attack-procedure',
  cite: 'QS p. 5',
  kind: 'core',
  steps: {
    attack: [
      {
        name: 'aim',
        insteadOf: 'aim',
        run: (play, attack) => {
          attack.toHit = play.ask('toHit', attack.aim);
        },
      },
    ],
  },
};

export const rollRules: readonly QuickStartRule[] = [roll, automaticMiss, automaticHit, target];
