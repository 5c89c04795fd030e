import { type Clause, kinds, type LedgerIndex, type Line, type Reading } from './line.ts';

export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly line: number; readonly reason: string };

/** Read a part of the ledger (JSON lines). A broken line is refused with its number; nothing is half-read. */
export const parseLines = (text: string): Parsed<readonly Line[]> => parseJsonLines(text, faultOfLine);

export const parseClauses = (text: string): Parsed<readonly Clause[]> => parseJsonLines(text, faultOfClause);

export const parseReadings = (text: string): Parsed<readonly Reading[]> => parseJsonLines(text, faultOfReading);

export function parseIndex(text: string): Parsed<LedgerIndex> {
  const value = readJson(text);
  if (!isRecord(value)) return { ok: false, line: 1, reason: 'is not a JSON object' };
  if (value['version'] !== 1) return { ok: false, line: 1, reason: `version ${String(value['version'])} is not 1` };
  if (!Array.isArray(value['books']) || !Array.isArray(value['tables'])) return { ok: false, line: 1, reason: 'has no books or no tables' };
  if (!isRecord(value['house'])) return { ok: false, line: 1, reason: 'does not name the house rules' };
  return { ok: true, value: value as unknown as LedgerIndex };
}

function parseJsonLines<T extends { readonly id: string }>(
  text: string,
  faultOf: (entry: Entry) => string | undefined,
): Parsed<readonly T[]> {
  const entries: T[] = [];
  const seen = new Set<unknown>();
  for (const [at, row] of text.split('\n').entries()) {
    if (row === '') continue;
    const entry = readJson(row);
    const fault = isRecord(entry)
      ? (faultOf(entry) ?? (seen.has(entry['id']) ? `${entry['id']} occurs twice` : undefined))
      : 'is not a JSON object';
    if (fault) return { ok: false, line: at + 1, reason: fault };
    const known = entry as unknown as T;
    seen.add(known.id);
    entries.push(known);
  }
  return { ok: true, value: entries };
}

type Entry = Readonly<Record<string, unknown>>;

function faultOfLine(entry: Entry): string | undefined {
  const text = ['id', 'title', 'page', 'area', 'gist'].find(field => !isText(entry[field]));
  if (text) return `${text} must be a text`;
  if (typeof entry['line'] !== 'number') return 'line must be a number';
  if (!kinds.some(kind => kind === entry['kind'])) return `kind ${String(entry['kind'])} is not one of ${kinds.join(', ')}`;
  if (!isListOf(entry['needs'], isText)) return 'needs must be a list of texts';
  if (entry['example'] !== null && !isText(entry['example'])) return 'example must be a text or null';
  return undefined;
}

function faultOfClause(entry: Entry): string | undefined {
  if (!isText(entry['text'])) return 'text must be a text';
  return isText(entry['id']) && /^[^#]+#[1-9]\d*$/.test(String(entry['id'])) ? undefined : 'id must be that of a line, # and a number';
}

function faultOfReading(entry: Entry): string | undefined {
  const text = ['id', 'kind', 'problem', 'reading'].find(field => !isText(entry[field]));
  if (text) return `${text} must be a text`;
  if (!isListOf(entry['lines'], one => typeof one === 'number')) return 'lines must be a list of numbers';
  if (entry['status'] !== 'decided' && entry['status'] !== 'open') return 'status must be decided or open';
  return undefined;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Entry => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
const isListOf = (value: unknown, is: (one: unknown) => boolean): boolean => Array.isArray(value) && value.every(is);
