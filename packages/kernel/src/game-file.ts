import type { CutShort } from './cut-short.ts';
import { isSeed, type Seed } from './dice/seed.ts';
import type { Entry, Header, Match } from './match.ts';
import { restore } from './restore.ts';
import type { Ruleset } from './ruleset.ts';
import type { Shape } from './shape.ts';
import { readSummedLines, summedLines } from './summed-lines.ts';
import { nth } from './sure.ts';

/** The version of the file itself; the version of the rules is in the header. */
export const GAME_FILE_FORMAT = 1;

/** What a file says, before any ruleset has looked at it. */
export interface GameFile {
  readonly header: Header<Shape>;
  readonly entries: readonly Entry<Shape>[];
  readonly seed?: Seed;
  readonly cut?: CutShort;
  /** The line of each entry, for messages. */
  readonly lines: readonly number[];
}

export type FileReading<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly line: number; readonly reason: string };

/**
 * A match as JSON lines (docs/formats/game-file.md). Every line carries a sum over itself and all lines before it, and
 * the last line counts them: nothing can be cut off, changed or reordered unnoticed.
 */
export function writeGame<G extends Shape>(match: Match<G>, seed?: Seed, cut?: CutShort): string {
  const { game, version, rules, seats, dice, commitment, setup } = match.header;
  const lines: object[] = [
    { sortie: 'game', format: GAME_FILE_FORMAT, game, version, rules, seats, dice, ...(commitment !== undefined && { commitment }), setup },
    ...match.entries,
    {
      end: cut || match.ruleset.outcome(match.state) ? 'finished' : 'open',
      entries: match.entries.length,
      ...(cut && { cut: { how: cut.how, seat: cut.seat } }),
      ...(seed !== undefined && { seed }),
    },
  ];
  return summedLines(lines);
}

/** The text of a file, checked line by line; the first thing that is wrong is named and nothing is kept. */
export function readGameFile(text: string): FileReading<GameFile> {
  const read = readSummedLines(text, first =>
    first['sortie'] !== 'game'
      ? 'is not the first line of a Sortie game file'
      : first['format'] === GAME_FILE_FORMAT
        ? undefined
        : `has format ${String(first['format'])}; this program reads format ${GAME_FILE_FORMAT}`,
  );
  return read.ok ? assemble(read.lines) : read;
}

/** The whole way: read the text, fold it by the rules, compare every fingerprint. */
export function readGame<G extends Shape>(
  ruleset: Ruleset<G>,
  text: string,
): FileReading<{ readonly match: Match<G>; readonly seed?: Seed; readonly cut?: CutShort }> {
  const file = readGameFile(text);
  if (!file.ok) return file;
  const { header, entries, seed, cut, lines } = file.value;
  const restored = restore(ruleset, header as Header<G>, entries as readonly Entry<G>[]);
  if (!restored.ok) return { ok: false, line: restored.entry < 0 ? 1 : nth(lines, restored.entry), reason: restored.reason };
  return { ok: true, value: { match: restored.match, ...(seed !== undefined && { seed }), ...(cut && { cut }) } };
}

function assemble(records: readonly { readonly [field: string]: unknown }[]): FileReading<GameFile> {
  const last = records.at(-1);
  if (!last) return { ok: false, line: 1, reason: 'is missing: the file is empty' };
  if (!('end' in last)) return { ok: false, line: records.length, reason: 'is the last, but not the end: the file was cut off' };
  const entries = records.slice(1, -1) as unknown as readonly Entry<Shape>[];
  if (last['entries'] !== entries.length)
    return { ok: false, line: records.length, reason: `announces ${String(last['entries'])} entries, but there are ${entries.length}` };
  const seed = last['seed'];
  if (seed !== undefined && !(typeof seed === 'string' && isSeed(seed)))
    return { ok: false, line: records.length, reason: 'has a seed that is not a seed' };
  const { sortie: _, format: __, ...header } = nth(records, 0);
  const cut = last['cut'];
  if (cut !== undefined && !isCut(cut, header['seats']))
    return { ok: false, line: records.length, reason: 'says that nobody of the game ended it' };
  const lines = entries.map((_entry, i) => i + 2);
  return {
    ok: true,
    value: { header: header as unknown as Header<Shape>, entries, lines, ...(seed !== undefined && { seed }), ...(cut && { cut }) },
  };
}

function isCut(cut: unknown, seats: unknown): cut is CutShort {
  if (typeof cut !== 'object' || cut === null || !Array.isArray(seats)) return false;
  const { how, seat } = cut as Partial<CutShort>;
  return (how === 'conceded' || how === 'flagged' || how === 'drawn') && typeof seat === 'number' && seat in seats;
}
