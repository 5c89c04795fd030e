import type { ClassicChapter } from '../../chapter.ts';
import { underwaterRules } from './underwater.ts';

export const battleArmorUnderwater: ClassicChapter<{ alteration: 'bottomed' }> = {
  name: 'battle-armor-underwater',
  rules: underwaterRules,
  alterations: { bottomed: '{unit} sinks to the bottom.' },
};
