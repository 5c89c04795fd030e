import { last, type Shape, seenBy, type View } from '@sortie/kernel';
import type { HeardEntry, LogLine } from '@sortie/table';
import type { GameFace, Told } from '../face.ts';
import type { Recording } from './recording.ts';

/** One picture of a replay: what happened last, and the table after it. */
export interface Frame {
  readonly view: View<Shape>;
  /** The view before, for what moves. */
  readonly before: View<Shape>;
  readonly event?: Shape['event'];
  readonly told?: Told;
  readonly line?: LogLine<Shape>;
}

/** Entries that were not taken back. */
export function standingEntries(entries: readonly HeardEntry<Shape>[]): readonly HeardEntry<Shape>[] {
  const live: HeardEntry<Shape>[] = [];
  for (const entry of entries) {
    if (entry.kind !== 'undo') live.push(entry);
    else while (live.length > 0 && last(live).n >= entry.to) live.pop();
  }
  return live;
}

/** Every event that somebody would read about or see is a frame; the others go with the one before. */
export function framesOf({ game, hearing, log }: Recording, face: GameFace<Shape>): readonly Frame[] {
  const { ruleset } = game;
  const lines = new Map(log.map(line => [line.key, line]));
  const first = hearing.before[0] ?? hearing.view;
  const frames: Frame[] = [{ view: first, before: first }];
  for (const entry of standingEntries(hearing.entries)) {
    if (entry.kind !== 'open' && entry.kind !== 'command') continue;
    let view = hearing.before[entry.n] ?? first;
    entry.events.forEach((event, i) => {
      const before = view;
      view = seenBy<Shape>(ruleset.evolve(before, event));
      const line = lines.get(`${entry.n}.${i}`);
      const told = face.told(before, event);
      if (line || told.mark) frames.push({ view, before, event, told, ...(line && { line }) });
      else frames[frames.length - 1] = { ...last(frames), view };
    });
  }
  return frames;
}

/** The frame that the next or previous mark of a kind stands at. */
export function jump(frames: readonly Frame[], from: number, by: 1 | -1, mark: NonNullable<Told['mark']>): number {
  for (let at = from + by; at >= 0 && at < frames.length; at += by) if (frames[at]?.told?.mark === mark) return at;
  return by > 0 ? frames.length - 1 : 0;
}
