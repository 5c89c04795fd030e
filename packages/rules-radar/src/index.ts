export { CARDS, cardNamed } from './card/cards.ts';
export { radar } from './game.ts';
export { AWAY, nameOfSector, sectorNamed } from './map/sectors.ts';
export { NOWHERE, nameOfZone, ZONES } from './map/zones.ts';
export { CAPITAL, type Command, type Entry, type Radar, type Setup, type State, type Unit } from './shape.ts';
export { callSign, isFighting } from './state.ts';
export { radarWatch } from './watch.ts';
