export {
  type AreaCoverage,
  type BookCoverage,
  type Coverage,
  type CoverageSources,
  coverage,
  type LinesOfBook,
  type MutantCounts,
} from './coverage.ts';
export type { Book, Clause, Kind, LedgerIndex, Line, Part, Reading } from './line.ts';
export { coverageMarkdown } from './markdown.ts';
export { nearIds } from './near.ts';
export { type Parsed, parseClauses, parseIndex, parseLines, parseReadings } from './parse.ts';
export { byLine, type Proof, type Proofs, parseProofs, proofsOf } from './proofs.ts';
export { type Found, indexLines, type SearchIndex, searchLines } from './search.ts';
