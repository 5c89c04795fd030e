import type { Way } from './books.ts';

/** One `rule()` or `table()` test of a run. A skipped test neither proves nor disproves: what its last run showed stands. */
export interface RuleTest {
  /** The line or clause that it speaks for. */
  readonly id: string;
  readonly sentence: string;
  readonly state: 'passed' | 'failed' | 'skipped';
  /** How it has gone by the line; absent if it has not. */
  readonly way?: Way | 'table';
}

/** What one test file says of one line or clause: the sentences that passed, by the way they went. */
export type Proof = readonly [id: string, file: string, way: Way | 'table' | '', ...sentences: readonly string[]];

/** `rules/proven.json`. */
export interface Proofs {
  readonly version: 2;
  readonly proofs: readonly Proof[];
}

export const noProofs: Proofs = { version: 2, proofs: [] };

/**
 * Fold a test run into the proofs. Files that were run replace their entries; `existing` drops the entries of
 * test files that are gone.
 */
export function mergeProofs(before: Proofs, run: ReadonlyMap<string, readonly RuleTest[]>, existing?: ReadonlySet<string>): Proofs {
  const kept = before.proofs.filter(([, file]) => !run.has(file) && (existing?.has(file) ?? true));
  const fresh = [...run].flatMap(([file, tests]) =>
    proofsOf(
      file,
      tests,
      before.proofs.filter(proof => proof[1] === file),
    ),
  );
  return { version: 2, proofs: [...kept, ...fresh].sort((a, b) => compare(keyOf(a), keyOf(b))) };
}

/** A line or clause whose tests in this file do not all hold is not proven by the file. */
function proofsOf(file: string, tests: readonly RuleTest[], before: readonly Proof[]): readonly Proof[] {
  const broken = new Set(tests.filter(({ state }) => state === 'failed').map(({ id }) => id));
  const found = new Map<string, { readonly id: string; readonly way: Way | 'table' | ''; readonly sentences: Set<string> }>();
  for (const { id, sentence, state, way } of tests) {
    const last = state === 'skipped' ? before.find(([known, , , ...sentences]) => known === id && sentences.includes(sentence)) : undefined;
    if (broken.has(id) || (state !== 'passed' && !last)) continue;
    const gone = last ? last[2] : (way ?? '');
    const key = `${id} ${gone}`;
    const entry = found.get(key) ?? { id, way: gone, sentences: new Set() };
    entry.sentences.add(sentence);
    found.set(key, entry);
  }
  return [...found.values()].map(({ id, way, sentences }) => [id, file, way, ...[...sentences].sort()]);
}

/** Clauses in the order of their numbers. */
const keyOf = ([id, file, way]: Proof): string => [id.replace(/#(\d+)$/, (_, n: string) => `#${n.padStart(3, '0')}`), file, way].join(' ');

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** One row for each proof, so that changes of different lines never meet. */
export const writeProofs = ({ version, proofs }: Proofs): string =>
  `{"version":${version},"proofs":[\n${proofs.map(proof => JSON.stringify(proof)).join(',\n')}\n]}\n`;
