import { type Telling, tell } from '@sortie/kernel';

/** "2 of 4 moved": how far a phase has come in which everybody does something once. */
export const movedOf = (left: number, all: number): Telling => tell('{done} of {all} moved', { done: all - left, all });
export const setUpOf = (left: number, all: number): Telling => tell('{done} of {all} set up', { done: all - left, all });

/** Who has something left to do. */
export const canFire = (count: number): Telling =>
  count === 1 ? tell('1 unit can still fire') : tell('{count} units can still fire', { count });
export const canStrike = (count: number): Telling =>
  count === 1 ? tell('1 unit can still strike') : tell('{count} units can still strike', { count });

/** What several do together. */
export const moveAlike = (count: number): Telling => tell('Move {count} units like this', { count });
export const fireAt = (count: number, target: string): Telling => tell('{count} units fire at the {target}', { count, target });

/** Everybody who has yet to move stays where it is. */
export const allStand = (count: number): Telling => tell('{count} units would stay where they are.', { count });
