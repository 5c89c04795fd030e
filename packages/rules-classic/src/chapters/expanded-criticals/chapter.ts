import type { ClassicChapter } from '../../chapter.ts';
import { expandedRules } from './expanded.ts';

export const expandedCriticals: ClassicChapter<{ alteration: 'dented' }> = {
  name: 'expanded-criticals',
  rules: expandedRules,
  alterations: { dented: '{unit} has something damaged that still works.' },
};
