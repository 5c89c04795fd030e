/*
 * What chapters add to the words of the game. Each declares its own here, in its own folder, by `declare module '…/shape/open.ts'`; fields of a
 * state, a 'Mech or a set-up are declared the same way beside those that everybody has.
 */

/** Commands and facts, by their types. */
export interface ChapterCommands {}
export interface ChapterEvents {}

/** Stages before the battle, and published scenarios, by their names. */
export interface ChapterPhases {}
export interface ChapterScenarios {}
