import { expect, test } from 'vitest';
import { json, sortie } from '../../test/run-sortie.ts';

test('ready games are listed, missions among them', async () => {
  const found = json(await sortie(['scenarios', 'alpha-strike', '--json'])) as {
    readonly game: string;
    readonly id: string;
    readonly roles: readonly string[];
  }[];
  expect(found.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['lance-duel', 'king-of-the-hill', 'capture-the-flag', 'hold-the-line', 'reconnaissance']),
  );
  expect(found.find(({ id }) => id === 'extraction')).toMatchObject({ game: 'alpha-strike', roles: ['Attacker', 'Defender'] });
  expect((await sortie(['scenarios', 'alpha-strike'])).out).toContain('king-of-the-hill: King of the hill (South against North)');
  expect((await sortie(['scenarios', 'chess'])).code).toBe(2);
});
