import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const TESTS = globSync(['apps/*/src/**/*.test.{ts,tsx}', 'packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts', 'e2e/*.spec.ts'], {
  cwd: root,
});
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { readonly scripts: Readonly<Record<string, string>> };

interface Line {
  readonly what: string;
  readonly shown: string;
}

/** The lines of every table whose last column says by which test something is shown. */
function linesOf(text: string): readonly Line[] {
  const lines: Line[] = [];
  let counts = false;
  for (const row of text.split('\n')) {
    if (!row.startsWith('|')) counts = false;
    else {
      const cells = row.split('|').map(cell => cell.trim());
      const [what = '', shown = ''] = [cells[1], cells.at(-2)];
      if (shown === 'shown by') counts = true;
      else if (counts && !/^-+$/.test(what) && !/^\*\*.*\*\*$/.test(what)) lines.push({ what, shown });
    }
  }
  return lines;
}

/** What a line names that is not there; or that it names nothing that could fail. */
function faultsOf({ what, shown }: Line): readonly string[] {
  const named = [...shown.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`((?:,? ?"[^"]+")*)/g)];
  const runs = [...shown.matchAll(/`npm run ([\w:]+)[^`]*`/g)].map(([, script = '']) => script);
  if (named.length + runs.length === 0) return [`"${what}" names no test`];
  const faults = runs.filter(script => !(script in scripts)).map(script => `"${what}": there is no npm run ${script}`);
  for (const [, file = '', titles = ''] of named) {
    const found = TESTS.filter(path => path.endsWith(`/${file}`) || basename(path) === file);
    if (found.length === 0) faults.push(`"${what}": there is no ${file}`);
    const text = found.map(path => readFileSync(root + path, 'utf8')).join('\n');
    for (const [, title = ''] of titles.matchAll(/"([^"]+)"/g))
      if (!new RegExp(`test(?:\\.\\w+(?:\\([^)]*\\))?)*\\(\\s*['"\`][^\\n]*${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`).test(text))
        faults.push(`"${what}": no test of ${file} is called "${title}"`);
  }
  return faults;
}

test('every line of the threat model names a test that exists', () => {
  const lines = linesOf(readFileSync(`${root}docs/security.md`, 'utf8'));
  expect(lines.length).toBeGreaterThan(40);
  expect(lines.flatMap(faultsOf)).toEqual([]);
});

test('a line that names nothing, or something that is not there, is found', () => {
  const text =
    '| who | holds | shown by |\n| --- | --- | --- |\n| a | b | trust us |\n| c | d | `none.test.ts` |\n| e | f | `threats.test.ts` "no such title", `npm run nothing` |';
  expect(linesOf(text).flatMap(faultsOf)).toEqual([
    '"a" names no test',
    '"c": there is no none.test.ts',
    '"e": there is no npm run nothing',
    '"e": no test of threats.test.ts is called "no such title"',
  ]);
});
