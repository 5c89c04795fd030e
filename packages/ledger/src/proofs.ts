/** Who speaks for a ledger line: a test file and the sentences of its `rule()` tests that passed. */
export interface Proof {
  readonly file: string;
  readonly sentences: readonly string[];
}

/** Read `rules/proven.json`, which is derived by the tests: id → its proofs. */
export function parseProofs(text: string): ReadonlyMap<string, readonly Proof[]> {
  const { files } = JSON.parse(text) as { readonly files: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> };
  const proofs = new Map<string, Proof[]>();
  for (const [file, ids] of Object.entries(files)) {
    for (const [id, sentences] of Object.entries(ids)) {
      const known = proofs.get(id);
      if (known) known.push({ file, sentences });
      else proofs.set(id, [{ file, sentences }]);
    }
  }
  return proofs;
}
