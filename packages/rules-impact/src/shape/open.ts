/*
 * What chapters add to the words of the game. Each declares its own here, in its own folder, by `declare module '…/shape/open.ts'`; fields of a
 * state, a unit, an activation or a set-up, questions, truths, lists and sequences are declared the same way beside those that everybody has.
 */

/** Commands, duties and facts, by their types. */
export interface ChapterCommands {}
export interface ChapterDuties {}
export interface ChapterEvents {}

/** What is said with the placing of a unit in set-up, and with the fact of it. */
export interface DeployTerms {}

/** What older versions said with the beginning of an activation. */
export interface ActivatedTerms {}
