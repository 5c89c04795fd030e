import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** More lines than any file has. */
const LONGEST = 2000;

/** Lines that are new or other than at a commit, by file. */
export function changesSince(root: string, ref: string): ReadonlyMap<string, ReadonlySet<number>> {
  const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  const changes = new Map<string, Set<number>>();
  const put = (file: string, from: number, count: number): void => {
    const lines = changes.get(file) ?? new Set();
    for (let line = from; line < from + count; line++) lines.add(line);
    changes.set(file, lines);
  };
  let file = '';
  for (const row of git('diff', '--unified=0', '--no-color', ref, '--', 'packages').split('\n')) {
    const [, name] = /^\+\+\+ b\/(.+)$/.exec(row) ?? [];
    if (name !== undefined) file = join(root, name);
    const [, from, count] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(row) ?? [];
    if (from !== undefined) put(file, Number(from), count === undefined ? 1 : Number(count));
  }
  for (const name of git('ls-files', '--others', '--exclude-standard', 'packages').split('\n').filter(Boolean))
    put(join(root, name), 1, LONGEST);
  return changes;
}
