import { readFileSync } from 'node:fs';
import { carried, checkLaws } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { classic } from './game.ts';
import { RULES } from './ruleset.ts';

describe('the laws of any game', () => {
  test('hold in random games of every scenario', () => {
    expect(checkLaws(classic, { seeds: [1], commands: 50, optionsEvery: 1000 })).toBeGreaterThan(250);
  });

  test('offer nothing that is refused', () => {
    const duel = { ...classic, scenarios: classic.scenarios.slice(0, 1) };
    expect(checkLaws(duel, { seeds: ['options'], commands: 8, optionsEvery: 7 })).toBe(8);
  });
});

describe('the laws with everything chosen that goes together', () => {
  const alone = /tornado|flammable/;
  const chosen = RULES.filter(({ id, kind }) => kind === 'advanced' && !alone.test(id)).map(({ id }) => id);
  const games = { ...classic, scenarios: classic.scenarios.slice(0, 2).map(one => ({ ...one, rules: [...one.rules, ...chosen] })) };

  test('hold, and nothing is offered that is refused', () => {
    expect(checkLaws(games, { seeds: ['chosen'], commands: 9, optionsEvery: 8 })).toBe(18);
  });
});

describe('the laws with units of every kind', () => {
  const [first] = classic.scenarios;
  const force = (...designs: readonly string[]) => designs.map(design => ({ design }));
  const setup = {
    map: 'crossroads' as const,
    forces: [
      force('Warrior Attack Helicopter H-7', 'Foot Platoon (Rifle)', 'RVN-3L', 'Roc'),
      force('Donar Assault Helicopter', 'Elemental Battle Armor [Laser](Sqd5)', 'PXH-1', 'Minotaur'),
    ] as const,
    turns: 12,
  };
  const games = { ...classic, scenarios: [{ ...first!, setup }] };

  test('hold, and nothing is offered that is refused', () => {
    expect(checkLaws(games, { seeds: ['kinds', 2], commands: 120, optionsEvery: 59 })).toBeGreaterThan(200);
  });
});

describe('the ledger', () => {
  const read = (file: string): readonly string[] =>
    readFileSync(new URL(`../../../rules/${file}`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map(line => (JSON.parse(line) as { readonly id: string }).id);

  test('no rule carries a line that does not exist, and no line is carried twice', () => {
    const known = new Set([
      ...read('classic.jsonl'),
      ...read('house.jsonl'),
      ...read('tactical-operations-errata.jsonl'),
      ...read('alien-worlds.jsonl'),
    ]);
    expect([...carried(RULES)].filter(id => !known.has(id))).toEqual([]);
    const all = RULES.flatMap(({ id, covers = [] }) => [id, ...covers]);
    expect(all.filter((id, i) => all.indexOf(id) !== i)).toEqual([]);
  });
});
