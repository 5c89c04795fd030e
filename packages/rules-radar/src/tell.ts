import { combatTellers } from './tell/combat.ts';
import { moveTellers } from './tell/moves.ts';
import { type ChapterWords, otherTellers } from './tell/others.ts';

/** The sentences of the core for the log. */
export const tellersWith = (words: ChapterWords) => ({ ...moveTellers, ...combatTellers, ...otherTellers(words) });
