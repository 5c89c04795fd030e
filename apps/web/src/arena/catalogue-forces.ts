import type { Force } from '@sortie/roster';
import { keptForces } from '../forces/store.ts';
import { t } from '../i18n/index.ts';
import type { Contestant } from './contest.ts';
import { forceOf, LANCES } from './lances.ts';

const unitsOf = ({ members }: Force): readonly string[] =>
  members.map(member => ('unit' in member ? member.unit : 'card' in member ? member.card.name : member.file.name));

/** Forces kept on this device first, then those that everybody has. */
export async function catalogueForces(): Promise<readonly Contestant<Force>[]> {
  const kept = await keptForces().catch(() => []);
  return [
    ...kept
      .filter(({ force }) => force.members.length > 0)
      .map(({ id, force }) => ({
        id,
        name: force.name || t('A force without a name'),
        units: unitsOf(force),
        kept: true,
        side: force,
      })),
    ...LANCES.map(lance => ({ id: lance.id, name: t(lance.name), units: lance.units, kept: false, side: forceOf(lance) })),
  ];
}

/** One unit of the catalogue as a force. */
export const alone = (name: string): Contestant<Force> => ({
  id: name,
  name,
  units: [name],
  kept: false,
  side: { name, edition: 'current', members: [{ unit: name, skill: 4 }] },
});
