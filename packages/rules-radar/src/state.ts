import { nth } from '@sortie/kernel';
import { isOuter, NOWHERE } from './map/zones.ts';
import type { Book } from './rule.ts';
import type { Doings, Engagement, Hits, State, Unit, UnitId } from './shape.ts';

/** The same state with one craft altered. */
export function withUnit(state: State, id: UnitId, change: Partial<Unit>): State {
  const units = state.units.slice();
  units[id] = { ...nth(units, id), ...change };
  return { ...state, units };
}

export function withDoings(state: State, id: UnitId, change: Partial<Doings>): State {
  return withUnit(state, id, { turn: { ...nth(state.units, id).turn, ...change } });
}

export const FRESH_TURN: Doings = {
  moved: false,
  late: false,
  maneuvered: false,
  shifted: false,
  attacks: 0,
  spent: [],
  primary: null,
  met: [],
  screen: 0,
  afar: false,
  overheat: 0,
  engaged: false,
  initiated: false,
  strayed: false,
  orbit: null,
  done: false,
};

export const UNHURT: Hits = {
  fireControl: 0,
  engine: 0,
  thruster: 0,
  crew: 0,
  kfDrive: 0,
  dock: 0,
  dockingCollar: 0,
  kfBoom: 0,
  doors: [],
  weapons: [],
};

/** On a map and free to act: not docked. */
type Active = Unit & { readonly fate: 'fighting' };
export const isFighting = (unit: Unit | undefined): unit is Active => unit !== undefined && unit.fate === 'fighting';
/** Still in the game, on a map or on its way. */
export const isLeft = ({ fate }: Unit): boolean => fate === 'fighting' || fate === 'waiting' || fate === 'reserve' || fate === 'docked';

export const fighting = (state: State): readonly Unit[] => state.units.filter(isFighting);

/** Engaged with somebody now. */
export const isEngaged = (state: State, id: UnitId): boolean => state.engagements.some(({ a, b }) => a === id || b === id);
/** Held in its zone. */
export const isPinned = (state: State, id: UnitId, book: Book): boolean => book.holds('pinned', { state, id }) !== undefined;
export const sameEngagement = (one: Engagement, other: Engagement): boolean =>
  (one.a === other.a && one.b === other.b) || (one.a === other.b && one.b === other.a);

/** In the same sector, at the same height. */
export const sharesSector = (one: Unit, other: Unit): boolean => one.sector === other.sector && one.sunk === other.sunk;
/** In the same zone of the same standard map. */
export const sharesZone = (one: Unit, other: Unit): boolean =>
  one.sector === other.sector && one.zone === other.zone && one.zone !== NOWHERE;

/** Inside of an atmosphere: the Outer Ring lies above it. */
export const isInAir = ({ sunk, zone }: Unit): boolean => sunk && !isOuter(zone);

export const dockedTo = (state: State, id: UnitId): readonly Unit[] =>
  state.units.filter(unit => unit.fate === 'docked' && unit.parent === id);

/** The name, with a number as far as it takes to tell it from the others. */
export function callSign(state: State, id: UnitId): string {
  const unit = state.units[id];
  if (!unit) return `unit ${id}`;
  const namesakes = state.units.filter(({ card }) => card.name === unit.card.name);
  return namesakes.length === 1 ? unit.card.name : `${unit.card.name} #${namesakes.indexOf(unit) + 1}`;
}
