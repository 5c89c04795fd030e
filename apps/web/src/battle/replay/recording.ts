import { endOf, type Game, type Header, type Outcome, readGame, type Shape, seenBy, type View } from '@sortie/kernel';
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
  readHeard,
} from '@sortie/table';
import type { Snapshot } from '../../link/index.ts';

/** A game from its beginning to its end or to now, ready to be watched. */
export interface Recording {
  readonly game: Game<Shape>;
  readonly names: readonly string[];
  readonly hearing: Hearing<Shape>;
  readonly log: readonly LogLine<Shape>[];
  readonly outcome?: Outcome;
}

export type RecordingReading =
  | { readonly ok: true; readonly recording: Recording }
  | { readonly ok: false; readonly line: number; readonly reason: string };

/** What a screen has already heard at a table. */
export function recordingOf({ game, seats, view, views, entries, book, log, outcome }: Snapshot<Shape>): Recording {
  const names = seats.map(({ name }) => name);
  return { game, names, hearing: { view, book, entries, before: views }, log, ...(outcome && { outcome }) };
}

/** A game file: the whole game, or what one seat had heard when it was written. */
export function readRecording(game: Game<Shape>, text: string): RecordingReading {
  if (isHeardFile(text)) {
    const heard = readHeard(game, text);
    if (!heard.ok) return heard;
    const { header, first, entries } = heard.value;
    return { ok: true, recording: fold(game, header, first, entries) };
  }
  const read = readGame(game.ruleset, text);
  if (!read.ok) return read;
  const { match, cut } = read.value;
  const { ruleset } = game;
  const entries = match.entries.map((entry): HeardEntry<Shape> => {
    if (entry.kind === 'undo' || entry.kind === 'rules') return { ...entry, at: 0 };
    const events = entry.events.map(event => ruleset.upcast(event, entry.version));
    return { ...entry, at: 0, events };
  });
  const outcome = endOf(match, cut);
  const marks = marksOf(match, cut);
  // Once a game is over nothing in it is secret any more.
  const first = seenBy<Shape>(ruleset.setup(match.header.setup));
  return {
    ok: true,
    recording: { ...fold(game, match.header, first, entries, marks), ...(outcome && { outcome }) },
  };
}

function fold(
  game: Game<Shape>,
  header: Pick<Header<Shape>, 'seats' | 'rules' | 'version'>,
  first: View<Shape>,
  entries: readonly HeardEntry<Shape>[],
  marks: readonly Mark[] = [],
): Recording {
  const { ruleset } = game;
  const { seats: names } = header;
  const hearing = entries.reduce((now, entry) => hearEntry(ruleset, now, entry), deaf(ruleset, first, header));
  return { game, names, hearing, log: logOf(ruleset, hearing, marks, seat => names[seat] ?? '') };
}
