import { inLetters } from '../say.ts';
import { jsonOf, tableLine, tsvLine } from './columns.ts';
import { type Converted, convertSource, type EditionName, problemLine } from './conversion.ts';
import type { Source } from './sources.ts';

export type TextFormat = 'table' | 'tsv' | 'json';

/** What to make of files, as one thread tells it to another. */
export interface Order {
  readonly names: readonly string[];
  readonly edition: EditionName;
  readonly format: TextFormat;
  readonly explain: boolean;
}

/** What became of one file. */
export interface Done {
  /** Its place in the list of files. */
  readonly place: number;
  /** Its card; absent if there is none. */
  readonly text?: string;
  readonly problems: readonly string[];
  readonly failed: boolean;
}

/** Files that are converted in one go. */
export const PORTION = 64;

/**
 * The order in which files are worked on: those of one kind together. Two threads that start at both ends then have less to learn each, for a program
 * that has just been started spends more on learning its own code than on the work.
 */
export function workOrder(sources: readonly Source[]): readonly number[] {
  const isMech = (place: number): boolean => /\.mtf$/i.test(sources[place]?.path ?? '');
  const places = sources.map((_, place) => place);
  return [...places.filter(isMech), ...places.filter(place => !isMech(place))];
}

const items: Readonly<Record<TextFormat, (one: Converted, explain: boolean, lines: (one: Converted) => readonly string[]) => string>> = {
  tsv: one => `${tsvLine(one)}\n`,
  json: (one, explain) => JSON.stringify(jsonOf(one, explain)),
  table: (one, explain, lines) => inLetters(`${[tableLine(one.card), ...(explain ? lines(one) : [])].join('\n')}\n`),
};

/** What stands between two cards. */
export const SEPARATORS: Readonly<Record<TextFormat, string>> = { tsv: '', json: ',\n', table: '' };

/** Makes cards of files as an order says. */
export async function maker({ edition, format, explain }: Order): Promise<(source: Source, place: number) => Done> {
  const { explainCard } = explain && format === 'table' ? await import('./explain-card.ts') : { explainCard: undefined };
  const lines = ({ card }: Converted): readonly string[] => explainCard?.(card).map(line => `    ${line}`) ?? [];
  return (source, place) => {
    const conversion = convertSource(source, edition);
    const problems = conversion.problems.map(problemLine);
    if (!conversion.card) return { place, problems, failed: !conversion.cardless };
    return { place, text: items[format](conversion, explain, lines), problems, failed: false };
  };
}

/** Takes portions off one end of the work until nothing is left between both ends. */
export function* portions(
  taken: Int32Array<SharedArrayBuffer>,
  order: readonly number[],
  end: 'first' | 'last',
): Generator<readonly number[]> {
  const all = Math.ceil(order.length / PORTION);
  while (Atomics.add(taken, 0, 1) < all) {
    const index = end === 'first' ? Atomics.add(taken, 1, 1) : all - 1 - Atomics.add(taken, 2, 1);
    yield order.slice(index * PORTION, (index + 1) * PORTION);
  }
}
