import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { json, sortie, startSortie } from '../../test/run-sortie.ts';

const orders = (...args: string[]) => ['arena', '--game', 'quick-start', '--scenario', 'training', '--threads', '1', ...args];
const arena = (...args: string[]) => sortie(orders(...args));

interface Told {
  readonly games: number;
  readonly winsA: number;
  readonly winsB: number;
  readonly draws: number;
  readonly detail: { readonly hash: string };
}

test('programs get the counts, and everything else in detail; threads make no difference', async () => {
  const one = json(await arena('--a', 'recruit', '--games', '6', '--seed', '7', '--json')) as Told;
  const two = json(startSortie(orders('--a', 'recruit', '--games', '6', '--seed', '7', '--threads', '2', '--json'))) as Told;
  expect(Object.keys(one)).toEqual(['games', 'winsA', 'winsB', 'draws', 'turnLimit', 'faultsA', 'faultsB', 'decisionMs', 'detail']);
  expect(one).toMatchObject({ games: 6, decisionMs: { p50: expect.any(Number), p95: expect.any(Number), p99: expect.any(Number) } });
  expect(one.winsA + one.winsB + one.draws).toBe(6);
  expect(two.detail.hash).toBe(one.detail.hash);
  const other = json(await arena('--a', 'recruit', '--games', '6', '--seed', '8', '--json')) as Told;
  expect(other.detail.hash).not.toBe(one.detail.hash);
});

test('people get a table, a file for spreadsheets and a page with charts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'arena-'));
  const [csv, page] = [join(folder, 'games.csv'), join(folder, 'arena.html')];
  const { code, out } = await arena(
    '--a',
    'regular',
    '--b',
    'veteran',
    '--nodes-a',
    '2',
    '--nodes',
    '1',
    '--games',
    '4',
    '--csv',
    csv,
    '--report',
    page,
  );
  expect(code).toBe(0);
  expect(out).toMatch(/regular at 2 nodes takes [\d.]+ % \(95 %: [\d.]+ % to [\d.]+ %\)/);
  expect(out).toContain('regular at 2 nodes against veteran at 1 nodes');
  expect(out).toContain('A unit walked off the map unasked');
  expect(readFileSync(csv, 'utf8').trimEnd().split('\n')).toHaveLength(5);
  expect(readFileSync(page, 'utf8').match(/<svg/g)).toHaveLength(5);
});

test('orders that make no sense are refused', async () => {
  expect(await sortie(['arena', '--game', 'chess'])).toMatchObject({ code: 2, err: expect.stringContaining('quick-start') });
  expect(await arena('--a', 'nobody')).toMatchObject({ code: 2, err: expect.stringContaining('veteran') });
  expect(await sortie(['arena', '--game', 'impact', '--scenario', 'moon'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('even'),
  });
});
