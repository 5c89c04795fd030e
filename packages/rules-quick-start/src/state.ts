import { type Hex, sameHex } from '@sortie/geometry';
import { nth, type Seat } from '@sortie/kernel';
import type { Mech, Side, State, UnitId } from './shape.ts';

/** The same state with one 'Mech altered. */
export function withUnit(state: State, id: UnitId, change: Partial<Mech>): State {
  const units = state.units.slice();
  units[id] = { ...nth(units, id), ...change };
  return { ...state, units };
}

/** On the map and in the fight. */
export type Standing = Mech & { readonly at: Hex };

export const isFighting = (unit: Mech | undefined): unit is Standing => unit !== undefined && unit.fate === 'fighting' && unit.at !== null;

export const fighting = (state: State): readonly Standing[] => state.units.filter(isFighting);

export const ofSide = (state: State, side: Side): readonly Mech[] => state.units.filter(unit => unit.side === side);

export const sideOf = ({ attackingSeat }: State, seat: Seat): Side => (seat === attackingSeat ? 'attacker' : 'defender');

export const otherSeat = (seat: Seat): Seat => 1 - seat;

/** The 'Mech in a hex, if there is one. */
export function unitAt(state: State, h: Hex): Mech | undefined {
  for (const unit of state.units) if (unit.at !== null && sameHex(unit.at, h)) return unit;
  return undefined;
}

/** "Griffin"; with its code or a number as far as it takes to tell it from the others. */
export function callSign(state: State, id: UnitId): string {
  const unit = state.units[id];
  if (!unit) return `unit ${id}`;
  const { name, code } = unit.sheet;
  const namesakes = state.units.filter(other => other.sheet.name === name);
  if (namesakes.length === 1) return name;
  const twins = namesakes.filter(other => other.sheet.code === code);
  return twins.length === 1 ? `${name} ${code}` : `${name} ${code} #${twins.indexOf(unit) + 1}`;
}

/** What the 'Mech in a hex is called. */
export const nameAt = (state: State, h: Hex): string => callSign(state, unitAt(state, h)?.id ?? -1);
