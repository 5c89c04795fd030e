export * from './hex/index.ts';
export * from './lattice/index.ts';
export * from './table/index.ts';
