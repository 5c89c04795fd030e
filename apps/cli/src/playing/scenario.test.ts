import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadGame } from '@sortie/games';
import { sure, writeScenarioFile } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { scenarioFor } from './scenario.ts';

const game = async (id: string) => sure(await loadGame(id), id);
const ready = async (options: Parameters<typeof scenarioFor>[1]) => {
  const found = scenarioFor(await game('classic'), options);
  if ('what' in found) throw new Error(found.what);
  return found.scenario;
};

test('a pack, a rule and its opposite change the rules of a scenario', async () => {
  const usual = await ready({});
  const artillery = await ready({ pack: ['artillery'] });
  expect(usual.rules).not.toContain('TOE-artillery-scatter-distance');
  expect(artillery.rules).toContain('TOE-artillery-scatter-distance');
  expect((await ready({ pack: ['artillery'], without: ['TOE-artillery-scatter-distance'] })).rules).not.toContain(
    'TOE-artillery-scatter-distance',
  );
  expect((await ready({ rule: ['TOE-artillery-scatter-distance'] })).rules).toContain('TOE-artillery-scatter-distance');
});

test('a setting changes the set-up, and is checked by the rules', async () => {
  expect((await ready({ set: ['turns=7', 'conditions.wind=2'] })).setup).toMatchObject({ turns: 7, conditions: { wind: 2 } });
  const classic = await game('classic');
  expect(scenarioFor(classic, { set: ['turns=never'] })).toMatchObject({ what: expect.stringContaining('turns') });
  expect(scenarioFor(classic, { set: ['weather=rain'] })).toMatchObject({ what: expect.stringContaining('weather') });
});

test('a setting inside of something that is not there yet begins with the least that can be said of it', async () => {
  const found = scenarioFor(await game('alpha-strike'), { set: ['weather.fog=1'] });
  expect(found).toMatchObject({ scenario: { setup: { weather: { light: 'day', fog: 1, hail: 0, vacuum: false, wind: 0 } } } });
});

test('every game takes a file, a pack, a rule more, a rule less and a setting', async () => {
  const settings = {
    'quick-start': 'attackingSeat=1',
    classic: 'conditions.weather=heavySnow',
    'alpha-strike': 'limit=3',
    impact: 'special.turns=2',
    radar: 'turns=2',
  } as const;
  for (const [id, set] of Object.entries(settings)) {
    const one = await game(id);
    const file = join(mkdtempSync(join(tmpdir(), 'sortie-')), 'mine.json');
    writeFileSync(file, writeScenarioFile(one, { ...sure(one.scenarios[0], 'a first one'), title: 'Mine' }));
    const pack = sure(one.packs.at(-1), 'a pack').id;
    const [more, less] = one.ruleset.rules.filter(
      ({ kind, needs = [], replaces = [] }) => kind !== 'core' && needs.length + replaces.length === 0,
    );
    const found = scenarioFor(one, { scenario: file, pack: [pack], rule: [sure(more, id).id], without: [sure(less, id).id], set: [set] });
    if ('what' in found) throw new Error(`${id}: ${found.what}`);
    expect([
      found.scenario.title,
      found.scenario.rules.includes(sure(more, id).id),
      found.scenario.rules.includes(sure(less, id).id),
    ]).toEqual(['Mine', true, false]);
    const [path = '', value] = set.split('=');
    expect(
      path.split('.').reduce<unknown>((now, name) => (now as { readonly [n: string]: unknown })[name], found.scenario.setup),
      id,
    ).toEqual(Number(value) || value);
  }
});

test('a file is a scenario like any other', async () => {
  const classic = await game('classic');
  const file = join(mkdtempSync(join(tmpdir(), 'sortie-')), 'mine.json');
  writeFileSync(file, writeScenarioFile(classic, { ...sure(classic.scenarios[1], 'a second one'), title: 'Mine' }));
  const found = scenarioFor(classic, { scenario: file, set: ['turns=3'] });
  expect(found).toMatchObject({ scenario: { title: 'Mine', setup: { turns: 3 } } });
  expect(scenarioFor(await game('radar'), { scenario: file })).toMatchObject({ what: expect.stringContaining('a scenario of classic') });
});

test('what is not there is refused by its name', async () => {
  const classic = await game('classic');
  expect(scenarioFor(classic, { pack: ['chess'] })).toMatchObject({
    what: 'there is no pack chess',
    advice: expect.stringContaining('artillery'),
  });
  expect(scenarioFor(classic, { rule: ['TW-nothing'] })).toMatchObject({ what: 'there is no rule TW-nothing' });
  expect(scenarioFor(classic, { scenario: 'moon' })).toMatchObject({ what: 'there is no scenario moon' });
  expect(scenarioFor(classic, { scenario: 'not/there.json' })).toMatchObject({ what: expect.stringContaining('cannot be read') });
});
