import { criticals, loseLocation } from '../../criticals/criticals.ts';
import type { Table } from '../../rule.ts';
import type { UnitId } from '../../shape.ts';
import type { Location } from '../../sheet/sheet.ts';

/** Damage to the structure of one location, past its armor; what is more than it can take is lost. */
export function woundInside(play: Table, id: UnitId, location: Location, points: number): void {
  const structure = Math.min(points, play.state.units[id]!.structure[location] ?? 0);
  if (structure === 0) return;
  const source = { kind: 'slide' } as const;
  play.emit({ type: 'damaged', unit: id, location, rear: false, armor: 0, structure, counts: structure, source });
  criticals(play, id, location);
  if (play.state.units[id]!.structure[location] === 0) loseLocation(play, id, location, 'destroyed');
}
