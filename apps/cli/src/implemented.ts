/** Ledger lines that rule values of the games carry: line → the games that do. */
export function implementedLines(): ReadonlyMap<string, readonly string[]> {
  return new Map();
}
