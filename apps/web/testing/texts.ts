import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Functions whose first arguments are texts of the catalogue, and how many of them. */
const SPEAKERS: ReadonlyMap<string, number> = new Map([
  ['t', 1],
  ['word', 1],
  ['tell', 1],
  ['tn', 2],
]);

export interface Spoken {
  readonly text: string;
  readonly where: string;
}

/** Every literal text that is handed to a speaker in these files, with its place. */
export function textsIn(root: string, pattern: string): readonly Spoken[] {
  return globSync(pattern, { cwd: root })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => !/\.test\.tsx?$/.test(file))
    .flatMap(file => textsOf(join(root, file), file));
}

function textsOf(path: string, file: string): readonly Spoken[] {
  const tree = ts.createSourceFile(file, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Spoken[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const count = SPEAKERS.get(nameOf(node.expression)) ?? 0;
      for (const argument of node.arguments.slice(0, count)) found.push(...literals(argument).map(text => ({ text, where: file })));
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

const nameOf = (callee: ts.Expression): string => (ts.isIdentifier(callee) ? callee.text : '');

/** The text itself, or both arms of a choice between two. */
function literals(node: ts.Expression): readonly string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...literals(node.whenTrue), ...literals(node.whenFalse)];
  if (ts.isParenthesizedExpression(node)) return literals(node.expression);
  return [];
}
