import { posix } from 'node:path';
import ts from 'typescript';
import type { Source } from './sources.ts';

/** The game and the chapter that a file belongs to. */
const HOME = /^(packages\/rules-[^/]+\/src)\/chapters\/([^/]+)\//;

/** Imports from one chapter into another that its `chapter.ts` does not name in `uses`, and names in `uses` that nobody needs. */
export function chapterFaults(sources: readonly Source[]): readonly string[] {
  const used = new Map<string, Map<string, string>>();
  const declared = new Map<string, ReadonlySet<string>>();
  for (const source of sources) {
    const [, game, chapter] = HOME.exec(source.file) ?? [];
    if (game === undefined || chapter === undefined) continue;
    const key = `${game}/chapters/${chapter}`;
    if (source.file === `${key}/chapter.ts`) declared.set(key, declaredIn(source.tree));
    for (const other of importedChapters(source)) {
      const [, where, name] = HOME.exec(`${other}/`) ?? [];
      if (where === game && name !== undefined && name !== chapter) used.set(key, (used.get(key) ?? new Map()).set(name, source.file));
    }
  }
  return [...new Set([...used.keys(), ...declared.keys()])].sort().flatMap(key => {
    const says = declared.get(key);
    if (!says) return [`${key} has no chapter.ts`];
    const needs = used.get(key) ?? new Map<string, string>();
    return [
      ...[...needs]
        .filter(([name]) => !says.has(name))
        .map(([name, file]) => `${file} imports the chapter ${name}, which is not in \`uses\` of ${key}/chapter.ts`),
      ...[...says].filter(name => !needs.has(name)).map(name => `${key}/chapter.ts says that it uses ${name}, and does not`),
    ];
  });
}

function importedChapters({ file, tree }: Source): readonly string[] {
  return tree.statements.flatMap(one => {
    if (!ts.isImportDeclaration(one) && !ts.isExportDeclaration(one)) return [];
    const from = one.moduleSpecifier;
    return from && ts.isStringLiteral(from) && from.text.startsWith('.') ? [posix.join(posix.dirname(file), from.text)] : [];
  });
}

/** The names in `uses: ['a', 'b']`. */
function declaredIn(tree: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'uses' && ts.isArrayLiteralExpression(node.initializer))
      for (const one of node.initializer.elements) if (ts.isStringLiteral(one)) names.add(one.text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return names;
}
