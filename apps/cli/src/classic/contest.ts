import { CATALOGUE, find, nameOf } from '@sortie/roster';
import { forcesMeeting, isPlayable } from '@sortie/rules-classic';
import { type Contest, contestOf } from '../arena/contest.ts';
import { classicForce } from './orders.ts';

/** So many units make a field. */
const MOST = 8;

/** Units of its kind, the nearest in weight first. */
function field(name: string): readonly string[] {
  const own = find(name);
  if (!own) return [];
  return CATALOGUE.filter(other => other !== own && other.kind === own.kind && isPlayable(other))
    .sort((x, y) => Math.abs(x.tons - own.tons) - Math.abs(y.tons - own.tons) || (nameOf(x) < nameOf(y) ? -1 : 1))
    .slice(0, MOST)
    .map(nameOf);
}

export const contest: Contest = contestOf({ read: classicForce, meet: forcesMeeting, field });
