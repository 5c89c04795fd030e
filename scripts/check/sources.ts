import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../shell.ts';

export interface Source {
  /** Path from the root of the repository, with slashes. */
  readonly file: string;
  readonly text: string;
  readonly tree: ts.SourceFile;
}

/** Every source file of the packages and apps that is not a test. */
export function readSources(): readonly Source[] {
  const files = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root }).map(file => file.replaceAll('\\', '/'));
  return files
    .filter(file => !/\.test\.tsx?$/.test(file))
    .sort()
    .map(file => {
      const text = readFileSync(join(root, file), 'utf8');
      return { file, text, tree: ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true) };
    });
}

export const lineOf = (tree: ts.SourceFile, position: number): number => tree.getLineAndCharacterOfPosition(position).line + 1;

/** The text of everything that may import a package of ours: sources, tests, tools, benches. */
export const readUsers = (): readonly string[] =>
  ['packages', 'apps', 'scripts', 'bench', 'e2e']
    .flatMap(folder => globSync(`${folder}/**/*.{ts,tsx,mjs}`, { cwd: root, exclude: name => name === 'node_modules' || name === 'dist' }))
    .map(file => readFileSync(join(root, file), 'utf8'));
