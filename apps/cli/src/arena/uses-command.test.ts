import { expect, test } from 'vitest';
import { json, sortie } from '../../test/run-sortie.ts';

test('what opponents do with what they are offered is counted over all ready games', async () => {
  const told = json(await sortie(['uses', '--game', 'quick-start', '--level', 'random', '--json'])) as {
    readonly games: number;
    readonly uses: readonly { readonly kind: string; readonly offered: number; readonly given: number }[];
  };
  expect(told.games).toBeGreaterThan(2);
  expect(told.uses.every(({ offered, given }) => given <= offered)).toBe(true);
  expect(told.uses.reduce((sum, { given }) => sum + given, 0)).toBeGreaterThan(100);
});

test('a game that nobody knows is refused', async () => {
  expect(await sortie(['uses', '--game', 'chess'])).toMatchObject({ code: 2, err: expect.stringContaining('quick-start') });
});
