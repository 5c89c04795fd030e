import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { textsIn } from '../../testing/texts.ts';

const src = join(import.meta.dirname, '..');

const parts = globSync('**/de.json', { cwd: src }).map(file => ({
  file,
  texts: JSON.parse(readFileSync(join(src, file), 'utf8')) as Readonly<Record<string, string>>,
}));
const german = new Map(parts.flatMap(({ texts }) => Object.entries(texts)));

const spoken = textsIn(src, '**/*.{ts,tsx}').filter(({ where }) => !/^(battle|games|link)\//.test(where));
const gaps = (text: string): readonly string[] => [...(text.match(/\{\w+\}/g) ?? [])].sort();

test('every text of the app exists in German', () => {
  const missing = spoken.filter(({ text }) => !german.has(text)).map(({ text, where }) => `${where}: ${text}`);
  expect([...new Set(missing)]).toEqual([]);
  expect(spoken.length).toBeGreaterThan(200);
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
