import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fuzzReaders, type Sample, writeUnit } from '@sortie/convert';
import { CATALOGUE, nameOf } from '@sortie/roster';

const archive = fileURLToPath(new URL('../../../shared/data/mekfiles.tar.xz', import.meta.url));

/** Other programs' files where they are at hand, and always our own catalogue as it writes itself. */
function samples(): readonly Sample[] {
  const own = CATALOGUE.map(unit => {
    const { ending, text } = writeUnit(unit);
    return { path: `${nameOf(unit)}${ending}`, text };
  });
  if (!existsSync(archive)) {
    console.log('../shared/data is not here: only the files of the catalogue are damaged');
    return own;
  }
  const folder = mkdtempSync(join(tmpdir(), 'sortie-fuzz-'));
  try {
    execFileSync('tar', ['-xJf', archive, '-C', folder]);
    const root = join(folder, 'mekfiles');
    const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(path => /\.(mtf|blk)$/.test(path));
    return [...paths.sort().map(path => ({ path, text: readFileSync(join(root, path), 'utf8') })), ...own];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** In milliseconds. What other programs do meanwhile is no fault of a file. */
function processorTime(): number {
  const { user, system } = 'threadCpuUsage' in process ? process.threadCpuUsage() : (process as NodeJS.Process).cpuUsage();
  return (user + system) / 1000;
}

/** Damages so many files and reads them: none may throw, hang or take more than 50 ms. Returns how many did. */
function damageFiles(files: number, from: number): number {
  const all = samples();
  const piece = Math.max(1, Math.ceil(files / 20));
  const started = Date.now();
  let bad = 0;
  for (let done = 0; done < files; done += piece) {
    const mishaps = fuzzReaders(all, Math.min(piece, files - done), from + done, processorTime);
    for (const { seed, path, reason } of mishaps) console.error(`seed ${seed}, ${path}: ${reason}`);
    bad += mishaps.length;
    console.log(`${Math.min(files, done + piece)} of ${files} files, ${Math.round((Date.now() - started) / 1000)} s`);
  }
  console.log(`readers: ${files} damaged files of ${all.length} units, ${bad} broken`);
  return bad;
}

const [files = '10000', from = '1'] = process.argv.slice(2);
process.exitCode = damageFiles(Number(files), Number(from)) === 0 ? 0 : 1;
