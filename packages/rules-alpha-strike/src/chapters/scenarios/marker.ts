import { type Seat, sure } from '@sortie/kernel';
import type { Card } from '../../card/card.ts';
import { has } from '../../card/specials.ts';
import { isMarker } from '../../card/things.ts';
import type { State, Unit } from '../../shape.ts';
import { inContact, isOn, marked, markOf, onTable, type Standing } from '../../state.ts';
import { freight } from '../external-cargo/cargo-size.ts';
import type { Mission } from './mission.ts';

/** Tons of a load of each Size; the first is of Size 1 for everybody. */
const TONS = [5, 40, 60, 80, 300] as const;
const [LIGHT] = TONS;

/** A flag: freight that nothing harms, of Size 1 unless a campaign has it otherwise. */
export function flagCard(size = 1): Card {
  const card = freight(TONS[size - 1] ?? LIGHT);
  return { ...card, name: 'Flag', specials: [...card.specials, 'FLAG'] };
}
/** A place that is fought for: two inches across, and nobody carries it away. */
export const objectiveCard: Card = { ...freight(LIGHT), name: 'Objective', specials: ['TON5', 'OBJ'] };

export const isFlag = (unit: { readonly card: Card } | undefined): boolean => unit !== undefined && has(unit, 'FLAG');

/** Whose flag it is; −1 for nobody's. */
export const ownerOf = (flag: Unit): Seat => markOf(flag, 'flag')?.seat ?? -1;
/** Who has a marker now: the side that carries a flag, has brought it home, or has captured a place. */
export const takenBy = (marker: Unit): Seat => markOf(marker, 'taken')?.seat ?? -1;
export const broughtBy = (flag: Unit): Seat => markOf(flag, 'brought')?.seat ?? -1;

export const flagsOf = (state: State): readonly Unit[] => state.units.filter(isFlag);
export const objectivesOf = (state: State): readonly Standing[] => onTable(state).filter(unit => has(unit, 'OBJ'));
export const carrierOf = (state: State, flag: Unit): Unit | undefined => (flag.rides === null ? undefined : state.units[flag.rides]);

/** Units of a side whose bases touch a marker. */
export const touching = (state: State, marker: Standing, seat: Seat): readonly Standing[] =>
  onTable(state).filter(unit => unit.seat === seat && !unit.airborne && isOn(unit) && inContact(unit, marker));

/** The mission of a fight that has one. */
export const missionIn = (state: Pick<State, 'mission'>): Mission => sure(state.mission, 'mission');

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
  state.units.filter(unit => unit.seat === seat && !isMarker(unit) && !marked(unit, 'sensor'));

/** Does this side write something down before the first turn: its objectives, or its commander? */
export function writes(state: State, seat: Seat): 'buildings' | 'commander' | undefined {
  if (is(state, 'reconnaissance')) return is(state, 'reconnaissance', 'easter-egg') || seat === defenderOf(state) ? 'buildings' : undefined;
  return is(state, 'stand-up-fight', 'crush-the-head') && state.mission?.order.secret ? 'commander' : undefined;
}
