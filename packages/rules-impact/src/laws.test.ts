import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type RuleId, type Seat, SPECTATOR } from '@sortie/kernel';
import { carried, checkLaws, goldenFiles, labels, opening, playAgain, randomGame } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { impact } from './impact.ts';
import { optionalIds, RULES, readingIds } from './ruleset.ts';

test('random games of every scenario keep the laws', () => {
  expect(checkLaws(impact, { seeds: [1], commands: 400, optionsEvery: 60, tries: 40 })).toBeGreaterThan(1200);
});

test('so do games with every option and every other reading switched on', () => {
  const conflicting: readonly RuleId[] = ['MAAS-14.8-strict-combat'];
  const rules = [...impact.ruleset.editions['standard']!, ...optionalIds.filter(id => !conflicting.includes(id)), ...readingIds];
  expect(checkLaws(impact, { seeds: ['all'], commands: 300, optionsEvery: 100, tries: 40, rules })).toBeGreaterThan(900);
});

test('random games come to an end', () => {
  for (const scenario of impact.scenarios.slice(0, 3)) {
    const play = { game: impact, seed: 3, scenario, commands: 20_000 };
    let last = opening(play).state;
    for (const { after } of randomGame(play)) last = after;
    expect(last.result).not.toBeNull();
    for (const seat of [SPECTATOR, 0, 1] as Seat[]) expect(impact.ruleset.view(last, seat).result).toEqual(last.result);
  }
});

describe('the ledger', () => {
  const read = (file: string): readonly string[] =>
    readFileSync(new URL(`../../../rules/${file}`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map(line => (JSON.parse(line) as { readonly id: string }).id);

  test('every rule does something, or says what carries it out', () => {
    expect(labels(RULES)).toEqual([]);
  });

  test('every line is carried by a rule, and once', () => {
    const lines = read('impact.jsonl');
    const values = carried(RULES);
    expect(lines.filter(id => !values.has(id as RuleId))).toEqual([]);
    expect([...values].filter(id => !/^MAAS-(reading|house)-/.test(id) && !lines.includes(id))).toEqual([]);
    const all = RULES.flatMap(({ id, covers = [] }) => [id, ...covers]);
    expect(all.filter((id, i) => all.indexOf(id) !== i)).toEqual([]);
  });
});

describe('recorded games', () => {
  const folder = fileURLToPath(new URL('../../../golden/impact', import.meta.url));
  // A game that keeps a version of the rules is cut off after sixty commands; the others are played out.
  for (const file of goldenFiles(folder))
    test(file.slice(folder.length + 1), () => expect(playAgain(impact, file).entries).toBeGreaterThan(/version-/.test(file) ? 50 : 100));
});
