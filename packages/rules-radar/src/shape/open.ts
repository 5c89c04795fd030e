/*
 * What chapters add to the words of the game. Each declares its own here, in its own folder, by `declare module '…/shape/open.ts'`; fields of a
 * state, a craft, an exchange or a set-up are declared the same way beside those that everybody has.
 */

/** Commands, duties and facts, by their types. */
export interface ChapterCommands {}
export interface ChapterDuties {}
export interface ChapterEvents {}

/** What is asked for in an exchange, and what Control Rolls are made for, by their names. */
export interface ChapterAsks {}
export interface ChapterControls {}

/** Ways of firing that are no engagement. */
export interface ChapterWays {}

/** What an attack says beside its target. */
export interface EngageTerms {}
