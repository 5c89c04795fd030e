import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alphaStrike, COMMANDS, QUIRKS, TALENTS } from '@sortie/rules-alpha-strike';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { germanTexts, textsIn } from '../../../testing/texts.ts';
import { termName } from './terms.ts';

const src = join(import.meta.dirname, '../..');
const rules = join(src, '../../../packages/rules-alpha-strike/src');
const german = germanTexts();

/** Refusals and results are lower-case phrases; besides them only names of steps, notes on structure and bugs are, which no player reads. */
const isPhrase = (text: string): boolean => /^[a-z’][^_]* /.test(text) && !/^[a-z-]+ [A-Z-]+$/.test(text);

const isNote = ({ parent }: ts.Node): boolean =>
  (ts.isPropertyAssignment(parent) && /^(name|structural)$/.test(parent.name.getText())) ||
  (ts.isCallExpression(parent) && parent.expression.getText() === 'sure');

function phrasesIn(file: string): readonly string[] {
  const tree = ts.createSourceFile(file, readFileSync(join(rules, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && isPhrase(node.text) && !isNote(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

const missing = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts)].filter(text => text !== '' && !german.has(text)).sort();

test('every sentence of the Alpha Strike rules exists in German', () => {
  expect(missing(textsIn(rules, '**/*.ts').map(({ text }) => text))).toEqual([]);
});

test('every refusal and every result exists in German', () => {
  const files = globSync('**/*.ts', { cwd: rules }).filter(file => !/\.(test|fixture)\.ts$/.test(file));
  const phrases = files.flatMap(phrasesIn);
  expect(missing(phrases)).toEqual([]);
  expect(phrases.length).toBeGreaterThan(200);
});

test('every ready game is described in German', () => {
  expect(missing(alphaStrike.scenarios.flatMap(({ title, summary, roles }) => [title, summary, ...roles]))).toEqual([]);
});

test('every ability, quirk and training has a German name', () => {
  expect(missing([...TALENTS, ...QUIRKS, ...COMMANDS].map(({ name }) => name))).toEqual([]);
});

test('a term of a gift is called by the name of the gift', () => {
  const called = ['ASC-spa-jumping-jack', 'ASC-quirk-oversized-drop', 'ASC-sca-anti-aircraft', 'ASC-spa-eagles-eyes-mines'] as const;
  expect(called.map(rule => termName({ rule, value: 1 })?.text)).toEqual([
    'Jumping Jack',
    'Oversized',
    'Anti-Aircraft Specialists',
    "Eagle's Eyes",
  ]);
});
