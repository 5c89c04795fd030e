import type { ClassicChapter } from '../../chapter.ts';
import { kitRules } from './kits.ts';

export const armorKits: ClassicChapter<object> = {
  name: 'armor-kits',
  uses: ['planetary-conditions'],
  rules: kitRules,
};
