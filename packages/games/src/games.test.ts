import { readSetupFor } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { GAMES, isGameId, loadGame, loadGames } from './index.ts';

test('every game is what its line in the list says', async () => {
  const games = await loadGames();
  expect(games.map(({ ruleset: { id, title } }) => ({ id, title }))).toEqual(GAMES.map(({ id, title }) => ({ id, title })));
  expect(new Set(GAMES.map(({ book }) => book)).size).toBe(GAMES.length);
});

test('each is ready to be offered, watched and tried', async () => {
  for (const { ruleset, scenarios, watch, trials } of await loadGames()) {
    expect(scenarios.length, ruleset.id).toBeGreaterThan(0);
    expect(watch.grounds.length, ruleset.id).toBeGreaterThan(0);
    expect(trials.games, ruleset.id).toBeGreaterThan(0);
    const trial = trials.scenario?.(3);
    if (trial) expect(readSetupFor(ruleset, trial.rules)(trial.setup, '')).toMatchObject({ ok: true });
  }
});

test('nobody gets a game that is not there', async () => {
  expect(isGameId('radar')).toBe(true);
  expect(isGameId('toString')).toBe(false);
  expect(await loadGame('chess')).toBeUndefined();
});
