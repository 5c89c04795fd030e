import type { ClassicChapter } from '../../chapter.ts';

export const specialBlows: ClassicChapter<object> = {
  name: 'special-blows',
  rules: [],
};
