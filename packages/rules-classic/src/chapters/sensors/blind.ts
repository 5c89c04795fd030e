import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import { inDaylight, inUnchangedRows } from './visual.ts';
import { goOutOfSight, lookOut, runInto } from './watch.ts';

/**
 * Sides know only what they see, and where their sensors find something. It is judged when the game begins, before each phase in which
 * somebody acts, on the way of a move and after it, when a light is switched on, and when somebody attacks.
 */
const blind = advanced('TOE-sensor-blips', {
  base: { clearRange: inDaylight, visualRange: ({ clear }) => clear },
  atMost: { clearRange: inUnchangedRows },
  follows: {
    called: state => (state.blind ? undefined : [{ type: 'keepWatch', moment: 'begins' }]),
    phaseBegan: (_state, { phase }) =>
      phase === 'movement' || phase === 'weapon' || phase === 'physical' ? [{ type: 'keepWatch', moment: 'looks' }] : undefined,
    moved: () => [{ type: 'keepWatch', moment: 'looks' }],
    declared: (_state, { light }) => (light ? [{ type: 'keepWatch', moment: 'lights' }] : undefined),
    phaseEnded: (_state, { phase }) =>
      phase === 'weapon' || phase === 'physical' ? [{ type: 'keepWatch', moment: 'attacks' }] : undefined,
  },
  steps: {
    approaching: [
      { name: 'ahead', insteadOf: 'ahead', run: runInto },
      { name: 'outOfSight', after: 'ahead', run: goOutOfSight },
    ],
    entering: [{ name: 'lookout', after: 'swamp', run: lookOut }],
    landing: [{ name: 'lookout', after: 'swamp', run: lookOut }],
  },
});

export const blindRules: readonly ClassicRule[] = [blind];
