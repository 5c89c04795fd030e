import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..');
/** A class at the beginning of a selector, on its own: whoever writes that owns the name. */
const OWNED = /^\.([a-z][a-z0-9-]*)(?=\s*[{,:])/gm;

test('no two style sheets claim the same class: they are all loaded into one page', () => {
  const owners = new Map<string, Set<string>>();
  for (const file of globSync('**/*.css', { cwd: src })) {
    for (const [, name = ''] of readFileSync(join(src, file), 'utf8').matchAll(OWNED))
      owners.set(name, (owners.get(name) ?? new Set()).add(file));
  }
  const shared = [...owners].filter(([, files]) => files.size > 1).map(([name, files]) => `.${name}: ${[...files].sort().join(', ')}`);
  expect(shared).toEqual([]);
  expect(owners.size).toBeGreaterThan(100);
});
