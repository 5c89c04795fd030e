import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './shell.ts';

/** Write `docs/coverage.md` from the ledger, the rules of the games and the proofs; with `--check` fail if it changed. */
const target = join(root, 'docs', 'coverage.md');
const { code, output } = await run(process.execPath, ['apps/cli/bin/sortie.js', 'rules', 'coverage', '--markdown']);
if (code !== 0) {
  console.error(output);
  process.exit(1);
}
const before = existsSync(target) ? readFileSync(target, 'utf8') : '';
if (before !== output) writeFileSync(target, output);
if (before !== output && process.argv.includes('--check')) {
  console.error('docs/coverage.md was out of date. It has been written anew: commit it.');
  process.exit(1);
}
console.log('docs/coverage.md is up to date');
