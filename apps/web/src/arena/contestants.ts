import type { Force } from '@sortie/roster';
import { keptForces } from '../forces/store.ts';
import { t } from '../i18n/index.ts';
import { forceOf, LANCES } from './lances.ts';

/** Something that can be pitted against something else. */
export interface Contestant {
  readonly id: string;
  readonly name: string;
  readonly units: readonly string[];
  readonly kept: boolean;
  /** Of Alpha Strike; record sheets speak for themselves. */
  readonly force?: Force;
}

/** Forces kept on this device first, then those that everybody has. */
export async function forces(): Promise<readonly Contestant[]> {
  const kept = await keptForces().catch(() => []);
  return [
    ...kept
      .filter(({ force }) => force.members.length > 0)
      .map(({ id, force }) => ({ id, name: force.name || t('A force without a name'), units: unitsOf(force), kept: true, force })),
    ...LANCES.map(lance => ({ id: lance.id, name: t(lance.name), units: lance.units, kept: false, force: forceOf(lance) })),
  ];
}

const unitsOf = ({ members }: Force): readonly string[] =>
  members.map(member => ('unit' in member ? member.unit : 'card' in member ? member.card.name : member.file.name));

/** Units of the catalogue that fight on the ground, each as a force of one. */
export async function units(): Promise<readonly Contestant[]> {
  const { groundUnits } = await import('./ground-units.ts');
  return groundUnits().map(alone);
}

const alone = (name: string): Contestant => ({
  id: name,
  name,
  units: [name],
  kept: false,
  force: { name, edition: 'current', members: [{ unit: name, skill: 4 }] },
});

/** Whom a unit meets: others of its kind at about its price, or every other sheet of the box. */
export async function fieldOf(unit: Contestant, all: readonly Contestant[]): Promise<readonly Contestant[]> {
  if (!unit.force) return all.filter(({ id }) => id !== unit.id);
  const { peersCalled } = await import('./ground-units.ts');
  return peersCalled(unit.name).map(alone);
}

/** The record sheets of the box. */
export async function sheets(): Promise<readonly Contestant[]> {
  const { BOX_SHEETS } = await import('@sortie/rules-quick-start');
  return BOX_SHEETS.map(({ code, name, tons }) => ({
    id: code,
    name: `${name} ${code}`,
    units: [t('{tons} tons', { tons })],
    kept: false,
  }));
}
