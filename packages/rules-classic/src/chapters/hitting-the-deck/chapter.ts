import type { ClassicChapter } from '../../chapter.ts';
import { deckRules } from './deck.ts';

export const hittingTheDeck: ClassicChapter<object> = {
  name: 'hitting-the-deck',
  rules: deckRules,
};
