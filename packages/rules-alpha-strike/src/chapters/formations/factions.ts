import type { Organization } from './attached.ts';

/** Whom a force serves, as far as that says how it is organised and whose machines it has. */
export interface Faction {
  readonly id: string;
  readonly name: string;
  readonly organization: Organization;
  /** Year from which it has machines of the Clans; absent for those who build them. */
  readonly clanTech?: number;
}

/** The Inner Sphere had no machines of the Clans before it had met them and taken some. */
const CAPTURED = 3052;

export const FACTIONS: readonly Faction[] = [
  { id: 'inner-sphere', name: 'Inner Sphere', organization: 'sphere', clanTech: CAPTURED },
  { id: 'periphery', name: 'Periphery', organization: 'sphere', clanTech: CAPTURED },
  { id: 'mercenary', name: 'Mercenaries', organization: 'sphere', clanTech: CAPTURED },
  { id: 'clan', name: 'Clan', organization: 'clan' },
  { id: 'comstar', name: 'ComStar', organization: 'comstar', clanTech: CAPTURED },
  { id: 'word-of-blake', name: 'Word of Blake', organization: 'comstar', clanTech: CAPTURED },
];

export const factionNamed = (id: string | undefined): Faction | undefined => FACTIONS.find(faction => faction.id === id);
