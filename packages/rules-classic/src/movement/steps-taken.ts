import type { Play } from '../rule.ts';
import type { StepWord, UnitId } from '../shape.ts';
import { unitAt } from '../state.ts';
import type { Pace } from './pace.ts';

/** Tell how far a unit has come. */
export function stepTo(play: Play, id: UnitId, steps: readonly StepWord[], pace: Pace): void {
  const { at: to, facing, spent, hexes, heading, turned, prone, condition, elevation } = pace;
  const altered = condition !== (unitAt(play.state, id).condition ?? null);
  const before = unitAt(play.state, id).elevation;
  const higher = elevation === undefined ? (before === undefined ? {} : { elevation: null }) : { elevation };
  play.emit({
    type: 'stepped',
    unit: id,
    steps,
    to,
    facing,
    spent,
    hexes,
    heading,
    turned,
    prone,
    ...(altered ? { condition } : {}),
    ...higher,
  });
}
