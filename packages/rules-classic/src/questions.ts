export type * from './questions/choices.ts';
export type * from './questions/looks.ts';
export type * from './questions/questions.ts';
export type * from './questions/sequences.ts';
export type * from './questions/truths.ts';
