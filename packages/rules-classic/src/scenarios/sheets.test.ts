import { boardOf, levelAt, siteAt } from '@sortie/board';
import { fromOffset } from '@sortie/geometry';
import { readSetupFor } from '@sortie/kernel';
import { describe, expect, test } from 'vitest';
import { ruleset } from '../ruleset.ts';
import type { LaidSheet, Setup } from '../shape.ts';
import { boardFor, sheetsFault } from './place.ts';
import { setUp } from './setup.ts';

const standard = Object.values(ruleset.editions)[0]!;
const onSheets = (sheets: readonly (readonly LaidSheet[])[]): Setup => ({
  map: sheets[0]![0]!.map,
  sheets,
  forces: [[{ design: 'GRF-1N' }], [{ design: 'GRF-1N' }]],
  turns: 8,
});
const problemOf = (setup: Setup, rules = standard): string => {
  const read = readSetupFor(ruleset, rules)(setup);
  return read.ok ? '' : read.problem;
};

describe('rows and columns of maps', () => {
  const hills = boardOf(boardFor({ map: 'hills' }));
  const river = boardOf(boardFor({ map: 'river' }));

  test('lie edge to edge, row by row from the north-west', () => {
    const setup = onSheets([
      [{ map: 'hills' }, { map: 'river' }, { map: 'hills' }],
      [{ map: 'river' }, { map: 'hills' }, { map: 'river' }],
    ]);
    expect(problemOf(setup)).toBe('');
    const board = boardOf(setUp(setup).board);
    expect([board.width, board.height]).toEqual([48, 34]);
    for (const [column, row] of [
      [7, 5],
      [16, 17],
    ] as const) {
      const at = (x: number, y: number) => siteAt(board, fromOffset(column + 16 * x, row + 17 * y));
      expect([at(0, 0), at(1, 0), at(0, 1), at(1, 1)]).toEqual(
        [hills, river, river, hills].map(sheet => siteAt(sheet, fromOffset(column, row))),
      );
    }
  });

  test('one that is turned about shows its south-east corner in the north-west, and one may be raised', () => {
    const board = boardOf(
      boardFor(
        onSheets([
          [
            { map: 'hills', turned: true },
            { map: 'hills', raise: 2 },
          ],
        ]),
      ),
    );
    expect(levelAt(board, fromOffset(2, 14))).toBe(levelAt(hills, fromOffset(15, 4)));
    expect(levelAt(hills, fromOffset(15, 4))).toBe(2);
    expect(levelAt(board, fromOffset(31, 4))).toBe(4);
  });

  test('that leave a gap, do not fit or are too many are refused, whatever rules are in force', () => {
    expect(problemOf(onSheets([[{ map: 'hills' }, { map: 'hills' }], [{ map: 'hills' }]]))).toContain('the maps do not fit');
    const small = { name: 'Odd', width: 15, height: 17, sites: boardOf(boardFor({ map: 'hills' })).sites.slice(0, 15 * 17) };
    expect(sheetsFault([[{ map: small, turned: true }]])).toContain('15 columns');
    expect(sheetsFault([[{ map: small }, { map: 'hills' }]])).toContain('odd number of columns');
    expect(problemOf(onSheets([Array.from({ length: 7 }, () => ({ map: 'hills' as const }))]))).toContain('at most 6');
    expect(problemOf(onSheets(Array.from({ length: 6 }, () => [{ map: 'hills' as const }])))).toContain('102 hexes');
  });

  test('with a strange world among them say how they lie, all but the first', () => {
    const rules = [...standard, 'AW-joining-maps'] as const;
    const unsaid = onSheets([[{ map: 'crystalline-canyon' }, { map: 'hills' }]]);
    expect(problemOf(unsaid, rules)).toContain('AW-joining-maps');
    expect(problemOf(onSheets([[{ map: 'crystalline-canyon' }, { map: 'hills', raise: 0 }]]), rules)).toBe('');
    expect(problemOf(onSheets([[{ map: 'lunar-base' }, { map: 'hills' }]]), rules)).toBe('');
    const board = boardOf(boardFor(onSheets([[{ map: 'lunar-base' }, { map: 'hills' }]])));
    expect([levelAt(board, fromOffset(17, 1)), levelAt(board, fromOffset(17, 17))]).toEqual([1, 2]);
  });
});
