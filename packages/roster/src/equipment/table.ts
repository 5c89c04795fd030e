import type { Maker, RulesLevel } from './equipment.ts';

/** A table as it is stored: names of columns, and one tab-separated line for each row. */
export interface StoredTable {
  readonly columns: readonly string[];
  readonly rows: readonly string[];
}

export type Cell = (column: string) => string;

/** Calls `read` with a look-up of cells by column for each row. */
export function mapRows<T>(table: StoredTable, read: (cell: Cell) => T): T[] {
  const place = new Map(table.columns.map((name, index) => [name, index]));
  return table.rows.map(row => {
    const cells = row.split('\t');
    return read(column => cells[place.get(column) ?? cells.length] ?? '');
  });
}

const MAKERS: Readonly<Record<string, Maker>> = { I: 'inner-sphere', C: 'clan', A: 'all' };
const LEVELS: Readonly<Record<string, RulesLevel>> = {
  I: 'introductory',
  S: 'standard',
  A: 'advanced',
  X: 'experimental',
  U: 'unofficial',
};

const NO_TRAITS: ReadonlySet<string> = new Set();

/** The columns that every table has. */
export function readItem(cell: Cell) {
  return {
    id: cell('id'),
    name: cell('name'),
    tech: MAKERS[cell('tech')] ?? 'all',
    level: LEVELS[cell('level')] ?? 'standard',
    bv: Number(cell('bv')) || 0,
    cost: Number(cell('cost')) || 0,
    year: Number(cell('year')) || 0,
    traits: cell('traits') === '' ? NO_TRAITS : new Set(cell('traits').split(' ')),
  };
}

/** "7/14/21" as numbers, with nothing standing for zeros. */
export function numbers(text: string, count: number): number[] {
  const parts = text === '' ? [] : text.split('/').map(Number);
  return Array.from({ length: count }, (_, index) => parts[index] ?? 0);
}
