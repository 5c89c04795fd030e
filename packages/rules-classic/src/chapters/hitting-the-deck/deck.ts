import { tell } from '@sortie/kernel';
import { halve, strikesPlatoon } from '../../infantry/casualties.ts';
import { isPlatoon } from '../../infantry/infantry.ts';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';

/** It is said with the move: then half of everything passes overhead, and nobody fires. */
const deck = advanced('TOE-hitting-the-deck-phase', {
  permits: { task: ['deck'] },
  forbids: {
    move: (view, move) => {
      const unit = view.units[move.unit];
      return move.mode === 'stand' && move.task === 'deck' && unit && !isPlatoon(unit) ? tell('only platoons hit the deck') : undefined;
    },
    declare: (view, { unit, shots }) =>
      shots.length > 0 && view.units[unit]?.moved?.task === 'deck' ? tell('who hits the deck does not fire') : undefined,
  },
  steps: {
    attack: [
      {
        name: 'onTheDeck',
        after: 'cluster',
        run: (_play, attack) => {
          if (strikesPlatoon(attack) && attack.aim.target.moved?.task === 'deck') halve(attack);
        },
      },
    ],
  },
});

export const deckRules: readonly ClassicRule[] = [deck];
