import { CARDS, type Entry, squadronsMeeting } from '@sortie/rules-radar';
import type { Contest, Contestant } from '../../arena/contest.ts';
import { word } from '../../i18n/index.ts';

type Side = readonly Entry[];

const squadron = (id: string, ...craft: readonly string[]): Contestant<Side> => ({
  id,
  name: craft.join(', '),
  units: craft,
  kept: false,
  side: craft.map(one => ({ craft: one })),
});

/** Squadrons that cost about the same. */
const SQUADRONS: readonly Contestant<Side>[] = [
  squadron('light', 'Kestrel', 'Kestrel', 'Kestrel', 'Peregrine', 'Peregrine'),
  squadron('heavy', 'Goshawk', 'Condor', 'Goshawk'),
  squadron('bombers', 'Albatross', 'Condor', 'Goshawk'),
  squadron('ship', 'Corsair'),
  squadron('escort', 'Drover', 'Condor', 'Kestrel'),
];

const FIGHTING: readonly string[] = ['AF', 'SC', 'DA', 'DS', 'WS'];
const alone = (name: string): Contestant<Side> => squadron(name, name);

/** Craft of its type, the nearest in price first. */
function field(name: string): readonly Contestant<Side>[] {
  const own = CARDS.find(card => card.name === name);
  return own === undefined
    ? []
    : CARDS.filter(({ type, name: other }) => type === own.type && other !== name)
        .sort((x, y) => Math.abs(x.pv - own.pv) - Math.abs(y.pv - own.pv))
        .map(card => alone(card.name));
}

export const contest: Contest<Side> = {
  forces: async () => SQUADRONS,
  units: async () => CARDS.filter(({ type }) => FIGHTING.includes(type)).map(({ name }) => alone(name)),
  field: async ({ name }) => field(name),
  fieldWords: word('Craft of its kind; it meets each of them alone.'),
  meet: async (a, b) => squadronsMeeting(a, b),
};
