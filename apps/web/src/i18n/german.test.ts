import { join } from 'node:path';
import { quickStart } from '@sortie/rules-quick-start';
import { expect, test } from 'vitest';
import { germanParts, phrasesIn, reasonsIn, textsIn } from '../../testing/texts.ts';

const src = join(import.meta.dirname, '..');
const packages = join(import.meta.dirname, '../../../../packages');

const parts = germanParts();
const german = new Map(parts.flatMap(({ texts }) => Object.entries(texts)));

/** What is said in literal words, and the set-ups that a game offers. */
const spoken = [
  ...textsIn(src, '**/*.{ts,tsx}'),
  ...textsIn(packages, '{rules-quick-start,rules-alpha-strike,rules-radar,arena,table,kernel}/src/**/*.ts'),
  ...quickStart.scenarios.flatMap(({ id, title, summary, roles }) =>
    [title, summary, ...roles].map(text => ({ text, where: `scenario ${id}` })),
  ),
];
const gaps = (text: string): readonly string[] => [...(text.match(/\{\w+\}/g) ?? [])].sort();

test('every text of the app and of its games exists in German', () => {
  const missing = spoken.filter(({ text }) => !german.has(text)).map(({ text, where }) => `${where}: ${text}`);
  expect([...new Set(missing)]).toEqual([]);
  expect(spoken.length).toBeGreaterThan(200);
});

test('every refusal of the table, of the house and of the browser exists in German', () => {
  const reasons = [
    ...reasonsIn(src, '{link,play}/**/*.{ts,tsx}'),
    ...reasonsIn(packages, '{table,wire,kernel}/src/**/*.ts'),
    ...reasonsIn(join(packages, '../apps/server/src'), '**/*.ts'),
    ...textsIn(join(packages, '../apps/server/src'), '**/*.ts'),
    ...phrasesIn(packages, 'wire/src/{http,from-guest}.ts'),
  ];
  expect([...new Set(reasons.filter(({ text }) => !german.has(text)).map(({ text, where }) => `${where}: ${text}`))]).toEqual([]);
  expect(reasons.length).toBeGreaterThan(60);
});

test('a translation has the same gaps as its original', () => {
  const wrong = [...german].filter(([english, other]) => gaps(english).join() !== gaps(other).join());
  expect(wrong).toEqual([]);
});

test('no text is translated twice', () => {
  const all = parts.flatMap(({ file, texts }) => Object.keys(texts).map(text => ({ file, text })));
  const seen = new Map<string, string>();
  const twice = all.filter(({ file, text }) => {
    const before = seen.get(text);
    seen.set(text, file);
    return before !== undefined;
  });
  expect(twice).toEqual([]);
});
