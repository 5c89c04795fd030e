import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Entry, type Game, type Header, readGame, readGameFile, type Shape, verify } from '@sortie/kernel';

/** The recorded games in a folder. */
export const goldenFiles = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter(name => name.endsWith('.jsonl'))
        .map(name => join(folder, name))
    : [];

/**
 * Fold a recorded game and play it again from its seed; anything that comes out differently is an error with its line. One that an older
 * version of the rules wrote folds to its fingerprints, and may come out differently by the rules of today.
 */
export function playAgain<G extends Shape>(game: Game<G>, file: string): { readonly entries: number; readonly hash: string } {
  const text = readFileSync(file, 'utf8');
  const folded = readGame(game.ruleset, text);
  if (!folded.ok) throw new Error(`${file}:${folded.line} ${folded.reason}`);
  const read = readGameFile(text);
  if (!read.ok) throw new Error(`${file}:${read.line} ${read.reason}`);
  const { header, entries, seed, lines } = read.value;
  const verdict = verify(game.ruleset, header as Header<G>, entries as readonly Entry<G>[], seed);
  if (verdict.ok) return verdict;
  if (verdict.older === undefined) throw new Error(`${file}:${lines[verdict.entry] ?? 1} ${verdict.reason}`);
  return { entries: entries.length, hash: entries.at(-1)?.hash ?? '' };
}
