/// <reference types="vite/client" />
import {
  type Book,
  type Line,
  type Parsed,
  type Proof,
  parseIndex,
  parseLines,
  parseProofs,
  parseReadings,
  type Reading,
} from '@sortie/ledger';
import { HOUSE_RULES } from './house-rules.ts';

/** The ledger lies at the root of the repository; every part is a file of its own that is fetched when somebody opens its book. */
const index = import.meta.glob<string>('../../../../rules/index.json', { query: '?raw', import: 'default', eager: true });
const files = import.meta.glob<string>(
  ['../../../../rules/*.jsonl', '../../../../rules/readings/*.jsonl', '../../../../rules/proven.json'],
  { query: '?url', import: 'default', eager: true },
);

const ROOT = '../../../../rules/';

export const BOOKS: readonly Book[] = must(parseIndex(Object.values(index)[0] ?? '')).books;

export const bookOf = (id: string): Book | undefined => BOOKS.find(({ prefix }) => id.startsWith(prefix));

export interface OpenBook {
  readonly book: Book;
  /** Those of the book, and after them those of the house. */
  readonly lines: readonly Line[];
  readonly readings: readonly Reading[];
}

const opened = new Map<string, Promise<OpenBook>>();

/** A book with its lines and readings. The second time it is at hand; after a failure it is asked for again. */
export function openBook(book: Book): Promise<OpenBook> {
  const known = opened.get(book.book);
  if (known) return known;
  const coming = fetchBook(book);
  opened.set(book.book, coming);
  coming.catch(() => opened.delete(book.book));
  return coming;
}

async function fetchBook(book: Book): Promise<OpenBook> {
  const [readings, ...parts] = await Promise.all([book.readings, ...book.parts.map(({ file }) => file)].map(fetchText));
  const lines = parts.flatMap(text => must(parseLines(text)));
  const ours = HOUSE_RULES.filter(({ id }) => id.startsWith(book.prefix));
  return { book, lines: [...lines, ...ours], readings: must(parseReadings(readings ?? '')) };
}

let proofs: Promise<ReadonlyMap<string, readonly Proof[]>> | undefined;

/** What the tests prove, by ledger line. */
export function openProofs(): Promise<ReadonlyMap<string, readonly Proof[]>> {
  proofs ??= fetchText('proven.json').then(parseProofs);
  return proofs;
}

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
