import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@sortie/games';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { json, sortie } from '../../test/run-sortie.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sortie-fuzz-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('every game of the list is tried', async () => {
  const told = json(await sortie(['fuzz', '--games', '1', '--commands', '30', '--json'])) as { ok: boolean; results: { game: string }[] };
  expect(told.ok).toBe(true);
  expect(told.results).toEqual(
    GAMES.map(({ id }) => ({ game: id, games: 1, commands: expect.any(Number), broken: [], mended: [], stillBroken: [] })),
  );
});

test('games that were kept are tried again, and those that hold are named', async () => {
  const kept = { game: 'quick-start', seed: 3, scenario: 'breakthrough', rules: [], problem: 'long mended' };
  writeFileSync(join(folder, 'quick-start-breakthrough-3.json'), JSON.stringify(kept));
  const { code, out } = await sortie(['fuzz', 'quick-start', '--games', '2', '--commands', '40', '--keep', folder]);
  expect({ code, first: out.split('\n')[0] }).toEqual({ code: 0, first: 'quick-start-breakthrough-3.json holds now: it can be removed' });
  expect(out).toMatch(/^quick-start: 2 games, \d+ commands, 0 broken$/m);
  expect(readdirSync(folder)).toHaveLength(1);
});

test('a game that nobody knows is refused', async () => {
  expect(await sortie(['fuzz', 'chess'])).toMatchObject({ code: 2, err: expect.stringContaining('alpha-strike') });
});
