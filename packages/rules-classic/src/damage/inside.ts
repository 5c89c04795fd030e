import { criticals, loseLocation } from '../criticals/criticals.ts';
import type { Play } from '../rule.ts';
import type { UnitId } from '../shape.ts';
import type { Location } from '../sheet/sheet.ts';
import { unitAt } from '../state.ts';

/** Damage to the structure of one location, past its armor; what is more than it can take is lost. */
export function woundInside(play: Play, id: UnitId, location: Location, points: number): void {
  const structure = Math.min(points, unitAt(play.state, id).structure[location] ?? 0);
  if (structure === 0) return;
  const source = { kind: 'slide' } as const;
  play.emit({ type: 'damaged', unit: id, location, rear: false, armor: 0, structure, counts: structure, source });
  criticals(play, id, location);
  if (unitAt(play.state, id).structure[location] === 0) loseLocation(play, id, location, 'destroyed');
}
