import type { Condition, StepWord, Unit } from '../shape.ts';
import { isCoreStep } from '../shape.ts';
import type { Fault } from './pace.ts';

const RESTING: ReadonlySet<StepWord> = new Set<StepWord>(['left', 'right', 'goProne', 'standUp']);

/** Whoever hangs on a wall climbs and does nothing else; whoever is hull-down gets up before it goes anywhere, unless it drives. */
export function heldBack({ wear }: Unit, condition: Condition | null, step: StepWord): Fault | null {
  if (wear || condition === null) return null;
  if (condition.climbed && isCoreStep(step)) return 'steps';
  return condition.hullDown && !RESTING.has(step) ? 'prone' : null;
}

/** Lies down, or has fallen: neither hull-down nor on a wall. */
export function lying(condition: Condition | null): Condition | null {
  if (!condition?.hullDown) return condition;
  const { hullDown: _before, ...rest } = condition;
  return Object.keys(rest).length > 0 ? rest : null;
}
