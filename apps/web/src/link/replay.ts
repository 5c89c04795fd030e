import { loadGame } from '@sortie/games';
import {
  type Entry,
  endOf,
  fill,
  finished,
  type Game,
  readGame,
  readGameFile,
  type Seat,
  type Shape,
  seenBy,
  type Telling,
  tell,
} from '@sortie/kernel';
import {
  deaf,
  type HeardEntry,
  type Hearing,
  hearEntry,
  isHeardFile,
  type LogLine,
  logOf,
  type Mark,
  marksOf,
  type PublicHeader,
  readHeard,
} from '@sortie/table';
import type { Told } from './house.ts';

/** A game from a file, to be looked at from any point of it. */
export interface Replay<G extends Shape> {
  readonly game: Game<G>;
  readonly header: PublicHeader;
  /** Whose ears it was heard with; absent when the file holds everything. */
  readonly facing?: Seat;
  /** `view` is the end, `before[n]` the picture before entry n, `entries` what happened. */
  readonly hearing: Hearing<G>;
  readonly log: readonly LogLine<G>[];
  /** How it ended, as a sentence. */
  readonly outcome?: string;
  readonly finished: boolean;
}

const no = (reason: string | Telling): Told<never> => ({ ok: false, refusal: { code: 'malformed', ...finished(reason) } });

const badLine = ({ line, reason }: { readonly line: number; readonly reason: string }): Told<never> =>
  no(tell('line {line} {reason}', { line, reason }));

/** Reads the file of a finished game, or what a seat had heard of a running one. */
export async function readReplay(text: string): Promise<Told<Replay<Shape>>> {
  const id = gameIn(text);
  if (!id.ok) return id;
  const game = await loadGame(id.value);
  return game ? replayOf(game, text) : no(tell('this version does not know the game {game}', { game: id.value }));
}

function gameIn(text: string): Told<string> {
  if (!isHeardFile(text)) {
    const file = readGameFile(text);
    return file.ok ? { ok: true, value: file.value.header.game } : badLine(file);
  }
  const named = /"game":"([^"]+)"/.exec(text.slice(0, 2000))?.[1];
  return named === undefined ? no('line 1 does not name its game') : { ok: true, value: named };
}

/** For a game whose code is at hand. */
export function replayOf(game: Game<Shape>, text: string): Told<Replay<Shape>> {
  return isHeardFile(text) ? heardReplay(game, text) : wholeReplay(game, text);
}

function heardReplay(game: Game<Shape>, text: string): Told<Replay<Shape>> {
  const read = readHeard(game, text);
  if (!read.ok) return badLine(read);
  const { header, seat, first, entries } = read.value;
  const hearing = entries.reduce((one, entry) => hearEntry(game.ruleset, one, entry), deaf(game.ruleset, first, header));
  return { ok: true, value: { game, header, facing: seat, hearing, log: logIn(game, header, hearing), finished: false } };
}

function wholeReplay(game: Game<Shape>, text: string): Told<Replay<Shape>> {
  const { ruleset } = game;
  const read = readGame(ruleset, text);
  if (!read.ok) return badLine(read);
  const { setup, ...header } = read.value.match.header;
  const start = deaf(ruleset, seenBy<Shape>(ruleset.setup(setup)), header);
  const hearing = read.value.match.entries.reduce((one, entry) => hearEntry(ruleset, one, heardWhole(game, entry)), start);
  const { match, cut } = read.value;
  const outcome = endOf(match, cut);
  const log = logIn(game, header, hearing, marksOf(match, cut));
  return {
    ok: true,
    value: { game, header, hearing, log, finished: outcome !== undefined, ...(outcome && { outcome: fill(outcome.reason) }) },
  };
}

/** Files do not say when something happened. */
function heardWhole({ ruleset }: Game<Shape>, entry: Entry<Shape>): HeardEntry<Shape> {
  const { n } = entry;
  if (entry.kind === 'undo') return { kind: 'undo', n, at: 0, seat: entry.seat, to: entry.to };
  if (entry.kind === 'rules') return { kind: 'rules', n, at: 0, version: entry.version, rules: entry.rules };
  const events = entry.events.map(event => ruleset.upcast(event, entry.version));
  if (entry.kind === 'open') return { kind: 'open', n, at: 0, events };
  return { kind: 'command', n, at: 0, seat: entry.seat, events, command: entry.command };
}

const logIn = (
  { ruleset }: Game<Shape>,
  { seats }: PublicHeader,
  hearing: Hearing<Shape>,
  marks: readonly Mark[] = [],
): readonly LogLine<Shape>[] => logOf(ruleset, hearing, marks, seat => seats[seat] ?? '');
