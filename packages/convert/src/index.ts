export { type Difference, factsOf } from './facts.ts';
export type { Problem, Reading } from './files/problem.ts';
export { readUnit } from './files/read-unit.ts';
export { writeUnit } from './files/write-unit.ts';
