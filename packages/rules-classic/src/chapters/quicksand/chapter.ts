import type { ClassicChapter } from '../../chapter.ts';
import { quicksandRules } from './quicksand.ts';

export const quicksand: ClassicChapter<{ alteration: 'sank' | 'rose' }> = {
  name: 'quicksand',
  rules: quicksandRules,
  alterations: { sank: '{unit} sinks a level into the sand.', rose: '{unit} is out of the sand.' },
};
