import { type Card, COMPANION, CURRENT, type Edition, type Problem, readUnit, toCard } from '@sortie/convert';
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

/** Read one file and make its card, or say why that cannot be. */
export function convertSource({ path, file, read }: Source, edition: EditionName): Conversion {
  const wrong = (reason: string, cardless = false): Conversion => ({ cardless, problems: [{ file, line: 0, field: '', reason }] });
  let text: string;
  try {
    text = read();
  } catch (error) {
    return wrong(reasonOf(error));
  }
  const { unit, problems } = readUnit(file, text);
  if (!unit) return { cardless: false, problems };
  const card = toCard(unit, EDITIONS[edition]);
  return card ? { path, unit, card, problems } : wrong('a unit of this kind has no card', true);
}

/** `meks/x.mtf:12: engine: what is wrong`. */
export const problemLine = ({ file, line, field, reason }: Problem): string =>
  `${file}${line > 0 ? `:${line}` : ''}: ${field === '' ? '' : `${field}: `}${reason}`;
