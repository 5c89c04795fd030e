import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readGame } from '@sortie/kernel';
import { goldenFiles } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { readCampaign } from './journal.ts';
import { ruleset } from './ruleset.ts';

describe('campaigns of version 1, which kept patches instead of facts', () => {
  const folder = fileURLToPath(new URL('../../../golden/campaign', import.meta.url));
  const files = goldenFiles(folder);
  test('there are some', () => expect(files).toHaveLength(3));
  for (const file of files)
    test(`${file.slice(folder.length + 1)} folds to its fingerprints and is told in today's words`, () => {
      const text = readFileSync(file, 'utf8');
      expect(text).toContain('"unitChanged"');
      const read = readGame(ruleset, text);
      if (!read.ok) throw new Error(`${read.line} ${read.reason}`);
      expect(read.value.match.entries.length).toBeGreaterThan(40);
      expect(readCampaign(text).ok).toBe(true);
    });

  test('every patch is a fact with a name', () => {
    const patches = files.flatMap(file =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .flatMap(line => (JSON.parse(line) as { readonly events?: readonly { readonly type: string }[] }).events ?? [])
        .filter(({ type }) => type.endsWith('Changed')),
    );
    const names = new Set(patches.map(event => ruleset.upcast(event, 1).type));
    expect([...names].sort()).toEqual(
      [
        'assessed',
        'captured',
        'fell',
        'forsaken',
        'healing',
        'killed',
        'manned',
        'mended',
        'readied',
        'returned',
        'salvaged',
        'scrapped',
        'supplied',
        'trained',
        'unhealed',
        'unmended',
        'wounded',
      ].sort(),
    );
  });
});
