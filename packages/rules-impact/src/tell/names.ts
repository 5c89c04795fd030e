import { groundOf } from '../board/compile.ts';
import type { State, UnitId } from '../model/state.ts';

/** A unit in the log: its side and its letter. */
export function name(state: State, id: UnitId): string {
  const { seat, tag } = state.units[id]!;
  return `${state.plan.forces[seat]!.name} ${tag}`;
}

export const side = (state: State, seat: number): string => state.plan.forces[seat]?.name ?? '';
export const place = (state: State, at: number): string => groundOf(state.map).name(at);
