import ts from 'typescript';
import type { Source } from './sources.ts';

const DOOR = /^packages\/([^/]+)\/src\/index\.ts$/;
const NAMED = /(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s+from '@sortie\/([\w-]+)'/g;
const LATER = /import\('@sortie\/([\w-]+)'\)/g;
/** Whoever takes all of a package may use anything of it. */
const WHOLE = /\* as \w+ from '@sortie\/([\w-]+)'|typeof import\('@sortie\/([\w-]+)'\)/g;

export interface LeftOver {
  readonly file: string;
  readonly name: string;
}

/** Values that a package shows at its front door and that nobody outside of it takes. Types are there for whoever reads a signature. */
export function leftOver(sources: readonly Source[], users: readonly string[]): readonly LeftOver[] {
  const taken = new Set<string>();
  const whole = new Set<string>();
  const take = (names: string, from: string): void => {
    for (const name of names.split(','))
      taken.add(
        `${from} ${name
          .replace(/^\s*type\s/, '')
          .split(/ as |:/)[0]
          ?.trim()}`,
      );
  };
  for (const text of users) {
    for (const [, names = '', from = ''] of text.matchAll(NAMED)) take(names, from);
    // What is imported when it is wanted is taken apart somewhere in the same file.
    for (const [, from = ''] of text.matchAll(LATER)) take((text.match(/\w+/g) ?? []).join(','), from);
    for (const [, ...froms] of text.matchAll(WHOLE)) whole.add(froms.find(Boolean) ?? '');
  }
  return sources.flatMap(({ file, tree }) => {
    const [, from = ''] = DOOR.exec(file) ?? [];
    if (from === '' || whole.has(from)) return [];
    return valuesShown(tree)
      .filter(name => !taken.has(`${from} ${name}`))
      .map(name => ({ file, name }));
  });
}

const valuesShown = (tree: ts.SourceFile): readonly string[] =>
  tree.statements.flatMap(one => {
    if (!ts.isExportDeclaration(one) || one.isTypeOnly || !one.exportClause || !ts.isNamedExports(one.exportClause)) return [];
    return one.exportClause.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text);
  });
