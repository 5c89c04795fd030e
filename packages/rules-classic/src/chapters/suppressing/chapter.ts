import type { ClassicChapter } from '../../chapter.ts';
import { suppressingRules } from './suppressing.ts';

export const suppressing: ClassicChapter<{ alteration: 'pinned' | 'risen' }> = {
  name: 'suppressing',
  rules: suppressingRules,
  alterations: { pinned: '{unit} is kept down by fire.', risen: '{unit} is no longer kept down.' },
};
