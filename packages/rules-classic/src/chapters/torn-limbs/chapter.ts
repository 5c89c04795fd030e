import type { ClassicChapter } from '../../chapter.ts';
import { limbRules } from './limbs.ts';

export const tornLimbs: ClassicChapter<object> = { name: 'torn-limbs', rules: limbRules };
