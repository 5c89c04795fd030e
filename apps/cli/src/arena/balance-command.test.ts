import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeForce } from '@sortie/roster';
import { expect, test } from 'vitest';
import { json, sortie } from '../../test/run-sortie.ts';

const balance = (...args: string[]) => sortie(['balance', '--level', 'recruit', '--games', '4', '--threads', '1', ...args]);

test('two forces from files meet, and the stronger wins more', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'balance-'));
  const [strong, weak] = ['strong.json', 'weak.json'].map(name => join(folder, name)) as [string, string];
  const force = (name: string, units: readonly string[]) =>
    writeForce({ name, edition: 'current', members: units.map(unit => ({ unit, skill: 4 })) });
  writeFileSync(strong, force('Strong', ['Atlas AS7-D', 'Griffin GRF-1N']));
  writeFileSync(weak, force('Weak', ['Locust LCT-1V']));
  const told = json(await balance('--a', strong, '--b', weak, '--json')) as { readonly balance: Readonly<Record<string, number>> };
  expect(told).toMatchObject({ a: 'Strong', b: 'Weak', balance: { games: 4, interval: { to: expect.any(Number) } } });
  expect(told.balance['pointsA']).toBeGreaterThan(told.balance['pointsB']!);
  expect(told.balance['chance']).toBeGreaterThan(0.5);
  expect(told.balance['edge']).toBeGreaterThan(0);
});

test('one unit meets the field', async () => {
  const { code, out } = await balance('--game', 'quick-start', '--unit', 'GRF-1N', '--field', 'LCT-1V, WVR-6R');
  expect(code).toBe(0);
  expect(out).toMatch(/GRF-1N against the field\n {2}LCT-1V +[\d.]+ % \(95 %/);
});

test('squads of Impact meet by what they are made of', async () => {
  const told = json(await balance('--game', 'impact', '--a', '3 assault', '--b', 'militia, 1 front-line', '--json'));
  expect(told).toMatchObject({ a: '3 assault', b: 'militia, front-line', balance: { games: 4, pointsA: 30, pointsB: 9 } });
  expect(await balance('--game', 'impact', '--a', '3 pumpkin', '--b', 'ranger')).toMatchObject({
    code: 2,
    err: expect.stringContaining('"3 pumpkin" is no soldier'),
  });
});

test('what cannot be compared is said', async () => {
  expect(await balance('--a', 'Griffin GRF-1N')).toMatchObject({ code: 2, err: expect.stringContaining('two forces') });
  expect(await balance('--a', 'Griffin GRF-1N', '--b', 'Pumpkin')).toMatchObject({ code: 2, err: expect.stringContaining('Pumpkin') });
  expect(await balance('--a', 'nowhere.json', '--b', 'Griffin GRF-1N')).toMatchObject({
    code: 2,
    err: expect.stringContaining('nowhere.json'),
  });
});
