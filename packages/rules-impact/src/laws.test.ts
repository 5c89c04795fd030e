import { fileURLToPath } from 'node:url';
import { type RuleId, type Seat, SPECTATOR } from '@sortie/kernel';
import { checkLaws, goldenFiles, opening, playAgain, randomGame } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { impact } from './impact.ts';
import { optionalIds, readingIds } from './rules.ts';

test('random games of every scenario keep the laws', () => {
  expect(checkLaws(impact, { seeds: [1], commands: 400, optionsEvery: 60 })).toBeGreaterThan(1200);
}, 240_000);

test('so do games with every option and every other reading switched on', () => {
  const conflicting: readonly RuleId[] = ['MAAS-14.8-strict-combat'];
  const rules = [...impact.ruleset.editions['standard']!, ...optionalIds.filter(id => !conflicting.includes(id)), ...readingIds];
  expect(checkLaws(impact, { seeds: ['all'], commands: 300, optionsEvery: 100, rules })).toBeGreaterThan(900);
}, 240_000);

test('random games come to an end', () => {
  for (const scenario of impact.scenarios.slice(0, 3)) {
    const play = { game: impact, seed: 3, scenario, commands: 20_000 };
    let last = opening(play).state;
    for (const { after } of randomGame(play)) last = after;
    expect(last.result).not.toBeNull();
    for (const seat of [SPECTATOR, 0, 1] as Seat[]) expect(impact.ruleset.view(last, seat).result).toEqual(last.result);
  }
}, 240_000);

describe('recorded games', () => {
  const folder = fileURLToPath(new URL('../../../golden/impact', import.meta.url));
  for (const file of goldenFiles(folder))
    test(file.slice(folder.length + 1), () => expect(playAgain(impact, file).entries).toBeGreaterThan(100));
});
