import { nth, type Seat, type Variant } from '@sortie/kernel';
import type { Event } from '../model/event.ts';
import { unitAt } from '../model/lookup.ts';
import type { Active, Card, SideState, State, Unit, UnitId } from '../model/state.ts';

/** Folds one kind of fact into the state. */
export type Fold<T extends Event['type']> = (state: State, event: Variant<Event, T>) => State;
export type Folds<T extends Event['type']> = { readonly [K in T]: Fold<K> };

export function changeUnit(state: State, id: UnitId, change: Partial<Unit>): State {
  const units = state.units.slice();
  units[id] = { ...nth(units, id), ...change };
  return { ...state, units };
}

/** A change on the tracking card; nothing for whoever does not see it. */
export function changeCard(state: State, id: UnitId, change: (card: Card) => Partial<Card>): State {
  const { card } = unitAt(state, id);
  return card ? changeUnit(state, id, { card: { ...card, ...change(card) } }) : state;
}

export function changeSide(state: State, seat: Seat, change: Partial<SideState>): State {
  const sides = [state.sides[0], state.sides[1]] as [SideState, SideState];
  sides[seat] = { ...nth(sides, seat), ...change };
  return { ...state, sides };
}

/** A change of the activation going on, if it is this unit's. */
export const changeActive = (state: State, unit: UnitId, change: Partial<Active>): State =>
  state.active?.unit === unit ? { ...state, active: { ...state.active, ...change } } : state;

export const allUnits = (state: State, change: (unit: Unit) => Unit): State => ({ ...state, units: state.units.map(change) });
