import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EDGES, EVENTS, impact, outcomeWords, type ScenarioPlan, TERRAINS, TRACKS } from '@sortie/rules-impact';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { textsIn } from '../../../testing/texts.ts';

const src = join(import.meta.dirname, '../..');
const rules = join(import.meta.dirname, '../../../../../packages/rules-impact/src');
const german = new Map(
  globSync('**/de.json', { cwd: src }).flatMap(file =>
    Object.entries(JSON.parse(readFileSync(join(src, file), 'utf8')) as Readonly<Record<string, string>>),
  ),
);
const missing = (texts: readonly string[]): readonly string[] => [...new Set(texts)].filter(text => text !== '' && !german.has(text));

/** Every literal of some files that is a phrase: what a rule says against a command, and tables of sentences. */
function phrasesIn(pattern: string): readonly string[] {
  return globSync(pattern, { cwd: rules })
    .filter(file => !file.endsWith('.test.ts'))
    .flatMap(file => {
      const tree = ts.createSourceFile(file, readFileSync(join(rules, file), 'utf8'), ts.ScriptTarget.Latest, true);
      const found: string[] = [];
      const visit = (node: ts.Node): void => {
        if (ts.isStringLiteralLike(node) && /\S \S/.test(node.text) && !/^event /.test(node.text)) found.push(node.text);
        ts.forEachChild(node, visit);
      };
      visit(tree);
      return found;
    });
}

test('the screens of Impact speak German', () => {
  expect(missing(textsIn(src, '{games,setup}/impact/**/*.{ts,tsx}').map(({ text }) => text))).toEqual([]);
  expect(missing(textsIn(src, 'scenarios/**/*.{ts,tsx}').map(({ text }) => text))).toEqual([]);
});

test('every sentence of the rules exists in German', () => {
  expect(missing(textsIn(rules, '**/*.ts').map(({ text }) => text))).toEqual([]);
  expect(missing(phrasesIn('{tell/tell,sequence/awaiting}.ts'))).toEqual([]);
});

test('every refusal exists in German', () => {
  const said = phrasesIn('**/{rules,flight-rules,squads,strength}.ts').filter(text => !text.includes('${'));
  expect(missing(said)).toEqual([]);
  expect(said.length).toBeGreaterThan(80);
});

test('so do events, cards, ground, results and scenarios', () => {
  const outcomes = [0, 1, 2, 3].flatMap(boxes => [false, true].map(shock => outcomeWords({ boxes, shock, eliminated: false })));
  const plans = impact.scenarios.flatMap(({ title, summary, roles, setup }) => {
    const { victory, forces } = setup as ScenarioPlan;
    return [title, summary, ...roles, victory.text, ...forces.map(({ name }) => name)];
  });
  const words = [
    ...EVENTS.flatMap(({ title, text }) => [title, text]),
    ...Object.values(TRACKS).map(({ name }) => name),
    ...TERRAINS,
    ...EDGES,
    ...outcomes,
    ...plans,
    'bunker',
    'command-post',
    'improved',
    'explosive',
    'nuclear',
    'dummy',
    'reaction',
    'blast',
    'eliminated',
    'face down',
  ];
  expect(missing(words)).toEqual([]);
});
