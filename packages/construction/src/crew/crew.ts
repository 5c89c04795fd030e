import type { Answer } from '@sortie/kernel';
import type { Unit } from '@sortie/roster';
import { BOOK } from '../rules.ts';
import { subjectOf } from '../subject.ts';

/** Everybody that an advanced support vehicle needs, and where they sleep. */
export interface Crew {
  readonly hands: Answer;
  readonly gunners: Answer;
  readonly officers: Answer;
  readonly quarters: { readonly tons: Answer; readonly slots: Answer };
}

/** The least crew of an advanced support vehicle, with so many posts that its gear does not tell; undefined for all other units. */
export function crewOf(unit: Unit, posts = 0): Crew | undefined {
  if (unit.kind !== 'support-vehicle') return undefined;
  const subject = subjectOf(unit);
  const hands = BOOK.ask('crew', { subject, posts });
  const gunners = BOOK.ask('gunners', subject);
  return BOOK.told({
    hands,
    gunners,
    officers: BOOK.ask('officers', { hands: hands.total + gunners.total }),
    quarters: { tons: BOOK.ask('quartersTons', subject), slots: BOOK.ask('quartersSlots', subject) },
  });
}
