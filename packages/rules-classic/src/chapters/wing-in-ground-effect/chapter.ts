import type { ClassicChapter } from '../../chapter.ts';
import { wigeRules } from './wige.ts';

export const wingInGroundEffect: ClassicChapter<{ alteration: 'aloft' | 'setDown' }> = {
  name: 'wing-in-ground-effect',
  rules: wigeRules,
  alterations: { aloft: '{unit} is aloft.', setDown: '{unit} has set down.' },
};
