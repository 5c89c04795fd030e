import { type Ruleset, type Seat, type Shape, seenBy, type Telling, tell, type View } from '@sortie/kernel';
import type { Hearing } from './hearing.ts';
import type { HeardEntry, Mark } from './outlook.ts';

/** A sentence of the log and the fact behind it. */
export interface LogLine<G extends Shape> {
  /** Stable over the life of the table. */
  readonly key: string;
  /** The entry it belongs to; for something beside the match, the last entry before it. */
  readonly entry: number;
  readonly at: number;
  /** Who acted. */
  readonly seat?: Seat;
  readonly telling: Telling;
  /** The fact, with its sums and rolls, as this guest heard it. */
  readonly event?: G['event'];
  /** False once it was taken back. */
  readonly standing: boolean;
}

/** The lines of one entry, read on the view before each of its events. */
function linesOf<G extends Shape>(ruleset: Ruleset<G>, before: View<G>, entry: HeardEntry<G>, name: Name): readonly LogLine<G>[] {
  const { n, at } = entry;
  if (entry.kind === 'undo')
    return [
      { key: `${n}`, entry: n, at, seat: entry.seat, telling: tell('{name} takes it back.', { name: name(entry.seat) }), standing: true },
    ];
  if (entry.kind === 'rules')
    return [{ key: `${n}`, entry: n, at, telling: tell('The game goes on by other rules from here on.'), standing: true }];
  const seat = entry.kind === 'command' ? { seat: entry.seat } : {};
  const lines: LogLine<G>[] = [];
  let view = before;
  for (const [i, event] of entry.events.entries()) {
    const telling = ruleset.tell(view, event);
    if (telling) lines.push({ key: `${n}.${i}`, entry: n, at, ...seat, telling, event, standing: true });
    view = seenBy<G>(ruleset.evolve(view, event));
  }
  return lines;
}

export type Name = (seat: Seat) => string;

const MARKS: { readonly [kind in Mark['kind']]: string } = {
  conceded: '{name} concedes.',
  flagged: '{name} is out of time.',
  paused: '{name} pauses the game.',
  resumed: '{name} goes on with the game.',
  proposed: '{name} asks to take a move back.',
  refused: '{name} does not agree.',
};

const markLine = <G extends Shape>({ seq, at, entry, kind, seat, what }: Mark, name: Name): LogLine<G> => ({
  key: `t${seq}`,
  entry,
  at,
  seat,
  telling: tell(kind === 'proposed' && what === 'pause' ? '{name} asks for a pause.' : MARKS[kind], { name: name(seat) }),
  standing: true,
});

/** The log after one more entry: an undo strikes out what it takes back. */
export function logEntry<G extends Shape>(
  ruleset: Ruleset<G>,
  log: readonly LogLine<G>[],
  before: View<G>,
  entry: HeardEntry<G>,
  name: Name,
): readonly LogLine<G>[] {
  const lines = linesOf(ruleset, before, entry, name);
  if (entry.kind !== 'undo') return lines.length > 0 ? [...log, ...lines] : log;
  const gone = (line: LogLine<G>): boolean => line.standing && line.entry >= entry.to && !line.key.startsWith('t');
  return [...log.map(line => (gone(line) ? { ...line, standing: false } : line)), ...lines];
}

export const logMark = <G extends Shape>(log: readonly LogLine<G>[], mark: Mark, name: Name): readonly LogLine<G>[] => [
  ...log,
  markLine(mark, name),
];

/** The whole log in the order in which it happened. */
export function logOf<G extends Shape>(
  ruleset: Ruleset<G>,
  hearing: Hearing<G>,
  marks: readonly Mark[],
  name: Name,
): readonly LogLine<G>[] {
  let log: readonly LogLine<G>[] = [];
  let next = 0;
  const marksBefore = (entry: number): void => {
    while (next < marks.length && marks[next]!.entry < entry) log = logMark(log, marks[next++]!, name);
  };
  for (const [i, entry] of hearing.entries.entries()) {
    marksBefore(entry.n);
    log = logEntry(ruleset, log, hearing.before[i]!, entry, name);
  }
  marksBefore(Number.MAX_SAFE_INTEGER);
  return log;
}
