import { fileURLToPath } from 'node:url';
import { goldenFiles, playAgain } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { classic } from './game.ts';

describe('recorded games are played again die by die', () => {
  const folder = fileURLToPath(new URL('../../../golden/classic', import.meta.url));
  const files = goldenFiles(folder);
  test('there is one of every ready game', () => {
    for (const { id } of classic.scenarios) expect(files.some(file => file.endsWith(`/${id}.jsonl`))).toBe(true);
  });
  for (const file of files)
    test(file.slice(folder.length + 1), () => {
      expect(playAgain(classic, file).entries).toBeGreaterThan(50);
    });
});
