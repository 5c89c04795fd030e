import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { json, sortie } from '../../test/run-sortie.ts';

const folder = mkdtempSync(join(tmpdir(), 'sortie-'));
const at = (name: string): string => join(folder, name);

test('a map survives the way through both formats', async () => {
  expect((await sortie(['map', 'convert', 'grassland', at('a.board')])).code).toBe(0);
  expect(readFileSync(at('a.board'), 'utf8')).toMatch(/^size 16 17/m);
  expect((await sortie(['map', 'convert', at('a.board'), at('a.json')])).code).toBe(0);
  expect((await sortie(['map', 'convert', at('a.json'), at('b.board')])).code).toBe(0);
  expect(readFileSync(at('b.board'), 'utf8')).toBe(readFileSync(at('a.board'), 'utf8'));
  const hexes = async (file: string) => (json(await sortie(['map', 'show', file, '--json'])) as { hexes: object }).hexes;
  expect(await hexes(at('a.json'))).toEqual(await hexes('grassland'));
});

test('an unknown format and an unwritable place are refused', async () => {
  expect(await sortie(['map', 'convert', 'desert', at('a.png')])).toMatchObject({
    code: 2,
    err: expect.stringContaining('.board or .json'),
  });
  expect((await sortie(['map', 'convert', 'desert', at('no/such/folder.json')])).code).toBe(1);
});
