// For the words of every chapter: an import for its effect stays in declarations.
import './chapters.ts';

export { ARCS, type Arc, type Bracket, WEAPON_CLASSES, type WeaponClass } from './card/card.ts';
export { CARDS, cardNamed } from './card/cards.ts';
export { isFighter } from './card/craft.ts';
export type { Event } from './event.ts';
export type { Foreseen } from './foresee.ts';
export { foresee, radar, rungs } from './game.ts';
export { AWAY, nameOfSector, SECTORS, sectorNamed } from './map/sectors.ts';
export { NOWHERE, nameOfZone, ZONES } from './map/zones.ts';
export { radarScenes } from './scene/scenes.ts';
export { squadronsMeeting } from './setup/grounds.ts';
export {
  ATMOSPHERE,
  CAPITAL,
  type Command,
  type Crit,
  type Entry,
  type Phase,
  type Radar,
  type Setup,
  type State,
  type Unit,
} from './shape.ts';
export { callSign, isFighting } from './state.ts';
export { ARC_NAMES, BOMB_NAMES, BRACKET_NAMES, CRIT_NAMES, WEAPON_NAMES } from './tell/names.ts';
