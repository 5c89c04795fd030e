// Hexes live in hex/; games on open tables and on lattices of several hexes bring folders of their own beside it.
export * from './hex/index.ts';
export * from './lattice/index.ts';
export * as table from './table/index.ts';
