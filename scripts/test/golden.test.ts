import { existsSync, readFileSync } from 'node:fs';
import { loadGames } from '@sortie/games';
import { type Entry, type Header, readGame, readGameFile, type Shape, verify } from '@sortie/kernel';
import { describe, expect, test } from 'vitest';
import { goldenOf, type Released, releasedFile, versionFaults } from './golden.ts';

const games = await loadGames();
const released = existsSync(releasedFile) ? (JSON.parse(readFileSync(releasedFile, 'utf8')) as Released) : {};

for (const { ruleset } of games)
  describe(ruleset.id, () => {
    const golden = goldenOf(ruleset.id);
    test('has a recorded game of every version, and its version has risen if what was given out comes out differently', () => {
      expect(versionFaults(ruleset.id, ruleset.version, golden, released[ruleset.id])).toEqual([]);
    });
    test('opens a game of every version, and never calls an older one forged', () => {
      for (let version = 1; version <= ruleset.version; version++) {
        const found = golden.find(one => one.version === version);
        if (!found) continue;
        const text = readFileSync(found.file, 'utf8');
        expect(readGame(ruleset, text).ok).toBe(true);
        const read = readGameFile(text);
        if (!read.ok) throw new Error(read.reason);
        const { header, entries, seed } = read.value;
        const verdict = verify(ruleset, header as Header<Shape>, entries as readonly Entry<Shape>[], seed);
        if (!verdict.ok) expect(verdict.older).toEqual({ playedBy: version, today: ruleset.version });
      }
    });
  });

test('a result that changed without a new version is named; with one it may', () => {
  const game = { name: 'a.jsonl', file: '', version: 3, sum: 'new' };
  const given = { version: 3, games: { 'a.jsonl': 'old' } };
  const older = [1, 2].map(version => ({ ...game, name: `v${version}.jsonl`, version }));
  expect(versionFaults('g', 3, [game, ...older], given)).toEqual([expect.stringContaining('raise its version')]);
  expect(versionFaults('g', 3, [{ ...game, sum: 'old' }, ...older], given)).toEqual([]);
  expect(versionFaults('g', 4, [game, ...older], given)).toEqual([]);
  expect(versionFaults('g', 4, older, given)).toEqual([expect.stringContaining('no recorded game of version 3')]);
  expect(versionFaults('g', 2, older, given)).toEqual([expect.stringContaining('was given out already')]);
  expect(versionFaults('g', 3, older, given)).toHaveLength(2);
});
