import { muster } from '@sortie/convert';
import { tell } from '@sortie/kernel';
import type { Force } from '@sortie/roster';
import { entriesOf, meeting } from '@sortie/rules-alpha-strike';
import { alone, catalogueForces } from '../../arena/catalogue-forces.ts';
import type { Contest } from '../../arena/contest.ts';
import { groundUnits, peersCalled } from '../../arena/ground-units.ts';
import { word } from '../../i18n/index.ts';

const entriesIn = (force: Force) => entriesOf(muster(force).recruits, force.formations).entries;

export const contest: Contest<Force> = {
  forces: catalogueForces,
  units: async () => groundUnits().map(alone),
  field: async unit => peersCalled(unit.name).map(alone),
  fieldWords: word('Units of its kind that cost about the same; it meets each of them alone.'),
  meet: async (a, b) => {
    const [first, second] = [entriesIn(a), entriesIn(b)];
    if (first.length === 0 || second.length === 0) return tell('One of the forces has nobody who fights on the ground.');
    return meeting(first, second);
  },
};
