import { last, nth, sure } from '@sortie/kernel';

/** Hits by the size of the salvo, for rolls of 2 to 12; columns that are not listed use the largest smaller one. */
const COLUMNS: { readonly [size: number]: string } = {
  2: '1 1 1 1 1 1 2 2 2 2 2',
  3: '1 1 1 2 2 2 2 2 3 3 3',
  4: '1 2 2 2 2 3 3 3 3 4 4',
  5: '1 2 2 3 3 3 3 4 4 5 5',
  6: '2 2 3 3 4 4 4 5 5 6 6',
  7: '2 2 3 4 4 4 4 6 6 7 7',
  8: '3 3 4 4 5 5 5 6 6 8 8',
  9: '3 3 4 5 5 5 5 7 7 9 9',
  10: '3 3 4 6 6 6 6 8 8 10 10',
  11: '4 4 5 7 7 7 7 9 9 11 11',
  12: '4 4 5 8 8 8 8 10 10 12 12',
  13: '4 4 5 8 8 8 8 11 11 13 13',
  14: '5 5 6 9 9 9 9 11 11 14 14',
  15: '5 5 6 9 9 9 9 12 12 15 15',
  16: '5 5 7 10 10 10 10 13 13 16 16',
  17: '5 5 7 10 10 10 10 14 14 17 17',
  18: '6 6 8 11 11 11 11 14 14 18 18',
  19: '6 6 8 11 11 11 11 15 15 19 19',
  20: '6 6 9 12 12 12 12 16 16 20 20',
  21: '7 7 9 13 13 13 13 17 17 21 21',
  22: '7 7 9 14 14 14 14 18 18 22 22',
  23: '7 7 10 15 15 15 15 19 19 23 23',
  24: '8 8 10 16 16 16 16 20 20 24 24',
  25: '8 8 10 16 16 16 16 21 21 25 25',
  26: '9 9 11 17 17 17 17 21 21 26 26',
  27: '9 9 11 17 17 17 17 22 22 27 27',
  28: '9 9 11 17 17 17 17 23 23 28 28',
  29: '10 10 12 18 18 18 18 23 23 29 29',
  30: '10 10 12 18 18 18 18 24 24 30 30',
  40: '12 12 18 24 24 24 24 32 32 40 40',
};

const TABLE: ReadonlyMap<number, readonly number[]> = new Map(
  Object.entries(COLUMNS).map(([size, row]) => [Number(size), row.split(' ').map(Number)]),
);
const LOWEST = 2;
const HIGHEST = 12;

/** The columns that a salvo is rolled in: one of its own size, or the largest below it and more for the rest (TW-cluster-big). */
export function columnsFor(size: number): readonly number[] {
  if (size <= 1 || TABLE.has(size)) return [size];
  const largest = last([...TABLE.keys()].filter(one => one < size));
  return [largest, ...columnsFor(size - largest)];
}

/** Missiles or shots that strike; a salvo of one always does. */
export function inCluster(size: number, row: number): number {
  if (size <= 1) return size;
  const column = last([...TABLE.keys()].filter(one => one <= size));
  return nth(sure(TABLE.get(column), 'the column'), Math.min(HIGHEST, Math.max(LOWEST, row)) - LOWEST);
}
