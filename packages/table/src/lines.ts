import { nth, type Ruleset, type Seat, type Shape, seenBy, type Telling, tell, type View } from '@sortie/kernel';
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
      { key: `${n}`, entry: n, at, seat: entry.seat, telling: tell('{name} undoes it.', { name: name(entry.seat) }), standing: true },
    ];
  if (entry.kind === 'rules')
    return [{ key: `${n}`, entry: n, at, telling: tell('From here on the game follows other rules.'), standing: true }];
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

const MARKS = {
  conceded: '{name} concedes.',
  flagged: '{name} is out of time.',
  drawn: 'The sides agree to a draw.',
  paused: '{name} pauses the game.',
  resumed: '{name} resumes the game.',
  refused: '{name} declines.',
  undo: '{name} asks to undo a move.',
  pause: '{name} asks for a pause.',
  draw: '{name} offers a draw.',
} as const;

function markTold(mark: Mark, name: Name): Telling {
  if (mark.kind === 'recovered')
    return tell('The table was damaged and continues from its last complete record. Entries lost: {lost}.', { lost: mark.lost });
  if (mark.kind === 'rushed')
    return mark.percent > 0
      ? tell('{name} ran out of time after {percent} % of its thinking.', { name: name(mark.seat), percent: mark.percent })
      : tell('{name} had no time to think and played the simplest move.', { name: name(mark.seat) });
  return tell(MARKS[mark.kind === 'proposed' ? mark.what : mark.kind], { name: name(mark.seat) });
}

const markLine = <G extends Shape>(mark: Mark, name: Name): LogLine<G> => ({
  key: `t${mark.seq}`,
  entry: mark.entry,
  at: mark.at,
  ...('seat' in mark && { seat: mark.seat }),
  telling: markTold(mark, name),
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
    while (next < marks.length && nth(marks, next).entry < entry) log = logMark(log, nth(marks, next++), name);
  };
  for (const [i, entry] of hearing.entries.entries()) {
    marksBefore(entry.n);
    log = logEntry(ruleset, log, nth(hearing.before, i), entry, name);
  }
  marksBefore(Number.MAX_SAFE_INTEGER);
  return log;
}
