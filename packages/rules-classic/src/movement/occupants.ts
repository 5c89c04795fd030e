import { type Hex, sameHex } from '@sortie/geometry';
import type { State, Unit, UnitId } from '../shape.ts';
import { unitAt } from '../state.ts';
import { crowds, fullOf, meets } from './crowding.ts';

/** Another unit in a hex that this one would run into there. */
export const otherAt = (state: State, id: UnitId, at: Hex, elevation?: number) =>
  state.units.find(other => other.id !== id && other.at !== null && sameHex(other.at, at) && crowds(unitAt(state, id), other, elevation));

/** Another unit in a hex that leaves no room for this one (TW-stack). */
export function fullAt(state: State, id: UnitId, at: Hex, elevation?: number): Unit | undefined {
  const unit = unitAt(state, id);
  const there = state.units.filter(
    other => other.id !== id && other.at !== null && sameHex(other.at, at) && meets(unit, other, elevation) && !hangsAbove(state, other),
  );
  return there.length > 0 ? fullOf(unit, there) : undefined;
}

/** Comes down on somebody, and has not done so yet: it takes no room (TW-stack). */
const hangsAbove = ({ phase }: State, { moved }: Unit): boolean => phase !== 'physical' && moved?.assault?.kind === 'dfa';
