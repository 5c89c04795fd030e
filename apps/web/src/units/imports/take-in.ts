import { type Problem, readUnit } from '@sortie/convert';
import { FORCE_EDITIONS } from '@sortie/roster';
import type { EditionName } from '../library/edition-name.ts';
import { ownId, rowOfUnit, type UnitRow } from '../library/row.ts';
import type { Source } from './sources.ts';

/** What became of one file. */
export interface TakenIn {
  /** A line for each edition; none when there is no card. */
  readonly rows: Readonly<Partial<Record<EditionName, UnitRow>>>;
  readonly problems: readonly Problem[];
}

const NO_CARD = 'a unit of this kind has no card';

/** Reads one file and makes its cards. A file that breaks the reader is told like any other that cannot be read. */
export function takeIn({ file, text }: Source, set: string, number: number): TakenIn {
  try {
    const { unit, problems } = readUnit(file, text);
    if (!unit) return { rows: {}, problems };
    const rows: { [edition in EditionName]?: UnitRow } = {};
    for (const edition of FORCE_EDITIONS) {
      const row = rowOfUnit(unit, edition, ownId(set, number), set);
      if (row) rows[edition] = row;
    }
    return rows.current ? { rows, problems } : { rows, problems: [...problems, { file, line: 0, field: '', reason: NO_CARD }] };
  } catch (error) {
    return { rows: {}, problems: [{ file, line: 0, field: '', reason: error instanceof Error ? error.message : String(error) }] };
  }
}
