import { posix } from 'node:path';
import ts from 'typescript';
import type { Source } from './sources.ts';

/** The list that every host reads; hosts have tables by its ids, which the compiler keeps whole. */
const LIST = 'packages/games/src/index.ts';
const PACKAGE = /^packages\/(rules-[^/]+)\//;

/** Games that are not on the list, that are there twice, and ids that two of them share. */
export function gameFaults(sources: readonly Source[]): readonly string[] {
  const list = sources.find(({ file }) => file === LIST);
  if (!list) return [`${LIST} is missing`];
  const games = [...new Set(sources.flatMap(({ file }) => PACKAGE.exec(file)?.[1] ?? []))].sort();
  const { imports, ids } = entriesIn(list.tree);
  const listed = (game: string): number => imports.filter(one => one === `@sortie/${game}`).length;
  return [
    ...games.filter(game => listed(game) === 0).map(game => `${posix.join('packages', game)} is a game that ${LIST} does not list`),
    ...games.filter(game => listed(game) > 1).map(game => `${posix.join('packages', game)} is listed twice in ${LIST}`),
    ...[...new Set(ids.filter((id, i) => ids.indexOf(id) !== i))].map(id => `two games of ${LIST} are called ${id}`),
  ];
}

/** What the list imports when it is asked, and the ids in it. */
function entriesIn(tree: ts.SourceFile): { readonly imports: readonly string[]; readonly ids: readonly string[] } {
  const imports: string[] = [];
  const ids: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      for (const from of node.arguments) if (ts.isStringLiteral(from)) imports.push(from.text);
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'id' && ts.isStringLiteral(node.initializer))
      ids.push(node.initializer.text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { imports, ids };
}
