export type * from './questions/looks.ts';
export type * from './questions/questions.ts';
export type * from './questions/sequences.ts';
