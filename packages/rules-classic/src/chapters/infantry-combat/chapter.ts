import type { ClassicChapter } from '../../chapter.ts';

export const infantryCombat: ClassicChapter<object> = {
  name: 'infantry-combat',
  rules: [],
};
