import { peersOf } from '@sortie/convert';
import { find, nameOf } from '@sortie/roster';
import { type Entry, entriesOf, meeting } from '@sortie/rules-alpha-strike';
import { type Contest, contestOf, type Fielded, wrong } from '../arena/contest.ts';
import { isCampaign, marching } from '../campaign/recruits.ts';
import { callUp } from '../units/called-up.ts';

/** An army of a campaign, a force file, or names of units separated by commas. */
export function alphaStrikeForce(text: string): Fielded<Entry> {
  if (isCampaign(text)) return marching(text);
  const called = callUp(text);
  if (!called.ok) return called;
  const { entries, left } = entriesOf(called.recruits, called.force.formations);
  return left.length > 0
    ? wrong(`${called.name}: ${left.join(', ')} cannot fight on the ground`)
    : { ok: true, name: called.name, entries };
}

/** The nearest in price of its type. */
function field(name: string): readonly string[] {
  const unit = find(name);
  return unit ? peersOf(unit).map(nameOf) : [];
}

export const contest: Contest = contestOf({ read: alphaStrikeForce, meet: meeting, field });
