import type { Answer } from '@sortie/kernel';
import type { Location, Unit } from '@sortie/roster';
import { BOOK } from '../rules.ts';
import { subjectOf } from '../subject.ts';
import { scalesFor } from './scales.ts';

/** Tons of what is on board at one location, such as a hex of a structure that moves. */
export function loadAt(unit: Unit, at: Location): Answer {
  const subject = subjectOf({ ...unit, mounts: unit.mounts.filter(mount => mount.at === at) });
  return BOOK.told(BOOK.ask('loadAt', scalesFor(subject)));
}

/** Tons of an arm or a leg of a 'Mech that was torn off; nothing for whatever else it is made of. */
export const limbTons = (unit: Unit, at: Location): Answer => BOOK.told(BOOK.ask('limb', { subject: subjectOf(unit), at }));
