import { last, type Ruleset, type Shape, seenBy, type View } from '@sortie/kernel';
import type { HeardEntry, LogLine } from '@sortie/table';

const known = new WeakMap<HeardEntry<Shape>, readonly View<Shape>[]>();

/** The picture just before the event that a line of the log tells of; an entry may have many events. */
export function viewBefore(
  ruleset: Ruleset<Shape>,
  entries: readonly HeardEntry<Shape>[],
  views: readonly View<Shape>[],
  { entry: n, key }: LogLine<Shape>,
): View<Shape> | undefined {
  const entry = entries[n];
  const first = views[n];
  if (!entry || !first || !('events' in entry)) return first;
  const at = Number(key.split('.')[1] ?? 0);
  const pictures = known.get(entry) ?? fold(ruleset, first, entry.events);
  known.set(entry, pictures);
  return pictures[at] ?? first;
}

function fold(ruleset: Ruleset<Shape>, first: View<Shape>, events: readonly Shape['event'][]): readonly View<Shape>[] {
  const views = [first];
  for (const event of events) views.push(seenBy<Shape>(ruleset.evolve(last(views), event)));
  return views;
}
