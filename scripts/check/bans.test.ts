import ts from 'typescript';
import { expect, test } from 'vitest';
import { bannedIn } from './bans.ts';

const source = (file: string, text: string) => ({ file, text, tree: ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true) });
const inEngine = (text: string) => bannedIn(source('packages/kernel/src/x.ts', text));

test.each([
  ['const now = Date.now();', 'Date'],
  ['new Date()', 'Date'],
  ['Math.random()', 'Math.random'],
  ['Math.atan2(1, 2)', 'trigonometry'],
  ['Math.hypot(1, 2)', 'Math.hypot'],
  ['2 ** 0.5', 'fraction'],
  ["'a'.localeCompare('b')", 'locale'],
  ['(1).toLocaleString()', 'locale'],
  ['new Intl.NumberFormat()', 'Intl'],
  ["import { readFileSync } from 'node:fs';", 'host'],
  ['globalThis.x', 'globalThis'],
])('the engine may not say %s', (text, reason) => {
  expect(inEngine(text)).toHaveLength(1);
  expect(inEngine(text)[0]).toContain(reason);
});

test.each(['Math.floor(1)', 'a.Date', '({ process: 1 })', 'interface X { readonly Date: string }', '2 ** 8'])(
  'the engine may say %s',
  text => {
    expect(inEngine(text)).toEqual([]);
  },
);

test('apps may look at the clock', () => {
  expect(bannedIn(source('apps/cli/src/x.ts', 'Date.now()'))).toEqual([]);
});
