import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { json, sortie } from '../../test/run-sortie.ts';

const file = join(mkdtempSync(join(tmpdir(), 'sortie-')), 'row.board');
// A hill of level 3 stands in the second hex of the column, light woods in the fourth.
writeFileSync(
  file,
  'size 1 5\nhex 0101 0 "" ""\nhex 0102 3 "" ""\nhex 0103 0 "" ""\nhex 0104 0 "woods:1;foliage_elev:2" ""\nhex 0105 0 "" ""\nend\n',
);

test('an open line tells its modifier, a blocked one what blocks it', async () => {
  const open = await sortie(['map', 'los', file, '--from', '0103', '--to', '0105']);
  expect(open).toMatchObject({ code: 0, out: '0103 to 0105, 2 hexes: line of sight is open, +1\n' });
  const blocked = await sortie(['map', 'los', file, '--from', '0101', '--to', '0105']);
  expect(blocked).toMatchObject({ code: 0, out: expect.stringContaining('blocked by ground') });
});

test('the explanation draws the line and names the hexes', async () => {
  const { out } = await sortie(['map', 'los', file, '--from', '0103', '--to', '0105', '--explain', '--ascii']);
  expect(out).toContain('FROM');
  expect(out).toContain('0104: woods up to level 2, +1');
});

test('every ordered pair is listed for other programs', async () => {
  const rows = (await sortie(['map', 'los', file, '--all', '--tsv'])).out.trimEnd().split('\n');
  expect(rows[0]).toBe('from\tto\tcan_see\tmod');
  expect(rows).toHaveLength(1 + 5 * 4);
  expect(rows).toContain('0103\t0105\t1\t1');
  expect(rows).toContain('0101\t0105\t0\t2147483647');
  expect(json(await sortie(['map', 'los', file, '--all', '--json']))).toMatchObject({ pairs: 20 });
});

test('hexes off the map are refused', async () => {
  expect(await sortie(['map', 'los', file, '--from', '0101', '--to', '0909'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('1 by 5'),
  });
  expect((await sortie(['map', 'los', file])).code).toBe(2);
});
