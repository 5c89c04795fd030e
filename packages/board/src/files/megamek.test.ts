import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { boardFiles, boardsPresent, unpackBoards } from '../../testing/archive.ts';
import type { Board } from '../board.ts';
import { readMegaMekBoard } from './megamek-read.ts';
import { writeMegaMekBoard } from './megamek-write.ts';
import { formatMapError, type MapReading } from './reading.ts';

const errorsOf = (reading: MapReading): readonly string[] => (reading.ok ? [] : reading.errors.map(formatMapError));

const boardOf = (reading: MapReading): Board => {
  if (!reading.ok) throw new Error(reading.errors.map(formatMapError).join('\n'));
  return reading.board;
};

const small = `size 2 2
option exit_roads_to_pavement false
tag "Woods (Auto)"
hex 0101 0 "" "grass"
hex 0201 2 "woods:1;foliage_elev:2;road:1:9" "grass"
hex 0102 -1 "building:3:0;bldg_elev:4;bldg_cf:80;bldg_class:2;bldg_armor:5;bldg_basement_type:1" "grass"
hex 0202 0 "water:2;bridge:2:18;bridge_elev:1;bridge_cf:60" "desert"
end
`;

describe('a .board file', () => {
  test('is read with its levels, terrains, tags, options and themes', () => {
    const board = boardOf(readMegaMekBoard(small, 'maps/Small.board'));
    expect(board).toMatchObject({ name: 'Small', width: 2, height: 2, theme: 'grass', tags: ['Woods (Auto)'] });
    expect(board.options).toEqual({ exit_roads_to_pavement: 'false' });
    expect(board.sites).toEqual([
      { level: 0, terrains: [] },
      {
        level: 2,
        terrains: [
          { kind: 'woods', level: 1, height: 2 },
          { kind: 'road', level: 1, exits: 9 },
        ],
      },
      { level: -1, terrains: [{ kind: 'building', level: 3, exits: 0, height: 4, cf: 80, buildingClass: 2, armor: 5, basement: 1 }] },
      {
        level: 0,
        theme: 'desert',
        terrains: [
          { kind: 'water', level: 2 },
          { kind: 'bridge', level: 2, exits: 18, height: 1, cf: 60 },
        ],
      },
    ]);
  });

  test('is written so that it reads the same, Windows line ends or not', () => {
    const board = boardOf(readMegaMekBoard(small, 'Small.board'));
    expect(boardOf(readMegaMekBoard(writeMegaMekBoard(board), 'Small.board'))).toEqual(board);
    expect(boardOf(readMegaMekBoard(small.replaceAll('\n', '\r\n'), 'Small.board'))).toEqual(board);
  });

  test('may hold things we do not know: they are kept and listed', () => {
    const strange = 'size 1 1\nbackground "sea.png"\nhex 0101 0 "lava_lamp:2:5;bldg_cf:40" ""\nend\n';
    const reading = readMegaMekBoard(strange, 'x.board');
    const board = boardOf(reading);
    expect(board.sites[0]!.terrains).toEqual([
      { kind: 'other', name: 'lava_lamp', level: 2, exits: 5 },
      { kind: 'other', name: 'bldg_cf', level: 40 },
    ]);
    expect(board.extras).toEqual(['background "sea.png"']);
    expect(reading.ok && reading.notes.map(({ line, what }) => `${line}: ${what}`)).toEqual([
      '2: the line “background "sea.png"” is not understood',
      '3: unknown terrain lava_lamp:2',
      '3: unknown terrain bldg_cf:40',
    ]);
    expect(writeMegaMekBoard(board)).toBe(strange);
  });

  test.each([
    ['', 'x.board: there is no “size” line'],
    ['size 0 5\n', 'x.board:1: “size 0 5” is not the size of a map'],
    ['size 1 1\nsize 1 1\n', 'x.board:2: the size is given twice'],
    ['hex 0101 0 "" ""\n', 'x.board:1: a hex comes before the size'],
    ['size 1 2\nhex 0101 0 "" ""\nend\n', 'x.board:4: the size asks for 2 hexes, the file has 1'],
    ['size 1 1\nhex 0101 0 "" ""\nhex 0102 0 "" ""\n', 'x.board:3: there are more hexes than 1 by 1'],
    ['size 1 1\nhex 0101 high "" ""\n', 'x.board:2: “hex 0101 high "" ""” is not: hex number level "terrain" "theme"'],
    ['size 1 1\nhex 0101 0 "woods:dense" ""\n', 'x.board:2: “woods:dense” is not a terrain: name:level or name:level:exits'],
  ])('that is broken (%j) says file, line and reason', (text, reason) => {
    expect(errorsOf(readMegaMekBoard(text, 'x.board'))).toEqual([reason]);
  });

  test('that is cut off gives up what was read', () => {
    const reading = readMegaMekBoard(small.slice(0, small.indexOf('hex 0102') + 12), 'x.board');
    expect(errorsOf(reading)).toEqual(['x.board:6: “hex 0102 -1” is not: hex number level "terrain" "theme"']);
    expect(!reading.ok && reading.salvaged?.sites.map(({ level }) => level)).toEqual([0, 2, 0, 0]);
  });
});

describe.skipIf(!boardsPresent)('all 2,188 maps of another program', () => {
  /** The archive holds one file that ends in the middle of a hex. */
  const CUT_OFF = 'Steiner Arena - Colosseum.board:518: “hex 3313 0” is not: hex number level "terrain" "theme"';

  test('are read, and written so that they read the same', { timeout: 120_000 }, () => {
    const folder = unpackBoards();
    const files = boardFiles(folder);
    const unknown = new Map<string, number>();
    const broken: string[] = [];
    let hexes = 0;
    for (const file of files) {
      const reading = readMegaMekBoard(readFileSync(join(folder, file), 'utf8'), file);
      broken.push(...errorsOf(reading));
      const board = reading.ok ? reading.board : reading.salvaged!;
      hexes += board.sites.length;
      const again = boardOf(readMegaMekBoard(writeMegaMekBoard(board), file));
      if (!isDeepStrictEqual({ ...again, grid: 0, packed: 0 }, { ...board, grid: 0, packed: 0 }))
        throw new Error(`${file} changes when written`);
      for (const { what } of reading.ok ? reading.notes : []) {
        const name = what.replaceAll(/-?\d+/g, 'n');
        unknown.set(name, (unknown.get(name) ?? 0) + 1);
      }
    }
    console.log(`${files.length} maps, ${hexes} hexes; noted: ${[...unknown].map(([what, count]) => `${what} (${count})`).join('; ')}`);
    expect(files.length).toBe(2188);
    expect(broken.map(error => error.slice(-CUT_OFF.length))).toEqual([CUT_OFF]);
  });
});
