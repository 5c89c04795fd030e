import { type EditionName, isEdition } from './library/edition-name.ts';
import { isSortKey, type SortKey } from './table/columns.ts';

/** What the unit browser shows, as it stands in the address. */
export interface UnitsSearch {
  /** Words and filters, as in the shell. */
  readonly q?: string;
  readonly sort?: SortKey;
  readonly desc?: true;
  readonly edition?: EditionName;
  /** The unit whose card is open. */
  readonly unit?: string;
}

export interface CompareSearch {
  readonly units?: readonly string[];
  readonly edition?: EditionName;
}

const text = (value: unknown): value is string => typeof value === 'string' && value !== '';

export function readUnitsSearch(search: Readonly<Record<string, unknown>>): UnitsSearch {
  const { q, sort, desc, edition, unit } = search;
  return {
    // An address may hold a number where somebody searched for one.
    ...(typeof q === 'number' ? { q: String(q) } : text(q) && { q }),
    ...(isSortKey(sort) && { sort }),
    ...(desc === true && { desc }),
    ...(edition !== 'current' && isEdition(edition) && { edition }),
    ...(text(unit) && { unit }),
  };
}

export function readCompareSearch({ units, edition }: Readonly<Record<string, unknown>>): CompareSearch {
  const list = Array.isArray(units) ? units.filter(text) : [];
  return { ...(list.length > 0 && { units: list }), ...(edition !== 'current' && isEdition(edition) && { edition }) };
}
