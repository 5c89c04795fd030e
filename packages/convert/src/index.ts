export { readMtf } from './files/mtf/read-mtf.ts';
export type { Problem, Reading } from './files/problem.ts';
export { readUnit } from './files/read-unit.ts';
