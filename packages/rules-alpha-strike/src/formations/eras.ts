import type { Organization } from './attached.ts';

/** A time to play in, with its last year. */
export interface Era {
  readonly id: string;
  readonly name: string;
  readonly last: number;
}

export const ERAS: readonly Era[] = [
  { id: 'age-of-war', name: 'Age of War', last: 2570 },
  { id: 'star-league', name: 'Star League', last: 2780 },
  { id: 'succession-wars', name: 'Succession Wars', last: 3049 },
  { id: 'clan-invasion', name: 'Clan Invasion', last: 3061 },
  { id: 'civil-war', name: 'Civil War', last: 3067 },
  { id: 'jihad', name: 'Jihad', last: 3085 },
  { id: 'dark-age', name: 'Dark Age', last: 3150 },
];

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

export const eraNamed = (id: string | undefined): Era | undefined => ERAS.find(era => era.id === id);
export const factionNamed = (id: string | undefined): Faction | undefined => FACTIONS.find(faction => faction.id === id);
