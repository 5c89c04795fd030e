import { objection, packed, readScenarioFile, writeScenarioFile } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { loadGames } from './index.ts';

test('every pack of every game can be played, brings something of its own and is named once', async () => {
  for (const { ruleset, packs } of await loadGames()) {
    expect(new Set(packs.map(({ id }) => id)).size).toBe(packs.length);
    const usual = Object.values(ruleset.editions)[0] ?? [];
    expect(packed(ruleset, [], packs[0] ?? { rules: [] })).toEqual(usual);
    for (const pack of packs) {
      const rules = packed(ruleset, usual, pack);
      expect(objection(ruleset.rules, rules), `${ruleset.id} ${pack.id}`).toBeUndefined();
      const added = pack.rules.filter(id => rules.includes(id));
      if (pack.edition !== undefined) continue;
      expect(added.length, `${ruleset.id} ${pack.id}`).toBeGreaterThan(0);
      expect(
        added.filter(id => usual.includes(id)),
        `${ruleset.id} ${pack.id}`,
      ).toEqual([]);
    }
    const everything = packs.find(({ id }) => id === 'everything');
    for (const { id, rules } of packs) for (const rule of rules) expect(everything?.rules, `${ruleset.id} ${id}`).toContain(rule);
  }
});

test('a unit that brings a capability calls for its pack', async () => {
  const classic = (await loadGames()).find(({ ruleset }) => ruleset.id === 'classic');
  const calls = (design: string) =>
    classic?.packs
      .filter(pack => pack.calledBy?.({ map: 'hills', forces: [[{ design }], []], turns: 8 } as never) !== undefined)
      .map(({ id }) => id);
  expect(calls('GRF-1N')).toEqual([]);
  expect(calls('Foot Platoon (Rifle)')).toEqual(['infantry']);
  expect(calls('Corsair CSR-V12')).toEqual(['aerospace']);
});

test('every ready scenario of every game is the same after it was written to a file and read again', async () => {
  for (const game of await loadGames())
    for (const scenario of game.scenarios) {
      const read = readScenarioFile(game, writeScenarioFile(game, scenario));
      if (!read.ok) throw new Error(`${scenario.id}: ${read.problem}`);
      expect(read.value.setup, scenario.id).toEqual(scenario.setup);
      expect(new Set(read.value.rules), scenario.id).toEqual(new Set(scenario.rules));
    }
});

test('a file that is wrong says on which line, and why', async () => {
  const game = (await loadGames()).find(({ ruleset }) => ruleset.id === 'classic');
  if (!game) throw new Error('no game');
  const [scenario] = game.scenarios;
  if (!scenario) throw new Error('no scenario');
  const source = writeScenarioFile(game, scenario);
  const line = source.split('\n').findIndex(one => one.includes('"turns"')) + 1;
  const read = (changed: string) => readScenarioFile(game, changed);
  expect(line).toBeGreaterThan(0);
  expect(read(source.replace(/"turns": [^,\n]*/, '"turns": "many"'))).toMatchObject({
    ok: false,
    problem: expect.stringContaining(`line ${line}:`),
  });
  expect(read(source.replace(/"format": \d+/, '"format": 99'))).toMatchObject({ ok: false, problem: expect.stringContaining('line 3:') });
  expect(read(source.replace('"game": "classic"', '"game": "chess"'))).toMatchObject({
    ok: false,
    problem: expect.stringContaining('line 4:'),
  });
  expect(read('{\n  "sortie": \n}')).toMatchObject({ ok: false, problem: expect.stringContaining('line 3:') });
});
