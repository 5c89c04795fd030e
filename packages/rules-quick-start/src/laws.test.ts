import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { carried, checkLaws, goldenFiles, labels, perft, playAgain } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { quickStart } from './game.ts';
import { EDITIONS, RULES } from './ruleset.ts';

describe('the laws of any game', () => {
  test('hold in random games of every scenario', () => {
    expect(checkLaws(quickStart, { seeds: [1, 2, 3], commands: 400, optionsEvery: 60, tries: 40 })).toBeGreaterThan(3000);
  });

  test('hold where movement dice are final', () => {
    expect(checkLaws(quickStart, { seeds: ['dice'], commands: 80, rules: EDITIONS['tabletop']! })).toBeGreaterThan(300);
  });

  test('the first commands can go so many ways', () => {
    const play = { game: quickStart, seed: 1, commands: 0 };
    expect([perft(play, 1), perft({ ...play, scenario: quickStart.scenarios[4]! }, 1)]).toEqual([288, 1152]);
  });
});

describe('the ledger', () => {
  const lines = readFileSync(new URL('../../../rules/quick-start.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const ids = lines.map(line => (JSON.parse(line) as { readonly id: string }).id);

  test('every line is carried by a rule, and no rule carries a line that does not exist', () => {
    const values = carried(RULES);
    expect(ids.filter(id => !values.has(id as `QS-${string}`))).toEqual([]);
    expect([...values].filter(id => !id.startsWith('QS-house-') && !ids.includes(id))).toEqual([]);
    expect(ids).toHaveLength(190);
  });

  test('every rule does something, or says what does it', () => {
    expect(labels(RULES)).toEqual([]);
  });

  test('no line is carried twice', () => {
    const all = RULES.flatMap(({ id, covers = [] }) => [id, ...covers]);
    expect(all.length).toBe(new Set(all).size);
  });
});

describe('recorded games', () => {
  const folder = fileURLToPath(new URL('../../../golden/quick-start', import.meta.url));
  for (const file of goldenFiles(folder))
    test(file.slice(folder.length + 1), () => expect(playAgain(quickStart, file).entries).toBeGreaterThan(10));
});
