/*
 * What chapters add to the words of the game. Each declares its own here, in its own folder, by `declare module '…/shape/open.ts'`; fields of a
 * state, a unit, a mission or a set-up are declared the same way beside those that everybody has.
 */

/** Commands, duties and facts, by their types. */
export interface ChapterCommands {}
export interface ChapterDuties {}
export interface ChapterEvents {}

/** Marks on units, by their kinds, and what they say beside how long they hold. */
export interface ChapterMarks {}

/** What is said with a move, beside what everybody can say; the fact keeps it. */
export interface MoveTerms {}

/** What units do besides or instead of moving, what they are told to do in the End Phase, and what they do instead of attacking, by their names. */
export interface ChapterStances {}
export interface ChapterOrders {}
export interface ChapterDeeds {}

/** Blows that are struck in contact, and attacks that no attack command names. */
export interface ChapterBlows {}
export interface ChapterHows {}

/** What a physical attack, or a look at a building, is only a part of. */
export interface ChapterOccasions {}
export interface ChapterLooks {}

/** What is decided by two dice against a number that is neither to hit nor to keep control. */
export interface ChapterTrials {}

/** What crews and machines bring along for the whole game. */
export interface ChapterTraits {}
