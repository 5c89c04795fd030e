import { loadGames } from '@sortie/games';
import { impact } from '@sortie/rules-impact';
import { describe, expect, test } from 'vitest';
import { coverOf, openScenario, writeScenario } from './file.ts';

describe('a scenario file', () => {
  test('comes back as it was written, briefing and orders included, for every game', async () => {
    for (const game of await loadGames()) {
      const { id: _, ...scenario } = game.scenarios[0]!;
      const doc = {
        ...scenario,
        title: 'The ford',
        briefing: 'Hold until dusk.',
        orders: ['Hold', 'Cross'],
        game: game.ruleset.id as never,
      };
      const own = game.named?.(doc.setup);
      const read = await openScenario(writeScenario(game, doc));
      if (!read.ok) throw new Error(`${game.ruleset.id}: ${read.problem}`);
      expect(read.game.ruleset.id).toBe(game.ruleset.id);
      expect({ ...read.doc, rules: new Set(read.doc.rules) }).toEqual({ ...doc, rules: new Set(doc.rules) });
      expect(coverOf(writeScenario(game, doc))).toEqual({ game: game.ruleset.id, title: own?.title ?? 'The ford' });
    }
  });

  test('of an earlier version takes along what has been split off its rules since then', async () => {
    const older = { sortie: 'scenario', format: 1, game: 'impact', rules: ['MAAS-14.6-mine-trigger'], plan: impact.scenarios[0]!.setup };
    const read = await openScenario(JSON.stringify(older));
    expect(read.ok && read.doc.rules).toEqual(expect.arrayContaining(['MAAS-14.6-mine-trigger', 'MAAS-3.12-mine-marker']));
  });

  test('is refused with the line and the first thing that is wrong', async () => {
    const { setup } = impact.scenarios[0]!;
    const file = { sortie: 'scenario', format: 1, game: 'impact', rules: [] as string[], plan: setup };
    const problemOf = async (raw: object) => {
      const read = await openScenario(JSON.stringify(raw, null, 2));
      return read.ok ? '' : read.problem;
    };
    expect(await openScenario('{')).toMatchObject({ problem: 'this is not JSON' });
    expect(await problemOf([])).toBe('this is not a scenario file');
    expect(await problemOf({ ...file, game: 'chess' })).toBe('this is not a scenario file');
    expect(await problemOf({ ...file, format: 99 })).toBe('line 3: format: this file was written by a newer version');
    expect(await problemOf({ ...file, rules: ['MAAS-0.0-nothing'] })).toMatch(/^line 6: there is no rule MAAS-0\.0-nothing/);
    expect(await problemOf({ ...file, plan: { ...setup, special: { ...setup.special, objectives: ['A-Z-99'] } } })).toMatch(
      /^line \d+: .*A-Z-99 is not a point of this map/,
    );
  });
});
