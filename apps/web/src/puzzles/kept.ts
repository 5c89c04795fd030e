import { kept } from '../device/kept.ts';

type Verdict = 'solved' | 'missed';

interface Kept {
  /** The puzzle of a table. */
  readonly tables: { readonly [table: string]: string };
  /** The best answer to each puzzle so far. */
  readonly answers: { readonly [puzzle: string]: Verdict };
}

const puzzles = kept<Kept>('sortie.puzzles', { tables: {}, answers: {} });

export const puzzlesKept = puzzles.now;
export const usePuzzlesKept = puzzles.use;

/** One table for each puzzle: the one before is forgotten. Answers with it, for whoever clears it away. */
export function keepTable(table: string, puzzle: string): string | undefined {
  const before = Object.entries(puzzlesKept().tables).find(([, held]) => held === puzzle)?.[0];
  const others = Object.fromEntries(Object.entries(puzzlesKept().tables).filter(([held]) => held !== before));
  puzzles.keep({ tables: { ...others, [table]: puzzle } });
  return before;
}

/** Whoever has solved it once has solved it. */
export function keepAnswer(puzzle: string, verdict: Verdict): void {
  if (puzzlesKept().answers[puzzle] !== 'solved') puzzles.keep({ answers: { ...puzzlesKept().answers, [puzzle]: verdict } });
}
