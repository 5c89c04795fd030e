import type { Event } from '../event.ts';
import type { Fresh, Moved, State, Unit, UnitId } from '../shape.ts';
import { unitAt, withUnit } from '../state.ts';

/** How each fact of a theme is folded into the state. */
export type Fold<T extends Event> = { readonly [E in T['type']]: (state: State, event: Extract<T, { readonly type: E }>) => State };

export const UNHARMED: Fresh = {
  damage: 0,
  slots: [],
  gone: [],
  causes: [],
  defended: [],
  fainting: false,
  fallen: false,
  doomed: null,
};

export const change = (state: State, id: UnitId, alter: (unit: Unit) => Partial<Unit>): State =>
  withUnit(state, id, alter(unitAt(state, id)));

/** Something was damaged now, for whoever can know that. */
export const harmNow = ({ lastHarm, turn }: State): number => (lastHarm < 0 ? lastHarm : turn);

export const moving = (state: State, id: UnitId, more: Partial<Moved>): State =>
  change(state, id, ({ moved }) => (moved ? { moved: { ...moved, ...more } } : {}));
