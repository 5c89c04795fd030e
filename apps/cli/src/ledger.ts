import { existsSync, readdirSync, readFileSync } from 'node:fs';
import {
  type Book,
  type Clause,
  type LedgerIndex,
  type Line,
  type LinesOfBook,
  type MutantCounts,
  type Parsed,
  type Proofs,
  parseClauses,
  parseIndex,
  parseLines,
  parseProofs,
  parseReadings,
  type Reading,
} from '@sortie/ledger';

const rules = new URL('../../../rules/', import.meta.url);

/** The ledger as it lies in `rules/`. It ships with the program, so anything wrong with it is a bug. */
export const readIndex = (): LedgerIndex => read('index.json', parseIndex);

export const linesOf = (book: Book): readonly Line[] => book.parts.flatMap(({ file }) => read(file, parseLines));

/** Rules of our own, which no book counts. */
export const houseLines = (): readonly Line[] => read(readIndex().house.file, parseLines);

export const readingsOf = (book: Book): readonly Reading[] => read(book.readings, parseReadings);

export const clausesOf = (book: Book): readonly Clause[] => book.parts.flatMap(({ file }) => read(`clauses/${file}`, parseClauses));

export const readProofs = (): Proofs => parseProofs(text('proven.json'));

/** The controls by which a player brings a line about, by its id: derived by tests, a file for each part of the product. */
export const readReach = (): ReadonlyMap<string, readonly string[]> =>
  new Map(
    filesIn('reach/')
      .reverse()
      .flatMap(file => Object.entries(derived<{ readonly [line: string]: readonly string[] }>(`reach/${file}`, {}))),
  );

/** Of the last full run of `npm run mutants`, by book. */
export const readMutants = (): ReadonlyMap<string, MutantCounts> => new Map(Object.entries(derived('mutants/last.json', {})));

/** The books named, or all of them; `undefined` if there is no such book. */
export function chooseBooks(name: string | undefined): readonly Book[] | undefined {
  const { books } = readIndex();
  if (name === undefined) return books;
  const chosen = books.filter(({ book }) => book === name.toUpperCase());
  return chosen.length > 0 ? chosen : undefined;
}

export const withLines = (books: readonly Book[]): readonly LinesOfBook[] =>
  books.map(book => ({ book: book.book, lines: linesOf(book), clauses: clausesOf(book) }));

const titles = new Map<string, ReadonlyMap<string, string>>();

/** The title of a line; the id itself where the ledger has no such line. */
export function titleOf(id: string): string {
  const prefix = id.slice(0, id.indexOf('-') + 1);
  let known = titles.get(prefix);
  if (!known) {
    const book = readIndex().books.find(one => one.prefix === prefix);
    known = new Map([...(book ? linesOf(book) : []), ...houseLines()].map(({ id, title }) => [id, title]));
    titles.set(prefix, known);
  }
  return known.get(id) ?? id;
}

export const bookNames = (): string =>
  readIndex()
    .books.map(({ book, title }) => `  ${book.padEnd(5)} ${title}`)
    .join('\n');

const filesIn = (folder: string): string[] => (existsSync(new URL(folder, rules)) ? readdirSync(new URL(folder, rules)).sort() : []);

const derived = <T>(file: string, otherwise: T): T => (existsSync(new URL(file, rules)) ? (JSON.parse(text(file)) as T) : otherwise);

const text = (file: string): string => readFileSync(new URL(file, rules), 'utf8');

function read<T>(file: string, parse: (text: string) => Parsed<T>): T {
  const parsed = parse(text(file));
  if (!parsed.ok) throw new Error(`rules/${file}, line ${parsed.line}: ${parsed.reason}`);
  return parsed.value;
}
