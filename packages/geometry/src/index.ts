export * from './hex/index.ts';
export * from './lattice/index.ts';
export { nth, numberAt, sure } from './sure.ts';
export * as table from './table/index.ts';
