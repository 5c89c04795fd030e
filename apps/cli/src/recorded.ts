import { type CutShort, type GameFile, type Match, readGame, readGameFile, type Seed, type Shape } from '@sortie/kernel';
import { readText } from './game-file.ts';
import { gameNamed, gameNames } from './games.ts';
import type { AnyOffer, Offer } from './offer.ts';

/** A game file that names a game of ours and whose lines are whole; its facts have not been folded yet. */
export type Recorded =
  | { readonly ok: true; readonly text: string; readonly file: GameFile; readonly offer: AnyOffer }
  | { readonly ok: false; readonly what: string; readonly advice: string; readonly damaged: boolean };

export async function readRecorded(path: string): Promise<Recorded> {
  const read = readText(path);
  if (!read.ok) return { ok: false, what: read.reason, advice: 'Name a game file (.jsonl or .jsonl.gz).', damaged: false };
  const file = readGameFile(read.text);
  if (!file.ok) return { ok: false, ...damage(path, file.line, file.reason) };
  const offer = await gameNamed(file.value.header.game);
  if (!offer) {
    const what = `${path} is a game of ${file.value.header.game}, which this program does not know`;
    return { ok: false, what, advice: `The games are:\n${gameNames()}`, damaged: false };
  }
  return { ok: true, text: read.text, file: file.value, offer };
}

export type Folded<G extends Shape> =
  | { readonly ok: true; readonly match: Match<G>; readonly seed?: Seed; readonly cut?: CutShort }
  | { readonly ok: false; readonly what: string; readonly advice: string };

/** Fold the facts of a recorded game by its rules. */
export function foldRecorded<G extends Shape>({ game }: Offer<G>, path: string, text: string): Folded<G> {
  const read = readGame(game.ruleset, text);
  return read.ok ? { ok: true, ...read.value } : { ok: false, ...damage(path, read.line, read.reason) };
}

const damage = (path: string, line: number, reason: string) => ({
  what: `${path}:${line}: this line ${reason}`,
  advice: 'Nothing was loaded. Take another copy of the file; it cannot be repaired by hand.',
  damaged: true,
});
