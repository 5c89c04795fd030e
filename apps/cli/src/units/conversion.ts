import { type Card, COMPANION, CURRENT, type Edition, type Problem, type Reading, readUnit, toCard } from '@sortie/convert';
import type { Unit } from '@sortie/roster';
import { reasonOf } from '../say.ts';
import type { Source } from './sources.ts';

export const EDITIONS: Readonly<Record<'current' | 'companion', Edition>> = { current: CURRENT, companion: COMPANION };
export type EditionName = keyof typeof EDITIONS;

/** A unit and its card, with what was not understood of its file. */
export interface Converted {
  readonly path: string;
  readonly unit: Unit;
  readonly card: Card;
  readonly problems: readonly Problem[];
}

export type Conversion =
  | Converted
  /** `cardless`: well understood, but of a kind that the game gives no card. */
  | { readonly card?: undefined; readonly cardless: boolean; readonly problems: readonly Problem[] };

/** What a file says, or why it cannot be read. */
export function readSource({ file, read }: Source): Reading {
  try {
    return readUnit(file, read());
  } catch (error) {
    return { problems: [{ file, line: 0, field: '', reason: reasonOf(error) }] };
  }
}

/** Read one file and make its card, or say why that cannot be. */
export function convertSource(source: Source, edition: EditionName): Conversion {
  const { unit, problems } = readSource(source);
  if (!unit) return { cardless: false, problems };
  const card = toCard(unit, EDITIONS[edition]);
  if (card) return { path: source.path, unit, card, problems };
  return { cardless: true, problems: [...problems, { file: source.file, line: 0, field: '', reason: NO_CARD }] };
}

export const NO_CARD = 'a unit of this kind has no card';

/** `meks/x.mtf:12: engine: what is wrong`. */
export const problemLine = ({ file, line, field, reason }: Problem): string =>
  `${file}${line > 0 ? `:${line}` : ''}: ${field === '' ? '' : `${field}: `}${reason}`;
