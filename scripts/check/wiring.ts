import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shell.ts';
import type { Source } from './sources.ts';

const OURS = /\bfrom '@sortie\/([\w-]+)'|\bimport\('@sortie\/([\w-]+)'\)/g;

/** Packages of ours that a workspace imports and does not name in its package.json, or in the references that the compiler builds by. */
export function wiringFaults(sources: readonly Source[]): readonly string[] {
  const used = new Map<string, Set<string>>();
  for (const { file, text } of sources) {
    const [home] = /^(packages|apps)\/[^/]+/.exec(file) ?? [];
    if (home === undefined || /\.(fixture|test-support)\.tsx?$/.test(file)) continue;
    const names = used.get(home) ?? new Set<string>();
    for (const [, one, other] of text.matchAll(OURS)) names.add(one ?? other ?? '');
    used.set(home, names);
  }
  return [...used].sort().flatMap(([home, names]) => [...names].sort().flatMap(name => missingIn(home, name)));
}

function missingIn(home: string, name: string): readonly string[] {
  const [manifest, project] = ['package.json', 'tsconfig.json'].map(file => textOf(join(root, home, file)));
  return [
    ...(manifest?.includes(`"@sortie/${name}"`) ? [] : [`${home}/package.json does not name @sortie/${name}, which its code imports`]),
    // Apps are referred to from beside them.
    ...(project?.includes(`/packages/${name}"`) || project?.includes(`"../${name}"`)
      ? []
      : [`${home}/tsconfig.json has no reference to packages/${name}, which its code imports`]),
  ];
}

const textOf = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');
