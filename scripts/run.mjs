// Starts one of the TypeScript scripts beside it. Plain JavaScript, so that an old Node can read it and say what to do.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [name, ...rest] = process.argv.slice(2);
const script = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));

if (!name || !existsSync(script)) {
  console.error(`There is no script "${name ?? ''}". Use: node scripts/run.mjs build|check|test|coverage`);
  process.exit(2);
}

const stripsTypes = version => {
  const [major, minor] = version.split('.').map(Number);
  return major > 23 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18);
};

const bundled = () => {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const path = fileURLToPath(new URL(`../node_modules/node-${platform}-${process.arch}/bin/${file}`, import.meta.url));
  return existsSync(path) ? path : undefined;
};

const node = stripsTypes(process.versions.node) ? process.execPath : bundled();
if (!node) {
  console.error(`Sortie needs Node 22.18 or newer (24 recommended); this is ${process.version}.`);
  console.error('Install a newer Node from https://nodejs.org and run the same command again.');
  process.exit(1);
}
const { status } = spawnSync(node, [script, ...rest], { stdio: 'inherit' });
process.exit(status ?? 1);
