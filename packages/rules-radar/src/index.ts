export { CARDS, cardNamed } from './card/cards.ts';
export { radar } from './game.ts';
export { nameOfSector } from './map/sectors.ts';
export { NOWHERE, nameOfZone } from './map/zones.ts';
export type { Entry, Radar, Setup, State, Unit } from './shape.ts';
export { callSign, isFighting } from './state.ts';
export { radarWatch } from './watch.ts';
