import { useSyncExternalStore } from 'react';

type Verdict = 'solved' | 'missed';

interface Kept {
  /** The puzzle of a table. */
  readonly tables: { readonly [table: string]: string };
  /** The best answer to each puzzle so far. */
  readonly answers: { readonly [puzzle: string]: Verdict };
}

const STORED = 'sortie.puzzles';
const NOTHING: Kept = { tables: {}, answers: {} };
const listeners = new Set<() => void>();
let kept: Kept | undefined;

function read(): Kept {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(STORED) ?? 'null');
    return typeof raw === 'object' && raw !== null ? { ...NOTHING, ...raw } : NOTHING;
  } catch {
    return NOTHING;
  }
}

export function puzzlesKept(): Kept {
  kept ??= read();
  return kept;
}

function keep(next: Kept): void {
  kept = next;
  try {
    localStorage.setItem(STORED, JSON.stringify(next));
  } catch {
    // A browser that keeps nothing still asks riddles.
  }
  for (const listener of listeners) listener();
}

/** One table for each puzzle: the one before is forgotten. Answers with it, for whoever clears it away. */
export function keepTable(table: string, puzzle: string): string | undefined {
  const before = Object.entries(puzzlesKept().tables).find(([, held]) => held === puzzle)?.[0];
  const others = Object.fromEntries(Object.entries(puzzlesKept().tables).filter(([held]) => held !== before));
  keep({ ...puzzlesKept(), tables: { ...others, [table]: puzzle } });
  return before;
}

/** Whoever has solved it once has solved it. */
export function keepAnswer(puzzle: string, verdict: Verdict): void {
  if (puzzlesKept().answers[puzzle] !== 'solved') keep({ ...puzzlesKept(), answers: { ...puzzlesKept().answers, [puzzle]: verdict } });
}

export const usePuzzlesKept = (): Kept =>
  useSyncExternalStore(listener => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, puzzlesKept);
