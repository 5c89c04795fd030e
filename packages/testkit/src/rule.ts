import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** The ledger line this test speaks for; the proof reporter collects it. */
    rule?: string;
  }
}

const ledgers = new Map<string, ReadonlySet<string>>();

/**
 * A test that speaks for one line of the ledger. What passes is recorded in `rules/proven.json`, from which the coverage report is derived;
 * nothing else can make a line proven. An id that the ledger does not know fails the test.
 */
export function rule(id: string, sentence: string, body: () => void | Promise<void>, timeout?: number): void {
  const options = { meta: { rule: id }, ...(timeout === undefined ? {} : { timeout }) };
  test(`${id}: ${sentence}`, options, async () => {
    expect(idsOfBook(id.slice(0, id.indexOf('-') + 1)).has(id), `${id} is not a line of the ledger in rules/`).toBe(true);
    await body();
  });
}

function idsOfBook(prefix: string): ReadonlySet<string> {
  const known = ledgers.get(prefix);
  if (known) return known;
  const index = JSON.parse(readRules('index.json')) as { books: { prefix: string; parts: { file: string }[] }[] };
  const parts = index.books.find(book => book.prefix === prefix)?.parts ?? [];
  const lines = parts.flatMap(({ file }) => readRules(file).split('\n')).filter(Boolean);
  const ids = new Set(lines.map(line => (JSON.parse(line) as { id: string }).id));
  ledgers.set(prefix, ids);
  return ids;
}

const readRules = (file: string): string => readFileSync(new URL(`../../../rules/${file}`, import.meta.url), 'utf8');
