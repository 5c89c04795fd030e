import { tell } from '@sortie/kernel';
import { CATALOGUE, type Force, find, nameOf } from '@sortie/roster';
import { forcesMeeting, isPlayable } from '@sortie/rules-classic';
import { alone, catalogueForces } from '../../arena/catalogue-forces.ts';
import type { Contest } from '../../arena/contest.ts';
import { word } from '../../i18n/index.ts';
import { entriesOf } from '../../setup/classic/entry-for.ts';

/** So many units make a field. */
const MOST = 8;

/** Units of its kind, the nearest in weight first. */
function peersOf(name: string): readonly string[] {
  const own = find(name);
  if (!own) return [];
  return CATALOGUE.filter(other => other !== own && other.kind === own.kind && isPlayable(other))
    .sort((x, y) => Math.abs(x.tons - own.tons) - Math.abs(y.tons - own.tons) || (nameOf(x) < nameOf(y) ? -1 : 1))
    .slice(0, MOST)
    .map(nameOf);
}

export const contest: Contest<Force> = {
  forces: catalogueForces,
  units: async () => CATALOGUE.filter(isPlayable).map(nameOf).sort().map(alone),
  field: async unit => peersOf(unit.name).map(alone),
  fieldWords: word('Units of its kind that weigh about the same; it meets each of them alone.'),
  tons: true,
  meet: async (a, b) => {
    const [first, second] = [entriesOf(a), entriesOf(b)];
    if (first.length === 0 || second.length === 0) return tell('One of the forces has nobody whom the classic game can play.');
    return forcesMeeting(first, second);
  },
};
