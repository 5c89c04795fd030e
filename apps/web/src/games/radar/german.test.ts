import { globSync } from 'node:fs';
import { join } from 'node:path';
import { ARC_NAMES, BOMB_NAMES, BRACKET_NAMES, CRIT_NAMES, nameOfZone, radar, WEAPON_NAMES, ZONES } from '@sortie/rules-radar';
import { expect, test } from 'vitest';
import { germanTexts, phrasesIn } from '../../../testing/texts.ts';
import { termName } from './terms.ts';

const src = join(import.meta.dirname, '../..');
const german = germanTexts();
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
const LISTS = ['awaiting.ts', 'tell/moves.ts', 'tell/names.ts', 'tell/others.ts', 'chapters/*/chapter.ts'];

test('every sentence that is kept in a list exists in German', () => {
  const rules = join(src, '../../../packages/rules-radar/src');
  const phrases = LISTS.flatMap(list => globSync(list, { cwd: rules }))
    .flatMap(file => phrasesIn(rules, file))
    .map(({ text }) => text);
  expect(missing(phrases)).toEqual([]);
  expect(phrases.length).toBeGreaterThan(40);
});

/** Sums that are shown; whatever else is asked for is a row of a table. */
const SHOWN = ['toHit', 'damage', 'control', 'thrust', 'pace', 'fuelCost', 'points', 'toHitPoint', 'battery'] as const;

test('every rule that gives a number has a name of a word or two', () => {
  const kinds = ['base', 'adds', 'multiplies', 'atLeast', 'atMost'] as const;
  const numbered = radar.ruleset.rules.filter(rule => kinds.some(kind => SHOWN.some(question => rule[kind]?.[question])));
  expect(numbered.filter(({ id }) => !termName({ rule: id, value: 1 })).map(({ id }) => id)).toEqual([]);
});
