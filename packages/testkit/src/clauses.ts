import { readFileSync } from 'node:fs';

/** A clause of the ledger, as far as tests need it. */
export interface Clause {
  readonly id: string;
  readonly text: string;
  /** The printed table whose rows it stands for. */
  readonly table?: string;
  /** Only the rows that have these values in these columns, where a file holds several tables. */
  readonly rows?: { readonly [column: string]: string };
}

interface Index {
  readonly house: { readonly file: string };
  readonly books: readonly { readonly prefix: string; readonly parts: readonly { readonly file: string }[] }[];
}

interface Known {
  readonly lines: ReadonlySet<string>;
  readonly clauses: ReadonlyMap<string, Clause>;
}

const books = new Map<string, Known>();

/** The line that an id is about: `QS-a#2` is a clause of `QS-a`. */
export const lineOf = (id: string): string => id.replace(/#\d+$/, '');

export const isClause = (id: string): boolean => id !== lineOf(id);

export const isKnown = (id: string): boolean => (isClause(id) ? clauseOf(id) !== undefined : bookOf(id).lines.has(id));

export const clauseOf = (id: string): Clause | undefined => bookOf(id).clauses.get(id);

function bookOf(id: string): Known {
  const prefix = id.slice(0, id.indexOf('-') + 1);
  const known = books.get(prefix);
  if (known) return known;
  const index = JSON.parse(readRules('index.json')) as Index;
  const files = (index.books.find(book => book.prefix === prefix)?.parts ?? []).map(({ file }) => file);
  const lines = new Set([...files, index.house.file].flatMap(file => readLines<{ id: string }>(file)).map(one => one.id));
  const clauses = new Map(files.flatMap(file => readLines<Clause>(`clauses/${file}`)).map(clause => [clause.id, clause]));
  const read = { lines, clauses };
  books.set(prefix, read);
  return read;
}

const readLines = <T>(file: string): readonly T[] =>
  readRules(file)
    .split('\n')
    .filter(Boolean)
    .map(row => JSON.parse(row) as T);

export const readRules = (file: string): string => readFileSync(new URL(`../../../rules/${file}`, import.meta.url), 'utf8');
