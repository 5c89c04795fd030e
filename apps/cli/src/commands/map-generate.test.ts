import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { json, sortie } from '../../test/run-sortie.ts';

test('the same seed gives the same map, another gives another', async () => {
  const map = async (seed: string) => (await sortie(['map', 'generate', 'hills', '--seed', seed, '--json'])).out;
  expect(await map('7')).toBe(await map('7'));
  expect(await map('7')).not.toBe(await map('8'));
  expect(JSON.parse(await map('7'))).toMatchObject({ format: 'sortie-board', width: 16, height: 17 });
});

test('a map is drawn, or written to a file that can be read again', async () => {
  expect((await sortie(['map', 'generate', 'river', '--seed', '3', '--ascii'])).out).toContain('seed 3');
  const file = join(mkdtempSync(join(tmpdir(), 'sortie-')), 'town.board');
  expect((await sortie(['map', 'generate', 'town', '--size', '20x12', '--seed', '1', '--out', file])).code).toBe(0);
  expect(json(await sortie(['map', 'show', file, '--json']))).toMatchObject({ width: 20, height: 12 });
});

test('orders that make no sense are refused', async () => {
  expect((await sortie(['map', 'generate', 'ocean'])).code).toBe(2);
  expect(await sortie(['map', 'generate', 'hills', '--size', '3x900'])).toMatchObject({ code: 2, err: expect.stringContaining('16x17') });
  expect((await sortie(['map', 'generate', 'hills', '--seed', 'x'])).code).toBe(2);
});
