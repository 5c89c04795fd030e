import type { AlphaChapter } from '../../chapter.ts';
import { rearRules } from './rear.ts';

/** Weapons that point backward. */
export const rearWeapons: AlphaChapter = {
  name: 'rear-weapons',
  rules: rearRules,
};
