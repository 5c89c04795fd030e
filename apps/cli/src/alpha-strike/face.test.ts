import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { table as terrain } from '@sortie/board';
import { describe, expect, test } from 'vitest';
import { json, sortie } from '../../test/run-sortie.ts';

const folder = mkdtempSync(join(tmpdir(), 'sortie-'));
const at = (name: string): string => join(folder, name);
const lines = (...some: string[]): string => `${some.join('\n')}\n`;
const force = (...units: string[]): string =>
  JSON.stringify({ format: 'sortie-force', version: 1, name: 'Test', members: units.map(unit => ({ unit })) });

describe('sortie simulate alpha-strike', () => {
  test('plays forces from files on a table from a file, and the same seed gives the same games', async () => {
    writeFileSync(at('table.json'), terrain.writeTable(terrain.generateTable({ scene: 'plains', seed: 2 })));
    writeFileSync(at('a.json'), force('Locust LCT-1V', 'Griffin GRF-1N'));
    const run = async (...more: string[]) =>
      json(
        await sortie([
          ...['simulate', 'alpha-strike', '--table', at('table.json'), '--a', at('a.json'), '--b', 'Bulwark,Harrier'],
          ...['--games', '2', '--turns', '3', '--players', 'recruit,recruit', '--threads', '1', '--json', ...more],
        ]),
      ) as Record<string, unknown>;
    const one = await run();
    expect(one).toMatchObject({ game: 'alpha-strike', games: 2, unfinished: 0 });
    expect((await run())['hash']).toBe(one['hash']);
    expect((await run('--hexes'))['hash']).not.toBe(one['hash']);
  });
  test('makes up tables and forces of about the same price by lot', async () => {
    const { code, out } = await sortie([
      ...['simulate', 'alpha-strike', '--table', 'random', '--a', 'random:3', '--b', 'random:3', '--turns', '2'],
      ...['--games', '2', '--players', 'recruit,recruit', '--threads', '1', '--csv'],
    ]);
    expect(code).toBe(0);
    expect(out.trimEnd().split('\n')).toHaveLength(3);
  });
  test('says what is wrong with a table or a force, and which games have them', async () => {
    expect(await sortie(['simulate', 'alpha-strike', '--table', 'moon', '--games', '1'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('wasteland'),
    });
    expect((await sortie(['simulate', 'alpha-strike', '--a', 'Nobody X-1', '--games', '1'])).err).toContain('Nobody X-1');
    expect((await sortie(['simulate', 'quick-start', '--table', 'hills', '--games', '1'])).code).toBe(2);
  });
});

test('sortie play alpha-strike takes places in inches, shows what it takes to hit, and refuses with the rule', async () => {
  const script = lines('help', 'deploy S1 20,20', 'deploy S1 20,44', 'auto', 'forces', 'auto', 'auto', 'aim S1', 'move S9 1,1', 'quit');
  const { code, out } = await sortie(
    ['play', 'alpha-strike', '--table', 'hills:4', '--a', 'Longbow,Anvil', '--b', 'Bulwark,Lancer', '--seed', '3', '--ascii'],
    { input: script },
  );
  expect(code).toBe(0);
  expect(out).toMatch(/No: that is outside your set-up zone [\s\S]*AS-setup-standup/);
  expect(out).toContain('Longbow is set up');
  expect(out).toMatch(/S1 +Longbow +8" +1\/2\/2/);
  expect(out).toMatch(/N1 Bulwark: .*\[AS-skill\]/);
  expect(out).toContain('There is no unit S9');
});
