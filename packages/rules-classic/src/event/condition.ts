import type { Alteration, Condition, UnitId } from '../shape.ts';

/** A condition has come or gone: `condition` is how the unit stands afterwards, `null` as everybody does. */
export type ConditionEvent = {
  readonly type: 'altered';
  readonly unit: UnitId;
  readonly what: Alteration;
  readonly condition: Condition | null;
};
