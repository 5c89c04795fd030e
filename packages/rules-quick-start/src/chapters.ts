// Imports for their effect stay in declarations, where those of values are left out: who uses the package sees the words of every chapter.
import './chapters/breakthrough/shape.ts';
import './chapters/cards/shape.ts';
import './chapters/pieces/shape.ts';
import { breakthrough } from './chapters/breakthrough/chapter.ts';
import { cards } from './chapters/cards/chapter.ts';
import { pieces } from './chapters/pieces/chapter.ts';

export { CARDS, cardCalled } from './chapters/cards/cards.ts';

/** What the game knows beside its core. A chapter whose rules are given up stays here for the sake of old logs. */
export const CHAPTERS = [breakthrough, cards, pieces] as const;
