import { muster } from '@sortie/convert';
import type { Force } from '@sortie/roster';
import { type Entry, entriesOf } from '@sortie/rules-alpha-strike';

export interface Fielded {
  readonly entries: readonly Entry[];
  readonly points: number;
  /** Names of those that stay behind: they do not fight on the ground, or cannot be had. */
  readonly behind: readonly string[];
}

/** A force as an Alpha Strike game takes it. */
export function fielded(force: Force): Fielded {
  const { recruits, findings } = muster(force);
  const { entries, left } = entriesOf(recruits, force.formations);
  const missing = findings.flatMap(({ place }) => (place === undefined ? [] : [nameAt(force, place)]));
  return { entries, points: entries.reduce((sum, { pv = 0 }) => sum + pv, 0), behind: [...missing, ...left] };
}

/** What a member is called in the list, if there is one at this place. */
export function nameAt({ members }: Force, place: number): string {
  const member = members[place];
  if (!member) return '';
  return 'unit' in member ? member.unit : 'file' in member ? member.file.name : member.card.name;
}
