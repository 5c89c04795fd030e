import type { Handler } from '@sortie/kernel';
import type { ClassicRule } from '../rule.ts';
import type { Classic } from '../shape.ts';
import { causticRules } from './caustic.ts';
import { crystalRules } from './crystal.ts';
import { decompressionRules } from './decompression.ts';
import { domeRules } from './domes.ts';
import { fungalRules } from './fungal.ts';
import { joiningRules } from './joining.ts';
import { lunarRules } from './lunar.ts';
import { quakeRules } from './quake.ts';
import { alien } from './rule.ts';
import { taintRules } from './taint.ts';

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
const unmarked = alien('AW-unmarked-hex-clear', {});
/** Domes, crystals and depths without a floor are ground by names of their own. */
const newTerrain = alien('AW-new-terrain-not-in-to', {});

export const worldRules: readonly ClassicRule[] = [
  basis,
  unmarked,
  newTerrain,
  ...fungalRules,
  ...crystalRules,
  ...domeRules,
  ...causticRules,
  ...taintRules,
  ...lunarRules,
  ...quakeRules,
  ...decompressionRules,
  ...joiningRules,
];
