import type { ClassicChapter } from '../../chapter.ts';
import { rapidsRules } from './rapids.ts';

export const rapids: ClassicChapter<object> = {
  name: 'rapids',
  rules: rapidsRules,
};
