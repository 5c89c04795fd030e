import type { Handler } from '@sortie/kernel';
import type { ClassicRule } from '../../rule.ts';
import type { Classic } from '../../shape.ts';
import { alien } from './alien.ts';

/** All the worlds watch the beginning of turns and of the Weapon Attack Phase. */
const basis = alien('AW-basis', {
  follows: {
    turnBegan: () => [{ type: 'startTurn' }],
    phaseBegan: (_state, { phase }) => (phase === 'weapon' ? [{ type: 'startFire' }] : undefined),
  },
});

export const startTurn: Handler<Classic, 'startTurn'> = play => play.run('turnStart', null);
export const startFire: Handler<Classic, 'startFire'> = play => play.run('fireStart', null);

/** What stands on the map without a mark is clear, whatever is drawn there: maps hold nothing but their marks. */
const unmarked = alien('AW-unmarked-hex-clear', { structural: 'a hex of a map without a mark is clear' });
/** Domes, crystals and depths without a floor are ground by names of their own. */
const newTerrain = alien('AW-new-terrain-not-in-to', { structural: 'the maps of these worlds have terrain of their own' });

export const worldRules: readonly ClassicRule[] = [basis, unmarked, newTerrain];
