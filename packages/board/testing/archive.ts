import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Test data of another program, beside the repository; never part of it. */
export const DATA = resolve(fileURLToPath(import.meta.url), '../../../../../shared/data');
const ARCHIVE = join(DATA, 'boards.tar.xz');

export const boardsPresent: boolean = existsSync(ARCHIVE);
if (!boardsPresent) console.log(`skipped: ${ARCHIVE} is absent, no foreign maps to read`);

/** The folder with the maps, unpacked once for each state of the archive. */
export function unpackBoards(): string {
  const { size, mtimeMs } = statSync(ARCHIVE);
  const home = join(tmpdir(), `sortie-boards-${size}-${Math.floor(mtimeMs)}`);
  if (!existsSync(home)) {
    const making = `${home}.${process.pid}`;
    mkdirSync(making, { recursive: true });
    execFileSync('tar', ['-xJf', ARCHIVE, '-C', making]);
    try {
      renameSync(making, home);
    } catch {
      // Another process was faster; its copy is as good.
      rmSync(making, { recursive: true, force: true });
    }
  }
  return join(home, 'boards');
}

/** Paths of all maps below the folder, sorted. */
export const boardFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.board'))
    .sort();
