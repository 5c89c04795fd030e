/** One `rule()` test of a run. A skipped test neither proves nor disproves: what its last run showed stands. */
export interface RuleTest {
  readonly id: string;
  readonly sentence: string;
  readonly state: 'passed' | 'failed' | 'skipped';
}

/** `rules/proven.json`: test file → ledger id → the sentences that passed. */
export interface Proofs {
  readonly version: 1;
  readonly files: Readonly<Record<string, FileProofs>>;
}

type FileProofs = Readonly<Record<string, readonly string[]>>;

export const noProofs: Proofs = { version: 1, files: {} };

/**
 * Fold a test run into the proofs. Files that were run replace their entries; `existing`, given by a full run, drops the entries of
 * test files that are gone.
 */
export function mergeProofs(before: Proofs, run: ReadonlyMap<string, readonly RuleTest[]>, existing?: ReadonlySet<string>): Proofs {
  const files = new Map(Object.entries(before.files).filter(([file]) => existing?.has(file) ?? true));
  for (const [file, tests] of run) files.set(file, proofsOf(tests, before.files[file] ?? {}));
  const kept = [...files].filter(([, proofs]) => Object.keys(proofs).length > 0);
  return { version: 1, files: Object.fromEntries(kept.sort(byKey)) };
}

/** A line whose tests in this file do not all hold is not proven by the file. */
function proofsOf(tests: readonly RuleTest[], before: FileProofs): FileProofs {
  const broken = new Set(tests.filter(({ state }) => state === 'failed').map(({ id }) => id));
  const sentences = new Map<string, Set<string>>();
  for (const { id, sentence, state } of tests) {
    const holds = state === 'passed' || (state === 'skipped' && (before[id]?.includes(sentence) ?? false));
    if (holds && !broken.has(id)) sentences.set(id, (sentences.get(id) ?? new Set()).add(sentence));
  }
  return Object.fromEntries([...sentences].map(([id, spoken]) => [id, [...spoken].sort()] as const).sort(byKey));
}

const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : a > b ? 1 : 0);
