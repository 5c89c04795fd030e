import {
  type CutShort,
  type Game,
  type Match,
  readSummedLines,
  type Shape,
  summedLines,
  type Verdict,
  verify,
  writeGame,
} from '@sortie/kernel';
import type { GuestId } from './guest.ts';
import type { HeardEntry, Mark, Outlook, PublicHeader } from './outlook.ts';
import { outlookOf } from './project.ts';
import type { Table } from './table.ts';

/** The whole game once it is over; before that, what this guest has heard. Nothing before the game has begun. */
export function fileFor<G extends Shape>(table: Table<G>, guest: GuestId): string | undefined {
  const { match, ended, seed } = table;
  if (!match) return undefined;
  return ended ? writeGame(match, seed, cutOf(table)) : writeHeard(outlookOf(table, guest));
}

/** Who ended it before the rules did. What was said at the table stays there: it is no part of the game. */
function cutOf<G extends Shape>({ records }: Table<G>): CutShort | undefined {
  for (const record of records.toReversed())
    if (record.kind === 'conceded' || record.kind === 'flagged' || record.kind === 'drawn') return { how: record.kind, seat: record.seat };
  return undefined;
}

/** Plays the game again from its seed. A running game cannot be verified: its seed is a secret. */
export function verdictOn<G extends Shape>({ game, match, ended, seed }: Table<G>): Verdict {
  if (!match) return { ok: false, entry: -1, reason: 'the game has not begun' };
  return verify(game.ruleset, match.header, match.entries, ended ? seed : undefined);
}

/** For the log of a game file: somebody gave up behind the last entry. */
export const marksOf = <G extends Shape>({ entries }: Match<G>, cut: CutShort | undefined): readonly Mark[] =>
  cut ? [{ seq: 0, at: 0, entry: entries.length - 1, kind: cut.how, seat: cut.seat }] : [];

export const HEARD_FILE_FORMAT = 1;

/** What one seat heard, as JSON lines, each with a sum over itself and all before it like the lines of a game file. */
export interface Heard<G extends Shape> {
  readonly header: PublicHeader;
  readonly seat: number;
  readonly first: Outlook<G>['first'];
  readonly entries: readonly HeardEntry<G>[];
}

function writeHeard<G extends Shape>({ header, facing, first, entries }: Outlook<G>): string {
  const lines: object[] = [
    { sortie: 'heard', format: HEARD_FILE_FORMAT, seat: facing, header, first },
    ...entries,
    { end: 'open', entries: entries.length },
  ];
  return summedLines(lines);
}

export type HeardReading<G extends Shape> =
  | { readonly ok: true; readonly value: Heard<G> }
  | { readonly ok: false; readonly line: number; readonly reason: string };

/** Is this the file of a game that was still running when it was written? */
export const isHeardFile = (text: string): boolean => text.startsWith('{"sortie":"heard"');

export function readHeard<G extends Shape>(game: Game<G>, text: string): HeardReading<G> {
  const read = readSummedLines(text);
  if (!read.ok) return read;
  const records = read.lines;
  const [head, last] = [records[0], records.at(-1)];
  if (head?.['sortie'] !== 'heard' || head['format'] !== HEARD_FILE_FORMAT)
    return { ok: false, line: 1, reason: 'is not the first line of what a seat heard, in a format this program reads' };
  if (last?.['end'] !== 'open' || last['entries'] !== records.length - 2)
    return { ok: false, line: records.length, reason: 'is the last, but not the end: the file was cut off' };
  const header = head['header'] as PublicHeader;
  if (header.game !== game.ruleset.id || header.version > game.ruleset.version)
    return { ok: false, line: 1, reason: `is of ${header.game}, version ${header.version}; this program cannot read it` };
  const entries = records.slice(1, -1) as unknown as readonly HeardEntry<G>[];
  return { ok: true, value: { header, seat: head['seat'] as number, first: head['first'] as Outlook<G>['first'], entries } };
}
