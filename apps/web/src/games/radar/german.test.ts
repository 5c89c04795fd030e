import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ARC_NAMES, BOMB_NAMES, BRACKET_NAMES, CRIT_NAMES, nameOfZone, radar, WEAPON_NAMES, ZONES } from '@sortie/rules-radar';
import { expect, test } from 'vitest';
import { phrasesIn } from '../../../testing/texts.ts';
import { termName } from './terms.ts';

const src = join(import.meta.dirname, '../..');
const german = new Map(
  globSync('**/de.json', { cwd: src }).flatMap(file =>
    Object.entries(JSON.parse(readFileSync(join(src, file), 'utf8')) as Readonly<Record<string, string>>),
  ),
);
const missing = (texts: readonly string[]): readonly string[] => [...new Set(texts)].filter(text => !german.has(text)).sort();

test('every ready game in space is described in German', () => {
  expect(missing(radar.scenarios.flatMap(({ title, summary, roles }) => [title, summary, ...roles]))).toEqual([]);
  expect(missing(radar.scenarios.flatMap(({ setup: { sites = [] } }) => sites.map(({ name }) => name)))).toEqual([]);
});

test('sides, ranges, weapons, hits and zones have German names', () => {
  const names = [ARC_NAMES, BOMB_NAMES, BRACKET_NAMES, CRIT_NAMES, WEAPON_NAMES].flatMap(all => Object.values(all));
  expect(missing([...names, ...ZONES.map(nameOfZone)])).toEqual([]);
});

/** Lists and arrays of sentences, which are handed to speakers by name. */
const LISTS = ['awaiting.ts', 'tell/moves.ts', 'tell/names.ts'];

test('every sentence that is kept in a list exists in German', () => {
  const rules = join(src, '../../../packages/rules-radar/src');
  const phrases = LISTS.flatMap(file => phrasesIn(rules, file)).map(({ text }) => text);
  expect(missing(phrases)).toEqual([]);
  expect(phrases.length).toBeGreaterThan(40);
});

test('every rule that gives a number has a name of a word or two', () => {
  const kinds = ['base', 'adds', 'multiplies', 'atLeast', 'atMost'] as const;
  const numbered = radar.ruleset.rules.filter(rule => kinds.some(kind => Object.keys(rule[kind] ?? {}).length > 0));
  expect(numbered.filter(({ id }) => !termName({ rule: id, value: 1 })).map(({ id }) => id)).toEqual([]);
});
