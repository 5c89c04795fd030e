import type { ConditionEvent } from '../event/condition.ts';
import type { Condition, State, UnitId } from '../shape.ts';
import { unitAt } from '../state.ts';
import type { Fold } from './change.ts';

/** The same unit in another condition; one that is in none carries nothing. */
export function inCondition(state: State, id: UnitId, condition: Condition | null): State {
  const { condition: _before, ...plain } = unitAt(state, id);
  const units = state.units.slice();
  units[id] = condition ? { ...plain, condition } : plain;
  return { ...state, units };
}

const without = (state: State, id: UnitId, field: keyof Condition): State => {
  const { condition } = unitAt(state, id);
  if (condition?.[field] === undefined) return state;
  const { [field]: _gone, ...rest } = condition;
  return inCondition(state, id, Object.keys(rest).length > 0 ? rest : null);
};

/** No longer hull-down, no longer on a wall. */
export const upright = (state: State, id: UnitId): State => without(state, id, 'hullDown');
export const grounded = (state: State, id: UnitId): State => without(state, id, 'climbed');

export const foldCondition: Fold<ConditionEvent> = {
  altered: (state, { unit, condition }) => inCondition(state, unit, condition),
};
