export * from './hex/index.ts';
export * from './lattice/index.ts';
export * as table from './table/index.ts';
