export type * from './questions/aims.ts';
export type * from './questions/choices.ts';
export type * from './questions/numbers.ts';
export type * from './questions/sequences.ts';
export type * from './questions/truths.ts';
