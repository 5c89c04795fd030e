import { BRACKETS, type Bracket } from '../card/card.ts';

/** One bracket nearer, but never nearer than short. */
export const nearer = (bracket: Bracket): Bracket => BRACKETS[Math.max(0, BRACKETS.indexOf(bracket) - 1)]!;
export const indexOf = (bracket: Bracket): number => BRACKETS.indexOf(bracket);
