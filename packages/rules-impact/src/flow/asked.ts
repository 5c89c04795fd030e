import { type Seat, sure } from '@sortie/kernel';
import { unitAt } from '../model/lookup.ts';
import type { Active, Pending, State, Unit } from '../model/state.ts';

/** The interruption this seat has to answer now, if it is of one of these kinds. */
export function askedFor<K extends Pending['kind']>(state: State, seat: Seat, ...kinds: readonly K[]): (Pending & { kind: K }) | undefined {
  const top = state.pending.at(-1);
  return top && top.seat === seat && (kinds as readonly string[]).includes(top.kind) ? (top as Pending & { kind: K }) : undefined;
}

/** Is it this seat's impulse, with nobody activated yet? */
export const isImpulse = (state: State, seat: Seat): boolean =>
  state.phase === 'impulses' && state.pending.length === 0 && state.active === null && state.toAct === seat;

export interface Acting {
  readonly active: Active;
  readonly unit: Unit;
}

/** The soldier this seat is moving or firing with right now. */
export function acting(state: State, seat: Seat): Acting | undefined {
  const { active, pending } = state;
  if (!active || pending.length > 0 || active.plan || active.shot) return undefined;
  const unit = unitAt(state, active.unit);
  return unit.seat === seat ? { active, unit } : undefined;
}

/** The same, where somebody has to be acting. */
export const actor = (state: State, seat: Seat): Acting => sure(acting(state, seat), 'the acting soldier');

/** Has it done nothing yet but look around? */
export const isFresh = ({ moved, shots, painted, stopped }: Active): boolean => !moved && shots === 0 && painted === null && !stopped;

/** Is the seat asked for anything at all? */
export function hasTheFloor(state: State, seat: Seat): boolean {
  const top = state.pending.at(-1);
  if (top) return top.seat === seat;
  return isImpulse(state, seat) || acting(state, seat) !== undefined;
}
