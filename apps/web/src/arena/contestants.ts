import type { Force } from '@sortie/roster';
import { keptForces } from '../forces/store.ts';
import { t } from '../i18n/index.ts';
import { forceOf, LANCES } from './lances.ts';
import type { BalanceGame, Fielded } from './measuring.ts';
import { SQUADS } from './squads.ts';

/** In which game, and with what. */
type Fights = { readonly [G in BalanceGame]: { readonly game: G; readonly side: Fielded[G] } }[BalanceGame];

/** Something that can be pitted against something else. */
export interface Contestant {
  readonly id: string;
  readonly name: string;
  readonly units: readonly string[];
  readonly kept: boolean;
  readonly fights: Fights;
}

/** Forces kept on this device first, then those that everybody has. */
export async function forces(): Promise<readonly Contestant[]> {
  const kept = await keptForces().catch(() => []);
  return [
    ...kept
      .filter(({ force }) => force.members.length > 0)
      .map(({ id, force }) => ({
        id,
        name: force.name || t('A force without a name'),
        units: unitsOf(force),
        kept: true,
        fights: inCards(force),
      })),
    ...LANCES.map(lance => ({ id: lance.id, name: t(lance.name), units: lance.units, kept: false, fights: inCards(forceOf(lance)) })),
  ];
}

const inCards = (side: Force): Fights => ({ game: 'alpha-strike', side });

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
  fights: inCards({ name, edition: 'current', members: [{ unit: name, skill: 4 }] }),
});

/** Whom a unit meets: others of its kind at about its price, every other sheet of the box, or as many of every other soldier as cost about the same. */
export async function fieldOf(unit: Contestant, all: readonly Contestant[]): Promise<readonly Contestant[]> {
  if (unit.fights.game === 'quick-start') return all.filter(({ id }) => id !== unit.id);
  if (unit.fights.game === 'impact') {
    const { squadsLike } = await import('@sortie/rules-impact');
    return Promise.all(squadsLike(unit.fights.side).map(squadOf));
  }
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
    fights: { game: 'quick-start', side: [code] },
  }));
}

/** Squads of Impact that are there for everybody. */
export const squads = (): Promise<readonly Contestant[]> =>
  Promise.all(SQUADS.map(async ({ id, name, units: side }) => ({ ...(await squadOf(side)), id, name: t(name) })));

/** Three soldiers of each sort in armor, or as many as there are. */
export async function soldiers(): Promise<readonly Contestant[]> {
  const { limitOf, squadsLike } = await import('@sortie/rules-impact');
  return Promise.all(squadsLike([]).map(([one]) => squadOf([{ type: one!.type, count: Math.min(3, limitOf(one!.type, 1)) }])));
}

async function squadOf(side: Fielded['impact']): Promise<Contestant> {
  const { squadText, TRACKS } = await import('@sortie/rules-impact');
  const units = side.map(({ type, count }) => `${count} × ${t(TRACKS[type].name)}`);
  return { id: squadText(side), name: units.join(', '), units, kept: false, fights: { game: 'impact', side } };
}
