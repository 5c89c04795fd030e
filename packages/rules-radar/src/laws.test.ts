import { readFileSync } from 'node:fs';
import { carried, checkLaws, labels } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { radar } from './game.ts';
import { RULES } from './ruleset.ts';

describe('the laws of any game', () => {
  test('hold in random games of every scenario', () => {
    expect(checkLaws(radar, { seeds: [1, 2], commands: 250, optionsEvery: 20, tries: 40 })).toBeGreaterThan(500);
  });
});

describe('the ledger', () => {
  test('every rule does something, or says what carries it out', () => {
    expect(labels(RULES)).toEqual([]);
  });

  const read = (file: string): readonly string[] =>
    readFileSync(new URL(`../../../rules/${file}`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map(line => (JSON.parse(line) as { readonly id: string }).id);

  test('no rule carries a line that does not exist, and no line is carried twice', () => {
    const known = new Set(
      ['companion-space.jsonl', 'companion-annex.jsonl', 'companion-campaign.jsonl', 'alpha-strike.jsonl', 'house.jsonl'].flatMap(read),
    );
    expect([...carried(RULES)].filter(id => !known.has(id))).toEqual([]);
    const all = RULES.flatMap(({ id, covers = [] }) => [id, ...covers]);
    expect(all.filter((id, i) => all.indexOf(id) !== i)).toEqual([]);
  });
});
