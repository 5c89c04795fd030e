import type { Seat } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { forceAt } from '../model/lookup.ts';
import type { State, Unit, UnitId } from '../model/state.ts';
import type { Book } from '../rule.ts';
import { BOXES, isDroneKind, isFlyer, TRACKS, type UnitType } from './types.ts';

export const is = (unit: Unit, type: UnitType): boolean => unit.card?.type === type;

export const damageOf = (unit: Unit): number => unit.card?.damage ?? 0;
export const isDown = (unit: Unit): boolean => damageOf(unit) >= BOXES && unit.kind === 'armored';
export const isDrone = (unit: Unit): boolean => isDroneKind(unit.kind);
export const isSoldier = (unit: Unit): boolean => !isDroneKind(unit.kind);
export const flies = (unit: Unit): boolean => isFlyer(unit.kind);

export const onMap = (unit: Unit): boolean => unit.place === 'map';
/** Standing somewhere that is known to whoever asks. */
export const isPlaced = (unit: Unit): unit is Unit & { readonly at: number } => unit.place === 'map' && unit.at !== null;

/** The number under the first open box (4.2); `undefined` for a card one may not see. */
function trackOf(unit: Unit, row: 'attack' | 'shield' | 'move'): number | undefined {
  if (!unit.card) return undefined;
  const track = TRACKS[unit.card.type][row];
  return track[Math.min(unit.card.damage, track.length - 1)];
}
export const attackOf = (unit: Unit): number => trackOf(unit, 'attack') ?? 0;
export const shieldOf = (unit: Unit): number | undefined => trackOf(unit, 'shield');
export const moveOf = (unit: Unit): number => trackOf(unit, 'move') ?? 0;

/** An attack weakens with the way: this is how far much of an ordinary one is left, and how far heavier weapons reach. */
const ORDINARY_REACH = 30;
const SPENT = 5;
export const reachOf = (unit: Unit): number =>
  Math.max(ORDINARY_REACH, (attackOf(unit) - SPENT) * (unit.card ? TRACKS[unit.card.type].attenuation : 0));

export const unitsOf = (state: State, seat: Seat): readonly Unit[] => state.units.filter(unit => unit.seat === seat);
export const enemyOf = (seat: Seat): Seat => 1 - seat;

/** In good order: neither shocked nor panicked nor down. */
export const inOrder = (unit: Unit): boolean => unit.morale === 'good' && !isDown(unit);

/** The turn on which a reserve may come on. */
export function arrivalOf(state: State, unit: Unit): number {
  const turns = forceAt(state, unit.seat).enters?.turns ?? [1];
  return turns[Math.max(0, (unit.squad ?? 0) - 1)] ?? turns[0] ?? 1;
}

/** Neither done nor down, and on the map or about to come on. */
export const isAvailable = (state: State, unit: Unit): boolean =>
  !unit.done && !isDown(unit) && (unit.place === 'map' || (unit.place === 'reserve' && arrivalOf(state, unit) <= state.turn));

/** Could its owner still do something with it this turn? */
export const isIdle = (state: State, book: Book, unit: Unit): boolean => book.holds('idle', { state, unit }) !== undefined;

/** Units at rest on a place, whoever they are. */
export function occupants(state: State, at: number, except?: UnitId): readonly Unit[] {
  const ground = groundOf(state.map);
  return state.units.filter(unit => unit.id !== except && isPlaced(unit) && ground.clash(unit.at, at));
}
