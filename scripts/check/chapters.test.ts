import ts from 'typescript';
import { expect, test } from 'vitest';
import { chapterFaults } from './chapters.ts';

const source = (file: string, text: string) => ({ file, text, tree: ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true) });
const at = 'packages/rules-x/src/chapters';

test('a chapter says which others it imports', () => {
  const sources = [
    source(`${at}/mines/chapter.ts`, `export const mines = { name: 'mines', uses: ['smoke', 'gas'] };`),
    source(
      `${at}/mines/lay.ts`,
      `import { puff } from '../smoke/puff.ts';\nimport { tide } from '../tides/tide.ts';\nimport { x } from '../../state.ts';`,
    ),
    source(`${at}/tides/chapter.ts`, `export const tides = { name: 'tides' };`),
    source('packages/rules-x/src/state.ts', `export const x = 1;`),
  ];
  expect(chapterFaults(sources)).toEqual([
    `${at}/mines/lay.ts imports the chapter tides, which is not in \`uses\` of ${at}/mines/chapter.ts`,
    `${at}/mines/chapter.ts says that it uses gas, and does not`,
  ]);
});

test('a folder of chapters is a chapter', () => {
  expect(chapterFaults([source(`${at}/mines/lay.ts`, `import { puff } from '../smoke/puff.ts';`)])).toEqual([
    `${at}/mines has no chapter.ts`,
  ]);
});
