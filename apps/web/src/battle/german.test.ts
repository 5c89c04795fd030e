import { join } from 'node:path';
import { expect, test } from 'vitest';
import { germanTexts, textsIn } from '../../testing/texts.ts';

const src = join(import.meta.dirname, '..');
const german = germanTexts();
const missing = (root: string, pattern: string): readonly string[] =>
  [...new Set(textsIn(root, pattern).map(({ text }) => text))].filter(text => text !== '' && !german.has(text));

test('everything that the battle screen says exists in German', () => {
  expect(missing(src, '{battle,games}/**/*.{ts,tsx}')).toEqual([]);
});

test('every sentence of the Quick-Start rules exists in German', () => {
  expect(missing(join(src, '../../../packages/rules-quick-start/src'), '{tell,awaiting,tactics/*}.ts')).toEqual([]);
});

test('so do the reasons of its opponents', () => {
  const reasons = [
    'stays',
    'walks',
    'runs',
    'jumps',
    'nothing to shoot at',
    'hides',
    'keeps the line for the answer',
    'hurts most',
    'no card',
  ];
  const places = ['cover on the way', 'cover for the line', 'in the woods', 'near the middle', 'fires', 'at random'];
  expect([...reasons, ...places].filter(text => !german.has(text))).toEqual([]);
});
