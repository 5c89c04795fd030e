import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { textsIn } from '../../testing/texts.ts';

const src = join(import.meta.dirname, '..');
const german = new Map(
  globSync('**/de.json', { cwd: src }).flatMap(file =>
    Object.entries(JSON.parse(readFileSync(join(src, file), 'utf8')) as Readonly<Record<string, string>>),
  ),
);
const missing = (root: string, pattern: string): readonly string[] =>
  [...new Set(textsIn(root, pattern).map(({ text }) => text))].filter(text => text !== '' && !german.has(text));

test('everything that the battle screen says exists in German', () => {
  expect(missing(src, '{battle,games}/**/*.{ts,tsx}')).toEqual([]);
});

test('every sentence of the Quick-Start rules exists in German', () => {
  expect(missing(join(src, '../../../packages/rules-quick-start/src'), '{tell,awaiting}.ts')).toEqual([]);
});
