import type { Ruleset, Shape, View } from '@sortie/kernel';
import type { HeardEntry, LogLine } from '@sortie/table';
import { viewBefore } from '../before-event.ts';
import type { GameFace, Told } from '../face.ts';

/** Something that happened, as it is told, with the picture just before it. */
export interface Happening {
  readonly line: LogLine<Shape>;
  readonly told: Told;
  readonly before: View<Shape> | undefined;
}

export interface Heard {
  readonly ruleset: Ruleset<Shape>;
  readonly log: readonly LogLine<Shape>[];
  readonly entries: readonly HeardEntry<Shape>[];
  readonly views: readonly View<Shape>[];
}

const NOTHING: Told = { kind: 'other' };
const known = new WeakMap<GameFace<Shape>, WeakMap<Shape['event'], Told>>();

/** What the face of the game says of an event; it is asked once. */
export function toldOnce(face: GameFace<Shape>, before: View<Shape>, event: Shape['event']): Told {
  const kept = known.get(face) ?? new WeakMap<Shape['event'], Told>();
  known.set(face, kept);
  const told = kept.get(event) ?? face.told(before, event);
  kept.set(event, told);
  return told;
}

/** Each line of the log with what is behind it. */
export const happenings = ({ ruleset, log, entries, views }: Heard, face: GameFace<Shape>): readonly Happening[] =>
  log.map(line => {
    const before = viewBefore(ruleset, entries, views, line);
    return { line, told: line.event && before ? toldOnce(face, before, line.event) : NOTHING, before };
  });
