import type { ClassicChapter } from '../../chapter.ts';
import { intelligenceRules } from './intelligence.ts';

export const battlefieldIntelligence: ClassicChapter<object> = {
  name: 'battlefield-intelligence',
  rules: intelligenceRules,
};
