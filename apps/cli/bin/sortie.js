#!/usr/bin/env node
// Starts the shell. Plain JavaScript, so that an old Node can read it and hand over to the one that came with the installation.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const program = join(here, '..', 'dist', 'main.js');

/** A newer Node in any `node_modules` above, or nothing. */
function bundledNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  for (let folder = here; ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', `node-${platform}-${process.arch}`, 'bin', file);
    if (existsSync(path)) return path;
    if (folder === dirname(folder)) return undefined;
  }
}

if (!existsSync(program)) {
  console.error('sortie is not built yet. Run "npm ci" (or "npm run build") in the root of the repository.');
  process.exitCode = 1;
} else if (Number(process.versions.node.split('.')[0]) >= 22) {
  await import(pathToFileURL(program).href);
} else {
  const node = bundledNode();
  if (node)
    process.exitCode = spawnSync(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1;
  else {
    console.error(`sortie needs Node 22 or newer (24 recommended); this is ${process.version}.`);
    console.error('Install a newer Node from https://nodejs.org and try again.');
    process.exitCode = 1;
  }
}
