import type { ClassicChapter } from '../../chapter.ts';
import { coverRules } from './cover.ts';

export const infantryCover: ClassicChapter<object> = {
  name: 'infantry-cover',
  uses: ['shielding'],
  rules: coverRules,
};
