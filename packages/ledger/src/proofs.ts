import type { Clause } from './line.ts';

/**
 * How a test has gone by what it speaks for: in a game with the line in force, by an answer beside the games that names the line, or row by row
 * through a printed table.
 */
export type Way = 'play' | 'derivation' | 'table';

/** Who speaks for a line or a clause of the ledger: a test file and the sentences of its `rule()` and `table()` tests that passed. */
export interface Proof {
  readonly file: string;
  /** Absent where a test for a line as a whole has not gone by it; such a test proves no clause. */
  readonly way?: Way;
  readonly sentences: readonly string[];
}

/** By the id of the line or clause. */
export type Proofs = ReadonlyMap<string, readonly Proof[]>;

/** A row of `rules/proven.json`: id, test file, way (or nothing), sentences. */
type Row = readonly [id: string, file: string, way: Way | '', ...sentences: readonly string[]];

/** Read `rules/proven.json`, which is derived by the tests. */
export function parseProofs(text: string): Proofs {
  const { proofs: rows = [] } = JSON.parse(text) as { readonly proofs?: readonly Row[] };
  const proofs = new Map<string, Proof[]>();
  for (const [id, file, way, ...sentences] of rows) {
    const proof: Proof = { file, ...(way === '' ? {} : { way }), sentences };
    const known = proofs.get(id);
    if (known) known.push(proof);
    else proofs.set(id, [proof]);
  }
  return proofs;
}

/** Clauses by the line that they belong to. */
export function byLine(clauses: readonly Clause[]): ReadonlyMap<string, readonly Clause[]> {
  const lines = new Map<string, Clause[]>();
  for (const clause of clauses) {
    const line = clause.id.slice(0, clause.id.lastIndexOf('#'));
    const known = lines.get(line);
    if (known) known.push(clause);
    else lines.set(line, [clause]);
  }
  return lines;
}

/**
 * What proves a clause of a line: the tests that name it; and if the line has no other clause, those that name the line and have gone by it.
 * Empty if nothing does.
 */
export function proofsOf(line: string, clause: Clause, siblings: number, proofs: Proofs): readonly Proof[] {
  const own = proofs.get(clause.id) ?? [];
  return siblings > 1 ? own : [...own, ...(proofs.get(line) ?? []).filter(({ way }) => way !== undefined)];
}
