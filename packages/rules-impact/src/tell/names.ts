import { groundOf } from '../board/compile.ts';
import { forceAt, unitAt } from '../model/lookup.ts';
import type { State, UnitId } from '../model/state.ts';

/** A unit in the log: its side and its letter. */
export function name(state: State, id: UnitId): string {
  const { seat, tag } = unitAt(state, id);
  return `${forceAt(state, seat).name} ${tag}`;
}

export const side = (state: State, seat: number): string => state.plan.forces[seat]?.name ?? '';
export const place = (state: State, at: number): string => groundOf(state.map).name(at);
