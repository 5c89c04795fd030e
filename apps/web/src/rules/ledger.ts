/// <reference types="vite/client" />
import {
  type Book,
  type Clause,
  type Line,
  type Parsed,
  type Proofs,
  parseClauses,
  parseIndex,
  parseLines,
  parseProofs,
  parseReadings,
  type Reading,
} from '@sortie/ledger';
import { currentLanguage, type Language, word } from '../i18n/index.ts';
import { germanWords, inWords } from './german.ts';

/** The ledger lies at the root of the repository; every part is a file of its own that is fetched when somebody opens its book. */
const index = import.meta.glob<string>('../../../../rules/index.json', { query: '?raw', import: 'default', eager: true });
const files = import.meta.glob<string>(
  ['../../../../rules/*.jsonl', '../../../../rules/{readings,clauses}/*.jsonl', '../../../../rules/proven.json'],
  { query: '?url', import: 'default', eager: true },
);

const ROOT = '../../../../rules/';

const { books, house } = must(parseIndex(Object.values(index)[0] ?? ''));

/** Where a rule of the house stands instead of on a page, and in what part of the game. */
export const HOUSE = 'house';

/** Rules that no book has, as if they were one. */
const HOUSE_BOOK: Book = {
  book: 'HOUSE',
  title: word('House rules of Sortie'),
  prefix: 'HOUSE-',
  lines: house.lines,
  parts: [{ part: HOUSE, title: '', ...house }],
  readings: '',
};

export const BOOKS: readonly Book[] = [...books, HOUSE_BOOK];

export const bookOf = (id: string): Book | undefined => BOOKS.find(({ prefix }) => id.startsWith(prefix));

export interface OpenBook {
  readonly book: Book;
  /** Those of the book, and after them those of the house that belong to its game. */
  readonly lines: readonly Line[];
  readonly readings: readonly Reading[];
  /** The part of the book that a line is in, by the line's id: its file. */
  readonly files: ReadonlyMap<string, string>;
  /** Is there a summary in the reader's language? */
  readonly inMyLanguage: boolean;
}

const opened = new Map<string, Promise<OpenBook>>();

/** A book with its lines and readings, in a reader's words. The second time it is at hand; after a failure it is asked for again. */
export function openBook(book: Book, language: Language = currentLanguage()): Promise<OpenBook> {
  const key = `${book.book} ${language}`;
  const known = opened.get(key);
  if (known) return known;
  const coming = fetchBook(book, language);
  opened.set(key, coming);
  coming.catch(() => opened.delete(key));
  return coming;
}

async function fetchBook(book: Book, language: Language): Promise<OpenBook> {
  const ours = book === HOUSE_BOOK ? NOTHING : await fetchLines(house.file, language);
  const [readings, ...parts] = await Promise.all([
    book.readings === '' ? [] : fetchText(book.readings).then(text => must(parseReadings(text))),
    ...book.parts.map(({ file }) => fetchLines(file, language)),
  ]);
  const own = ours.lines.filter(({ id }) => id.startsWith(book.prefix));
  return {
    book,
    lines: [...parts.flatMap(({ lines }) => lines), ...own],
    readings,
    files: new Map(parts.flatMap(({ file, lines }) => lines.map(({ id }) => [id, file]))),
    inMyLanguage: parts.every(({ whole }) => whole),
  };
}

interface Fetched {
  readonly file: string;
  readonly lines: readonly Line[];
  /** Every one of them is in the reader's language. */
  readonly whole: boolean;
}

const NOTHING: Fetched = { file: '', lines: [], whole: true };

async function fetchLines(file: string, language: Language): Promise<Fetched> {
  const [text, words] = await Promise.all([fetchText(file), language === 'de' ? germanWords(file) : undefined]);
  const lines = must(parseLines(text));
  return words ? { file, lines: inWords(lines, words), whole: lines.every(({ id }) => id in words) } : { file, lines, whole: true };
}

const fetched = new Map<string, Promise<unknown>>();

/** Something that is fetched once; after a failure it is asked for again. */
function once<T>(file: string, read: (text: string) => T): Promise<T> {
  const known = fetched.get(file);
  if (known) return known as Promise<T>;
  const coming = fetchText(file).then(read);
  fetched.set(file, coming);
  coming.catch(() => fetched.delete(file));
  return coming;
}

/** The clauses of the part of a book that a line is in; rules of the house have none. */
export async function openClauses({ files: parts, book }: OpenBook, line: string): Promise<readonly Clause[]> {
  const file = parts.get(line);
  return file === undefined || book === HOUSE_BOOK ? [] : once(`clauses/${file}`, text => must(parseClauses(text)));
}

/** What the tests prove, by ledger line and clause. */
export const openProofs = (): Promise<Proofs> => once('proven.json', parseProofs);

async function fetchText(file: string): Promise<string> {
  const url = files[ROOT + file];
  if (url === undefined) throw new Error(`the ledger has no file ${file}`);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${file} could not be fetched (${response.status})`);
  return response.text();
}

function must<T>(parsed: Parsed<T>): T {
  if (!parsed.ok) throw new Error(`the ledger is broken in line ${parsed.line}: ${parsed.reason}`);
  return parsed.value;
}
