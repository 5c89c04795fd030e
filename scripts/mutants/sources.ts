import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type Instrumented, instrument } from './instrument.ts';
import { kept } from './kept.ts';

/** A source file of a package with its mutants behind switches. */
export interface SourceFile extends Instrumented {
  readonly file: string;
  /** The number of its first mutant among all of the package. */
  readonly first: number;
}

/** Files in which nothing is a rule: types, sentences, opponents' judgement, ready-made examples, what only tests use. */
const ASIDE =
  /(\.test|\.fixture)\.ts$|\/(testing|tactics|tell|words|bench|proving|screen)\/|\/(index|bench|watch|tell|shape|sample|fuzz|speed|conformance|words|weights|even)\.ts$/;

const filesUnder = (folder: string, is: (file: string) => boolean): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .filter(is)
    .sort();

export const testFiles = (root: string, pack: string): readonly string[] =>
  filesUnder(join(root, 'packages', pack, 'src'), file => file.endsWith('.test.ts'));

/** The rule and chapter files of a package, each with its mutants. What was worked out before lies in the cache. */
export function sourceFiles(root: string, cache: string, pack: string): readonly SourceFile[] {
  let first = 0;
  return filesUnder(join(root, 'packages', pack, 'src'), file => file.endsWith('.ts') && !ASIDE.test(file.split(sep).join('/'))).map(
    file => {
      const source = { file, first, ...instrumented(cache, file, readFileSync(file, 'utf8')) };
      first += source.mutants.length;
      return source;
    },
  );
}

const tool = createHash('sha256');
for (const part of ['instrument.ts', 'operators.ts']) tool.update(readFileSync(new URL(part, import.meta.url)));
const TOOL = tool.digest('hex');

function instrumented(cache: string, file: string, text: string): Instrumented {
  const name = createHash('sha256').update(TOOL).update(file).update(text).digest('hex').slice(0, 32);
  return JSON.parse(kept(join(cache, `${name}.json`), () => JSON.stringify(instrument(file, text)))) as Instrumented;
}

/** A fingerprint of all sources: results of one tree say nothing about another. */
export function fingerprint(root: string, packages: readonly string[]): string {
  const hash = createHash('sha256').update(TOOL);
  for (const pack of packages)
    for (const file of filesUnder(join(root, 'packages', pack, 'src'), () => true))
      hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Who imports a file of the package, by that file. */
export function importers(root: string, pack: string): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, string[]>();
  for (const file of filesUnder(join(root, 'packages', pack, 'src'), one => one.endsWith('.ts')))
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)) {
      const target = join(file, '..', name ?? '');
      users.set(target, [...(users.get(target) ?? []), file]);
    }
  return users;
}
