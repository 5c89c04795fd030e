import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { boardFiles, boardsPresent, unpackBoards } from '../../testing/archive.ts';
import { createBoard } from '../board.ts';
import { DESERT, GRASSLAND } from '../maps/quick-start.ts';
import { BOARD_FORMAT, BOARD_VERSION } from './json.ts';
import { readBoard, readBoardJson } from './json-read.ts';
import { boardJson, writeBoard } from './json-write.ts';
import { readMegaMekBoard } from './megamek-read.ts';
import { formatMapError } from './reading.ts';

const head = { format: BOARD_FORMAT, version: BOARD_VERSION, name: 'x', width: 4, height: 4 };
const errors = (value: unknown): readonly string[] => {
  const reading = readBoardJson(value, 'x.json');
  return reading.ok ? [] : reading.errors.map(formatMapError);
};

describe('our own map format', () => {
  test.each([DESERT, GRASSLAND])('gives $name back', board => {
    expect(readBoard(writeBoard(board))).toEqual({ ok: true, board, notes: [] });
    expect(readBoardJson(boardJson(board))).toEqual({ ok: true, board, notes: [] });
    expect(JSON.parse(writeBoard(board))).toEqual(boardJson(board));
  });

  test('leaves out what is clear and level', () => {
    const board = createBoard({ name: 'Pond', width: 3, height: 2, sites: [{ level: 0, terrains: [{ kind: 'water', level: 1 }] }] });
    expect(writeBoard(board)).toBe(`{
  "format": "sortie-board",
  "version": 1,
  "name": "Pond",
  "width": 3,
  "height": 2,
  "hexes": {
    "0101": {"terrains":[{"kind":"water","level":1}]}
  }
}
`);
    expect(readBoard(writeBoard(createBoard({ width: 1, height: 1 })))).toMatchObject({ ok: true });
  });

  test('keeps tags, options, themes, strange terrain and large numbers', () => {
    const board = createBoard({
      name: 'Long',
      width: 2,
      height: 120,
      tags: ['a'],
      theme: 'mars',
      options: { exit_roads_to_pavement: 'false' },
      extras: ['background "x"'],
      sites: [
        { level: -3, theme: '', terrains: [{ kind: 'other', name: 'lava_lamp', level: 2, exits: 63 }] },
        { level: 0, terrains: [{ kind: 'building', level: 2, cf: 40, height: 3, exits: 0, armor: 1, buildingClass: 2, basement: 1 }] },
      ],
    });
    expect(Object.keys(boardJson(board).hexes)).toEqual(['001001', '002001']);
    expect(readBoard(writeBoard(board))).toEqual({ ok: true, board, notes: [] });
  });

  test.each<[unknown, string]>([
    [7, 'x.json: an object was expected, not 7'],
    [{ ...head, format: 'other' }, 'x.json:format: a map begins with "format": "sortie-board"'],
    [{ ...head, version: 9 }, 'x.json:version: version 9 is unknown; this program reads 1'],
    [{ ...head, width: 0 }, 'x.json:width: a whole number from 1 to 1000 was expected, not 0'],
    [{ ...head, tags: ['a', 3] }, 'x.json:tags[1]: text was expected, not 3'],
    [{ ...head, hexes: { '1a': {} } }, 'x.json:hexes.1a: "1a" is not a hex number'],
    [{ ...head, hexes: { '0501': {} } }, 'x.json:hexes.0501: hex 0501 is not on a map of 4 by 4'],
    [{ ...head, hexes: { '0101': {}, '001001': {} } }, 'x.json:hexes.001001: hex 0101 is given twice, as 0101 and 001001'],
    [{ ...head, hexes: { '0102': { level: 1.5 } } }, 'x.json:hexes.0102.level: a whole number from -1000 to 1000 was expected, not 1.5'],
    [
      { ...head, hexes: { '0102': { height: 1 } } },
      'x.json:hexes.0102.height: there is no field "height" here; known are level, theme, terrains',
    ],
    [{ ...head, hexes: { '0102': { terrains: {} } } }, 'x.json:hexes.0102.terrains: a list was expected, not {}'],
    [
      { ...head, hexes: { '0102': { terrains: [{ kind: 'woods' }] } } },
      'x.json:hexes.0102.terrains[0].level: a whole number from -1000 to 1000 was expected, not nothing',
    ],
    [
      { ...head, hexes: { '0102': { terrains: [{ kind: 'woods', name: 'x', level: 1 }] } } },
      'x.json:hexes.0102.terrains[0].name: only a terrain of kind "other" has a name',
    ],
  ])('says where %j is wrong and why', (value, reason) => {
    expect(errors(value)).toEqual([reason]);
  });

  test('names a terrain it does not know, and every fault at once', () => {
    const found = errors({ ...head, colour: 1, hexes: { '0102': { terrains: [{ kind: 'wods', level: 1 }] }, '0103': 5 } });
    expect(found[0]).toMatch(/^x\.json:colour: there is no field/);
    expect(found[1]).toMatch(/^x\.json:hexes\.0102\.terrains\[0\]\.kind: "wods" is not a terrain; known are woods, jungle/);
    expect(found[2]).toBe('x.json:hexes.0103: an object was expected, not 5');
  });

  test('is refused as a value when it is not JSON at all', () => {
    const reading = readBoard('size 16 17', 'x.json');
    expect(reading.ok).toBe(false);
    expect(!reading.ok && formatMapError(reading.errors[0]!)).toMatch(/^x\.json: this is not JSON: /);
  });
});

describe.skipIf(!boardsPresent)('maps of another program', () => {
  test('pass through our format unchanged', () => {
    const folder = unpackBoards();
    for (const file of boardFiles(folder).filter((_, i) => i % 60 === 0)) {
      const reading = readMegaMekBoard(readFileSync(join(folder, file), 'utf8'), file);
      if (!reading.ok) continue;
      const again = readBoard(writeBoard(reading.board));
      if (!again.ok) throw new Error(again.errors.map(formatMapError).join('\n'));
      expect(again.board.sites).toEqual(reading.board.sites);
      expect(again.board).toMatchObject({ name: reading.board.name, tags: reading.board.tags, options: reading.board.options });
    }
  });
});
