import {
  type Entry,
  type Header,
  readGame,
  readGameFile,
  type Seed,
  type Shape,
  type Telling,
  tell,
  type Verdict,
  verify,
} from '@sortie/kernel';
import type { AnyGame } from '../games.ts';

/** A recorded game that somebody sends. */
export interface ToRead {
  readonly kind: 'read';
  readonly text: string;
}

/** A game to be played again from its seed. */
export interface ToVerify {
  readonly kind: 'verify';
  readonly header: Header<Shape>;
  readonly entries: readonly Entry<Shape>[];
  readonly seed: Seed | undefined;
}

/** What the lists show of a recorded game, or why it is none. */
export type ReadGame =
  | { readonly ok: true; readonly game: string; readonly title: string; readonly seats: readonly string[]; readonly entries: number }
  | { readonly ok: false; readonly said: Telling };

export function readHere(games: readonly AnyGame[], text: string): ReadGame {
  const file = readGameFile(text);
  if (!file.ok) return { ok: false, said: tell('line {line} {reason}', { line: file.line, reason: file.reason }) };
  const game = games.find(({ ruleset }) => ruleset.id === file.value.header.game);
  if (!game) return { ok: false, said: tell('this server does not know the game {game}', { game: file.value.header.game }) };
  const whole = readGame(game.ruleset, text);
  if (!whole.ok) return { ok: false, said: tell('line {line} {reason}', { line: whole.line, reason: whole.reason }) };
  const { header, entries } = whole.value.match;
  return { ok: true, game: header.game, title: game.ruleset.title, seats: header.seats, entries: entries.length };
}

export function verifyHere(games: readonly AnyGame[], { header, entries, seed }: Omit<ToVerify, 'kind'>): Verdict {
  const game = games.find(({ ruleset }) => ruleset.id === header.game);
  return game ? verify(game.ruleset, header, entries, seed) : { ok: false, entry: -1, reason: 'this server does not know the game' };
}
