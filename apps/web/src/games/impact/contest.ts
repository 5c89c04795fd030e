import { limitOf, type Muster, squadsLike, squadsMeeting, squadText, TRACKS } from '@sortie/rules-impact';
import type { Contest, Contestant } from '../../arena/contest.ts';
import { SQUADS } from '../../arena/squads.ts';
import { t, word } from '../../i18n/index.ts';

type Side = readonly Muster[];

function squadOf(side: Side): Contestant<Side> {
  const units = side.map(({ type, count }) => `${count} × ${t(TRACKS[type].name)}`);
  return { id: squadText(side), name: units.join(', '), units, kept: false, side };
}

/** Three soldiers of each sort in armor, or as many as there are. */
const soldiers = (): readonly Contestant<Side>[] =>
  squadsLike([]).flatMap(([one]) => (one ? [squadOf([{ type: one.type, count: Math.min(3, limitOf(one.type, 1)) }])] : []));

export const contest: Contest<Side> = {
  forces: async () => SQUADS.map(({ id, name, units }) => ({ ...squadOf(units), id, name: t(name) })),
  units: async () => soldiers(),
  field: async ({ side }) => squadsLike(side).map(squadOf),
  fieldWords: word('Of every other soldier in armor as many as cost about the same.'),
  meet: async (a, b) => squadsMeeting(a, b),
};
