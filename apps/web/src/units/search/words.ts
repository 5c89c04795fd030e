import type { Filter, QueryFault } from '@sortie/convert';
import type { Kind, TechBase } from '@sortie/roster';
import { word } from '../../i18n/index.ts';

export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  mech: word("'Mechs"),
  protomech: word('ProtoMechs'),
  vehicle: word('Combat vehicles'),
  'support-vehicle': word('Support vehicles'),
  'battle-armor': word('Battle armor'),
  infantry: word('Infantry'),
  fighter: word('Aerospace fighters'),
  'conventional-fighter': word('Conventional fighters'),
  'small-craft': word('Small craft'),
  dropship: word('DropShips'),
  jumpship: word('JumpShips'),
  warship: word('WarShips'),
  'space-station': word('Space stations'),
  'mobile-structure': word('Mobile structures'),
  emplacement: word('Gun emplacements'),
  'handheld-weapon': word('Handheld weapons'),
};

export const TECH_NAMES: Readonly<Record<TechBase | 'mixed', string>> = {
  'inner-sphere': word('Inner Sphere'),
  clan: word('Clan'),
  mixed: word('Mixed'),
};

export const FILTER_NAMES: Readonly<Record<Filter, string>> = {
  kind: word('Kind'),
  role: word('Role'),
  tech: word('Technology'),
  subtype: word('Subtype'),
  source: word('Source'),
  level: word('Rules level'),
  faction: word('Faction'),
  era: word('Era'),
  specials: word('Abilities'),
  points: word('Points'),
  bv: word('Battle Value'),
  cost: word('Price in C-bills'),
  size: word('Size'),
  move: word('Movement'),
  jump: word('Jump'),
  tmm: word('TMM'),
  short: word('Damage, short'),
  medium: word('Damage, medium'),
  long: word('Damage, long'),
  extreme: word('Damage, extreme'),
  overheat: word('Overheat'),
  armor: word('Armor'),
  structure: word('Structure'),
  tons: word('Tons'),
  year: word('Year'),
};

export const FAULTS: Readonly<Record<QueryFault['why'], string>> = {
  'no such filter': word('{part}: there is no such filter. Try kind, role, points, size, move, long, specials or era.'),
  'not a range': word('{part}: write a number, or a range such as 20-40, 20- or -40.'),
  'no such era': word('{part}: there is no such era. Try succession-wars, clan-invasion or -jihad.'),
  'nothing asked': word('{part} what?'),
};
