import { expect, test } from 'vitest';
import { json, sortie } from '../../test/run-sortie.ts';

const simulate = (...args: string[]) => sortie(['simulate', 'quick-start', '--players', 'recruit,random', ...args]);

test('the same seed gives the same result, in one thread or in two', () => {
  const one = json(simulate('--games', '6', '--seed', '7', '--threads', '1', '--json')) as Record<string, unknown>;
  const two = json(simulate('--games', '6', '--seed', '7', '--threads', '2', '--json')) as Record<string, unknown>;
  expect({ ...two, milliseconds: 0 }).toEqual({ ...one, milliseconds: 0 });
  expect(one).toMatchObject({ game: 'quick-start', games: 6, unfinished: 0, hash: expect.stringMatching(/^[0-9a-f]{16}$/) });
  expect(json(simulate('--games', '6', '--seed', '8', '--json'))).not.toMatchObject({ hash: one['hash'] });
});

test('win rates come with their intervals, games with one line each', () => {
  const { code, out } = simulate('--games', '4');
  expect(code).toBe(0);
  expect(out).toMatch(/attacker +\d+ wins +[\d.]+ % {2}\(95 %: +[\d.]+ % to +[\d.]+ %\)/);
  const rows = simulate('--games', '4', '--csv').out.trimEnd().split('\n');
  expect(rows[0]).toBe('game,winners,parts,turns,commands,points,hash');
  expect(rows).toHaveLength(5);
});

test('orders that make no sense are refused', () => {
  expect(sortie(['simulate', 'chess']).code).toBe(2);
  expect(simulate('--games', '0').code).toBe(2);
  expect(simulate('--scenario', 'moon')).toMatchObject({ code: 2, err: expect.stringContaining('breakthrough') });
  expect(sortie(['simulate', 'quick-start', '--players', 'regular']).code).toBe(2);
  expect(sortie(['simulate', 'quick-start', '--players', 'regular,nobody'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('recruit'),
  });
});
