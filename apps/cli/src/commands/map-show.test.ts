import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { json, sortie } from '../../test/run-sortie.ts';

const folder = mkdtempSync(join(tmpdir(), 'sortie-'));
const file = join(folder, 'small.board');
writeFileSync(file, 'size 2 2\nhex 0101 0 "" ""\nhex 0201 1 "woods:2;foliage_elev:2" ""\nhex 0102 0 "water:1" ""\nhex 0202 0 "" ""\nend\n');

test('a built-in map is drawn with its hex numbers', async () => {
  const { code, out } = await sortie(['map', 'show', 'desert', '--ascii']);
  expect(code).toBe(0);
  expect(out).toContain('16 columns, 17 rows');
  expect(out).toContain('0101      0301');
});

test('a file is drawn, and a hex told in words', async () => {
  expect((await sortie(['map', 'show', file, '--ascii'])).out).toContain('TT+1');
  expect((await sortie(['map', 'show', file, '--hex', '0201'])).out).toBe('0201: level 1, heavy woods\n');
  expect((await sortie(['map', 'show', file, '--hex', '0909'])).code).toBe(2);
});

test('a program gets every hex that is not clear ground', async () => {
  const { hexes } = json(await sortie(['map', 'show', file, '--json'])) as { hexes: Record<string, unknown> };
  expect(Object.keys(hexes).sort()).toEqual(['0102', '0201']);
});

test('a missing or broken file is refused with the place', async () => {
  expect(await sortie(['map', 'show', 'nowhere.board'])).toMatchObject({ code: 2, err: expect.stringContaining('desert, grassland') });
  const broken = join(folder, 'broken.board');
  writeFileSync(broken, 'size 2 2\nhex 0101 zero "" ""\nend\n');
  expect(await sortie(['map', 'show', broken])).toMatchObject({ code: 2, err: expect.stringContaining('broken.board:2') });
});
