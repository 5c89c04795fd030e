import type { Engine, Unit } from '@sortie/roster';

/** Structure by engine, for 10 to 200 tons in steps of five. */
const ROWS: Readonly<Record<string, string>> = {
  'is compact': '1 2 2 3 3 4 4 5 5 6 7 7 7 8 8 9 10 10 10 11 11 12 12 13 13 14 14 15 15 16 16 17 17 18 18 19 19 20 20',
  'is standard': '1 1 2 2 3 3 3 4 4 5 5 5 6 6 6 7 7 8 8 8 8 9 9 10 10 10 11 11 11 12 12 13 13 13 14 14 14 15 15',
  'is large': '1 1 1 2 2 2 2 3 3 4 4 4 4 5 5 5 6 6 6 6 7 7 7 8 8 8 8 9 9 9 10 10 10 11 11 11 11 12 12',
  'is light': '1 1 1 1 2 2 2 2 3 3 3 4 4 4 4 5 5 5 5 5 6 6 6 6 7 7 7 7 8 8 8 8 9 9 9 9 10 10 10',
  'is xl': '1 1 1 1 1 2 2 2 2 3 3 3 3 3 4 4 4 4 4 5 5 5 5 5 6 6 6 6 6 7 7 7 7 8 8 8 8 8 9',
  'is large xl': '1 1 1 1 1 1 2 2 2 2 3 3 3 3 3 3 4 4 4 4 4 4 5 5 5 5 5 6 6 6 6 6 6 7 7 7 7 7 8',
  'is xxl': '1 1 1 1 1 1 1 1 2 2 2 2 2 2 3 3 3 3 3 3 3 4 4 4 4 4 4 4 5 5 5 5 5 5 5 6 6 6 6',
  'is large xxl': '1 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 4 4 4 4 4 4 4 5 5 5 5 5 5 5 5',
  'clan standard': '1 1 2 2 3 3 3 4 4 5 5 5 6 6 6 7 7 8 8 8 8 9 9 10 10 10 11 11 11 12 12 13 13 13 14 14 14 15 15',
  'clan xl': '1 1 1 1 2 2 2 2 3 3 3 4 4 4 4 5 5 5 5 5 6 6 6 6 7 7 7 7 8 8 8 8 9 9 9 9 10 10 10',
  'clan large xl': '1 1 1 1 1 2 2 2 2 3 3 3 3 3 4 4 4 4 4 5 5 5 5 5 6 6 6 6 6 7 7 7 7 8 8 8 8 8 9',
  'clan xxl': '1 1 1 1 1 1 2 2 2 2 3 3 3 3 3 3 4 4 4 4 4 4 5 5 5 5 5 6 6 6 6 6 6 7 7 7 7 7 8',
  'clan large xxl': '1 1 1 1 1 1 1 2 2 2 2 2 2 3 3 3 3 3 3 4 4 4 4 4 4 5 5 5 5 5 5 6 6 6 6 6 6 7 7',
};

export const MECH_STRUCTURE_TABLE: Readonly<Record<string, readonly number[]>> = Object.fromEntries(
  Object.entries(ROWS).map(([engine, row]) => [engine, row.split(' ').map(Number)]),
);

/** Which row of the table an engine uses. */
export function structureRow({ type, clan, large }: Engine): string {
  const maker = clan ? 'clan' : 'is';
  const size = large ? 'large ' : '';
  switch (type) {
    case 'Compact':
      return 'is compact';
    case 'Light':
      return large ? 'is xl' : 'is light';
    case 'XL':
      return `${maker} ${size}xl`;
    case 'XXL':
      return `${maker} ${size}xxl`;
    default:
      return large ? 'is large' : `${maker} standard`;
  }
}

export function mechStructurePoints(unit: Unit): number {
  const row = MECH_STRUCTURE_TABLE[structureRow(unit.engine ?? { type: 'Fusion', rating: 0 })];
  const column = Math.min(38, Math.max(0, Math.ceil((unit.tons - 10) / 5)));
  return row?.[column] ?? 1;
}
