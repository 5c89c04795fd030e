import type { Table } from '../rule.ts';
import type { UnitId } from '../shape.ts';
import type { Pace } from './trace.ts';

/** Tell how far a unit has come. */
export function stepTo(play: Table, id: UnitId, steps: string, { at: to, facing, spent, hexes, heading, turned, prone }: Pace): void {
  play.emit({ type: 'stepped', unit: id, steps, to, facing, spent, hexes, heading, turned, prone });
}
