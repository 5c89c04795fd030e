export { type AreaCoverage, type BookCoverage, type Coverage, coverage, type LinesOfBook } from './coverage.ts';
export type { Book, Kind, LedgerIndex, Line, Part, Reading } from './line.ts';
export { coverageMarkdown } from './markdown.ts';
export { nearIds } from './near.ts';
export { type Parsed, parseIndex, parseLines, parseReadings } from './parse.ts';
export { type Proof, parseProofs } from './proofs.ts';
export { type Found, indexLines, type SearchIndex, searchLines } from './search.ts';
