import type { ClassicChapter } from '../../chapter.ts';
import { deckRules } from './decks.ts';

export const decks: ClassicChapter<Record<never, never>> = { name: 'decks', rules: deckRules };
