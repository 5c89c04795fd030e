import type { Answer } from '@sortie/kernel';
import type { Location, Unit } from '@sortie/roster';
import { BOOK } from '../rules.ts';
import { called, isSupport, subjectOf } from '../subject.ts';
import { neededSlots } from './slots.ts';

/** Slots that one thing fills. */
export interface Space {
  readonly name: string;
  readonly at: Location;
  readonly slots: Answer;
}

export interface Spaces {
  readonly things: readonly Space[];
  /** Slots that are filled and that there are, where a whole unit shares them. */
  readonly filled?: number;
  readonly room?: Answer;
}

/** What fills how many slots; undefined for kinds that are counted otherwise. */
export function spaces(unit: Unit): Spaces | undefined {
  const subject = subjectOf(unit);
  const things = subject.fittings.flatMap((one): Space[] => {
    const slots = BOOK.ask('space', { ...one, subject });
    return slots.terms.length === 0 ? [] : [{ name: called(one), at: one.mount.at, slots }];
  });
  if (!isSupport(subject)) return things.length === 0 ? undefined : BOOK.told({ things });
  return BOOK.told({ things, filled: neededSlots(subject, BOOK), room: BOOK.ask('room', subject) });
}
