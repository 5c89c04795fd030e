import { fileURLToPath } from 'node:url';
import { goldenFiles, playAgain } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { alphaStrike } from './index.ts';

describe('recorded games are played again die by die', () => {
  const folder = fileURLToPath(new URL('../../../golden/alpha-strike', import.meta.url));
  const files = goldenFiles(folder);
  test('there is one of every ready game', () => {
    for (const { id } of alphaStrike.scenarios) expect(files.some(file => file.endsWith(`/${id}.jsonl`))).toBe(true);
  });
  for (const file of files)
    test(file.slice(folder.length + 1), () => {
      expect(playAgain(alphaStrike, file).entries).toBeGreaterThan(10);
    });
});
