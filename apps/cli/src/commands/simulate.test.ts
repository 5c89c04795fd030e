import { expect, test } from 'vitest';
import { json, sortie, startSortie } from '../../test/run-sortie.ts';

const orders = (...args: string[]) => ['simulate', 'quick-start', '--players', 'recruit,random', '--threads', '1', ...args];
const simulate = (...args: string[]) => sortie(orders(...args));

test('the same seed gives the same result, in one thread or in two', async () => {
  const one = json(await simulate('--games', '6', '--seed', '7', '--json')) as Record<string, unknown>;
  const two = json(startSortie(orders('--games', '6', '--seed', '7', '--threads', '2', '--json'))) as Record<string, unknown>;
  expect({ ...two, milliseconds: 0 }).toEqual({ ...one, milliseconds: 0 });
  expect(one).toMatchObject({ game: 'quick-start', games: 6, unfinished: 0, hash: expect.stringMatching(/^[0-9a-f]{16}$/) });
  expect(json(await simulate('--games', '6', '--seed', '8', '--json'))).not.toMatchObject({ hash: one['hash'] });
});

test('win rates come with their intervals, games with one line each', async () => {
  const { code, out } = await simulate('--games', '4');
  expect(code).toBe(0);
  expect(out).toMatch(/attacker +\d+ wins +[\d.]+ % {2}\(95 %: +[\d.]+ % to +[\d.]+ %\)/);
  const rows = (await simulate('--games', '4', '--csv')).out.trimEnd().split('\n');
  expect(rows[0]).toBe('game,winners,parts,turns,commands,points,hash');
  expect(rows).toHaveLength(5);
});

test('orders that make no sense are refused', async () => {
  expect((await sortie(['simulate', 'chess'])).code).toBe(2);
  expect((await simulate('--games', '0')).code).toBe(2);
  expect(await simulate('--scenario', 'moon')).toMatchObject({ code: 2, err: expect.stringContaining('breakthrough') });
  expect((await sortie(['simulate', 'quick-start', '--players', 'regular'])).code).toBe(2);
  expect(await sortie(['simulate', 'quick-start', '--players', 'regular,nobody'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('recruit'),
  });
});

test('a classic fight on any map with any forces says how it was played, in one command', async () => {
  const fight = ['--map', 'hills', '--a', 'Locust LCT-1V', '--b', 'Commando COM-2D', '--turns', '4', '--swap', '--games', '2'];
  const told = json(await sortie(['simulate', 'classic', ...fight, '--threads', '1', '--json'])) as Record<string, unknown>;
  expect(told).toMatchObject({ games: 2, unfinished: 0, decided: expect.any(Number), turns: { median: expect.any(Number) } });
  const rates = told['rates'] as Record<string, number>;
  const shares = ['standsStill', 'walks', 'runs', 'jumps'].map(name => rates[name]!);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 0);
  for (const name of ['physicalAttacks', 'heat5', 'heat8', 'fallsPer100', 'meanToHit']) expect(rates[name]).toBeGreaterThanOrEqual(0);
});
