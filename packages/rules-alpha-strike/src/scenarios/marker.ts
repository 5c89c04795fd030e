import type { Seat } from '@sortie/kernel';
import type { Card } from '../card/card.ts';
import { has, hasAny } from '../card/specials.ts';
import type { Mission, State, Unit } from '../shape.ts';
import { inContact, isOn, markOf, onTable, type Standing } from '../state.ts';
import { freight } from '../transport/cargo-size.ts';

/** Tons that are of Size 1 for everybody. */
const LIGHT = 5;

/** A flag: freight of Size 1 that nothing harms. */
export const flagCard: Card = { ...freight(LIGHT), name: 'Flag', specials: ['TON5', 'FLAG'] };
/** A place that is fought for: two inches across, and nobody carries it away. */
export const objectiveCard: Card = { ...freight(LIGHT), name: 'Objective', specials: ['TON5', 'OBJ'] };

export const isFlag = (unit: { readonly card: Card } | undefined): boolean => unit !== undefined && has(unit, 'FLAG');
export const isMarker = (unit: { readonly card: Card } | undefined): boolean => unit !== undefined && hasAny(unit, 'FLAG', 'OBJ');

/** Whose flag it is; −1 for nobody's. */
export const ownerOf = (flag: Unit): Seat => markOf(flag, 'flag')?.seat ?? -1;
/** Who has a marker now: the side that carries a flag, has brought it home, or has captured a place. */
export const takenBy = (marker: Unit): Seat => markOf(marker, 'taken')?.seat ?? -1;
export const broughtBy = (flag: Unit): Seat => markOf(flag, 'home')?.seat ?? -1;

export const flagsOf = (state: State): readonly Unit[] => state.units.filter(isFlag);
export const objectivesOf = (state: State): readonly Standing[] => onTable(state).filter(unit => has(unit, 'OBJ'));
export const carrierOf = (state: State, flag: Unit): Unit | undefined => (flag.rides === null ? undefined : state.units[flag.rides]);

/** Units of a side whose bases touch a marker. */
export const touching = (state: State, marker: Standing, seat: Seat): readonly Standing[] =>
  onTable(state).filter(unit => unit.seat === seat && !unit.airborne && isOn(unit) && inContact(unit, marker));

/** Is this the mission, in its plain form or in one of these? */
export const is = (
  state: Pick<State, 'mission'>,
  kind: Mission['order']['kind'],
  ...variants: readonly (Mission['order']['variant'] | 'plain')[]
): boolean => {
  const order = state.mission?.order;
  return order?.kind === kind && (variants.length === 0 || variants.includes(order.variant ?? 'plain'));
};

export const defenderOf = (state: Pick<State, 'attacker'>): Seat => (state.attacker === 1 ? 0 : 1);
/** Units that a side has brought, markers and sensors left out. */
export const forceOf = (state: State, seat: Seat): readonly Unit[] =>
  state.units.filter(unit => unit.seat === seat && !isMarker(unit) && !unit.marks.some(({ kind }) => kind === 'sensor'));
