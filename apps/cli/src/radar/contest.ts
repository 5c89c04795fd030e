import { CARDS, cardNamed, type Entry, squadronsMeeting } from '@sortie/rules-radar';
import { type Contest, contestOf, type Fielded, wrong } from '../arena/contest.ts';
import { forceOf } from './orders.ts';

/** A force file, or names of craft separated by commas. */
function read(text: string): Fielded<Entry> {
  const found = forceOf(text, text);
  return 'problem' in found ? wrong(found.problem) : { ok: true, name: text, entries: found.entries };
}

/** So many craft make a field. */
const MOST = 6;

/** Craft of its type, the nearest in price first. */
function field(name: string): readonly string[] {
  const own = cardNamed(name);
  if (!own) return [];
  return CARDS.filter(({ type, name: other }) => type === own.type && other !== name)
    .sort((x, y) => Math.abs(x.pv - own.pv) - Math.abs(y.pv - own.pv) || (x.name < y.name ? -1 : 1))
    .slice(0, MOST)
    .map(card => card.name);
}

export const contest: Contest = contestOf({ read, meet: squadronsMeeting, field });
