/*
 * What chapters add to the words of the game. Each declares its own here, in its own folder, by `declare module '…/shape/open.ts'`; fields of a
 * state, a unit, a condition or a set-up are declared the same way beside those that everybody has.
 */

/** Commands, duties and facts, by their types. */
export interface ChapterCommands {}
export interface ChapterDuties {}
export interface ChapterEvents {}

/** What is done instead of moving, by its name; and what is said about it beside the name. */
export interface ChapterTasks {}
export interface TaskTerms {}

/** Steps of a walk or run, and ways to mind the ground, by their names. */
export interface ChapterSteps {}
export interface ChapterTempos {}

/** What is said of a shot, and of a swing, beside what everybody says. */
export interface ShotTerms {}
export interface SwingTerms {}

/** Blows, by their kinds, and what is done with a machine beside firing. */
export interface ChapterBlows {}
export interface ChapterOrders {}

/** What a hex is fired at for, why a Piloting Skill Roll is made, and what is told of a condition, by their names. */
export interface ChapterPurposes {}
export interface ChapterCauses {}
export interface ChapterAlterations {}
