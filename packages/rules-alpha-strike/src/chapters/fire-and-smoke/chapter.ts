import type { AlphaChapter } from '../../chapter.ts';
import { fireRules } from './fire.ts';

/** Woods that burn, and smoke that drifts. */
export const fireAndSmoke: AlphaChapter = {
  name: 'fire-and-smoke',
  rules: fireRules,
};
