import type { ClassicChapter } from '../../chapter.ts';
import { shieldingRules } from './shielding.ts';

export const shielding: ClassicChapter<object> = {
  name: 'shielding',
  rules: shieldingRules,
};
