import type { Table } from '../rule.ts';
import type { UnitId } from '../shape.ts';
import type { Pace } from './pace.ts';

/** Tell how far a unit has come. */
export function stepTo(play: Table, id: UnitId, steps: string, pace: Pace): void {
  const { at: to, facing, spent, hexes, heading, turned, prone, condition, elevation } = pace;
  const altered = condition !== (play.state.units[id]!.condition ?? null);
  const higher = elevation === undefined ? {} : { elevation };
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
