import { join } from 'node:path';
import { classic, LOCATION_NAMES, MAPS, SHEETS } from '@sortie/rules-classic';
import { expect, test } from 'vitest';
import { germanTexts, textsIn } from '../../../testing/texts.ts';

const rules = join(import.meta.dirname, '../../../../../packages/rules-classic/src');
const german = germanTexts();
const missing = (texts: readonly string[]): readonly string[] => [...new Set(texts)].filter(text => text !== '' && !german.has(text));

test('sentences and refusals of the classic rules exist in German', () => {
  const said = [...new Set(textsIn(rules, '**/*.ts').map(({ text }) => text))];
  expect(said.length).toBeGreaterThan(150);
  expect(missing(said)).toEqual([]);
});

test('so do scenarios, maps and locations', () => {
  const scenarios = classic.scenarios.flatMap(({ title, summary, roles }) => [title, summary, ...roles]);
  const maps = MAPS.map(map => SHEETS[map].name ?? '');
  const named = [...scenarios, ...maps];
  expect(missing(Object.values(LOCATION_NAMES))).toEqual([]);
  expect(missing(named)).toEqual([]);
});
