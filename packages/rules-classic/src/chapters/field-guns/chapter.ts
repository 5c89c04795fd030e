import type { ClassicChapter } from '../../chapter.ts';
import { fieldGunRules } from './field-guns.ts';

export const fieldGuns: ClassicChapter<object> = {
  name: 'field-guns',
  rules: fieldGunRules,
};
