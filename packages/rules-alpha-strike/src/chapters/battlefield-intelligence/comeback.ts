import { tell } from '@sortie/kernel';
import { type AlphaRule, option } from '../../rule.ts';

/** What a side gains that was beaten to it last turn. */
const COMEBACK = 1;
const SECOND_TURN = 2;

/** Nobody is ahead of the others all day: `initiative` is still that of the turn before, and in the first turn that of the set-up. */
const comeback: AlphaRule = option('AS-house-initiative-comeback', {
  term: tell('lost the last initiative'),
  adds: { initiative: ({ state, seat }) => (state.turn >= SECOND_TURN && state.initiative !== seat ? COMEBACK : undefined) },
});

export const comebackRules: readonly AlphaRule[] = [comeback];
