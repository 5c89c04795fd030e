import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const tree = join(import.meta.dirname, '../../..');

/** Every file of German texts: those of the app, and those that a game or a chapter of it keeps beside itself. */
export const germanParts = (): readonly { readonly file: string; readonly texts: Readonly<Record<string, string>> }[] =>
  globSync(['apps/web/src/**/de.json', 'packages/rules-*/src/**/de.json'], { cwd: tree }).map(file => ({
    file,
    texts: JSON.parse(readFileSync(join(tree, file), 'utf8')) as Readonly<Record<string, string>>,
  }));

/** English text → German text. */
export const germanTexts = (): ReadonlyMap<string, string> => new Map(germanParts().flatMap(({ texts }) => Object.entries(texts)));

/** Functions that speak, and which of their arguments are texts of the catalogue. */
const SPEAKERS: ReadonlyMap<string, readonly number[]> = new Map([
  ['t', [0]],
  ['word', [0]],
  ['tell', [0]],
  ['tn', [0, 1]],
]);

/** Functions that refuse, at a table, in the house and in the browser. */
const REFUSERS: ReadonlyMap<string, readonly number[]> = new Map([
  ['no', [0, 1]],
  ['refused', [0]],
  ['refuse', [1]],
  ['notFound', [0]],
  ['notAllowed', [0]],
  ['malformed', [0]],
  ['conflict', [1]],
  ['Problem', [2]],
]);

/** The codes of refusals are words for programs. */
const isCode = (text: string): boolean => /^[a-z-]+$/.test(text);

export interface Spoken {
  readonly text: string;
  readonly where: string;
}

/** Every literal text that is handed to a speaker in these files, with its place. */
export const textsIn = (root: string, pattern: string): readonly Spoken[] =>
  search(root, pattern, node => (ts.isCallExpression(node) ? argumentsOf(node, SPEAKERS) : []));

/** Every literal reason of a refusal in these files, with its place. */
export const reasonsIn = (root: string, pattern: string): readonly Spoken[] =>
  search(root, pattern, node => {
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) return argumentsOf(node, REFUSERS).filter(text => !isCode(text));
    return ts.isPropertyAssignment(node) && node.name.getText() === 'reason'
      ? literals(node.initializer).filter(text => !isCode(text))
      : [];
  });

/** Every literal of several words in these files, where each of them is a sentence or a part of one. */
export const phrasesIn = (root: string, pattern: string): readonly Spoken[] =>
  search(root, pattern, node => (ts.isStringLiteralLike(node) && /\S \S/.test(node.text) ? [node.text] : []));

function search(root: string, pattern: string, textsOf: (node: ts.Node) => readonly string[]): readonly Spoken[] {
  const files = globSync(pattern, { cwd: root }).map(file => file.replaceAll('\\', '/'));
  return files
    .filter(file => !/\.test(-support)?\.tsx?$/.test(file))
    .flatMap(file => {
      const tree = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
      const found: Spoken[] = [];
      const visit = (node: ts.Node): void => {
        found.push(...textsOf(node).map(text => ({ text, where: file })));
        ts.forEachChild(node, visit);
      };
      visit(tree);
      return found;
    });
}

const argumentsOf = (call: ts.CallExpression | ts.NewExpression, speakers: ReadonlyMap<string, readonly number[]>): readonly string[] =>
  (speakers.get(nameOf(call.expression)) ?? []).flatMap(at => {
    const argument = call.arguments?.[at];
    return argument ? literals(argument) : [];
  });

const nameOf = (callee: ts.Expression): string => (ts.isIdentifier(callee) ? callee.text : '');

/** The text itself, or both arms of a choice between two. */
function literals(node: ts.Expression): readonly string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...literals(node.whenTrue), ...literals(node.whenFalse)];
  if (ts.isParenthesizedExpression(node)) return literals(node.expression);
  return [];
}
