import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const archive = fileURLToPath(new URL('../../../../../shared/data/mekfiles.tar.xz', import.meta.url));

export const ABSENT = existsSync(archive) ? undefined : '../shared/data is not here';

let folder: string | undefined;

/** The folder with the unit files of another program, unpacked once and removed when the program ends. */
export function unitFolder(): string {
  if (folder !== undefined) return folder;
  const made = mkdtempSync(join(tmpdir(), 'sortie-bench-'));
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  execFileSync('tar', ['-xJf', archive, '-C', made]);
  folder = join(made, 'mekfiles');
  return folder;
}

/** All of its files in one order. */
export const unitFiles = (): readonly { readonly path: string; readonly text: string }[] =>
  readdirSync(unitFolder(), { recursive: true, encoding: 'utf8' })
    .filter(path => /\.(mtf|blk)$/.test(path))
    .sort()
    .map(path => ({ path, text: readFileSync(join(unitFolder(), path), 'utf8') }));
