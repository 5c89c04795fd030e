import type { AlphaChapter } from '../../chapter.ts';
import { flakRules } from './flak.ts';

/** Shells that burst among aircraft. */
export const artilleryFlak: AlphaChapter = {
  name: 'artillery-flak',
  rules: flakRules,
};
