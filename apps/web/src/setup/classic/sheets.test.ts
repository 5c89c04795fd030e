import { boardFor, type LaidSheet, type Setup } from '@sortie/rules-classic';
import { expect, test } from 'vitest';
import { gridOf, onMap, resized, withGrid, withSheet } from './sheets.ts';

const base: Setup = { map: 'hills', forces: [[{ design: 'GRF-1N' }], [{ design: 'GRF-1N' }]], turns: 8 };
const row = (...maps: readonly LaidSheet['map'][]): readonly LaidSheet[] => maps.map(map => ({ map }));

test('a map alone is one row of one sheet, and one sheet as printed is a map alone', () => {
  expect(gridOf(base)).toEqual([row('hills')]);
  expect(withGrid(base, [row('river')])).toEqual({ ...base, map: 'river' });
  expect(withGrid(base, [[{ map: 'river', turned: true }]])).toEqual({ ...base, map: 'river', sheets: [[{ map: 'river', turned: true }]] });
});

test('maps beside the first, as older set-ups have them, become a row or a column that is the same board', () => {
  for (const beside of [
    { map: 'river' as const },
    [{ map: 'river' as const, side: 'west' as const, raise: 1 }],
    [
      { map: 'river' as const, side: 'north' as const },
      { map: 'crossroads' as const, side: 'south' as const },
    ],
  ]) {
    const older: Setup = { ...base, beside };
    expect(boardFor(withGrid(older, gridOf(older)))).toEqual(boardFor(older));
  }
});

test('rows and columns grow by the nearest map and shrink again; a place takes another map', () => {
  const wide = resized([row('hills', 'river')], 2, 3);
  expect(wide).toEqual([row('hills', 'river', 'river'), row('hills', 'river', 'river')]);
  expect(withSheet(wide, 1, 2, { map: 'bay' })[1]).toEqual(row('hills', 'river', 'bay'));
  expect(resized(wide, 1, 1)).toEqual([row('hills')]);
  expect(onMap(withGrid(base, wide), 'bay')).toEqual({ ...base, map: 'bay' });
});
