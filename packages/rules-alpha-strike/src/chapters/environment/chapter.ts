import type { AlphaChapter } from '../../chapter.ts';
import { environmentRules } from './environment.ts';

/** Darkness, fog, hail and vacuum. */
export const environment: AlphaChapter = {
  name: 'environment',
  rules: environmentRules,
};
