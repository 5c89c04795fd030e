import { optional, record, whole } from '@sortie/kernel';
import type { AlphaChapter } from '../../chapter.ts';
import { heading, name, point } from '../../read.ts';
import { eachEntry } from '../../sequence/setup.ts';
import { armedRules } from './armed.ts';
import { armoredRules } from './armored.ts';
import { captureRules } from './capture.ts';
import { emplace } from './emplace.ts';
import { emplacementRules } from './emplacements.ts';

/** Buildings with guns, with armor, and with somebody who holds them. */
export const advancedBuildings: AlphaChapter<{ entry: 'emplaced' }> = {
  name: 'advanced-buildings',
  rules: [...armedRules, ...armoredRules, ...emplacementRules, ...captureRules],
  entry: { emplaced: optional(record({ piece: name, at: point, facing: optional(heading), height: optional(whole(0, 40)) })) },
  begin: (state, setup) => eachEntry(state, setup, emplace),
};
