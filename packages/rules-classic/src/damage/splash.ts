import type { RuleId } from '@sortie/kernel';
import { locate } from '../locations/locate.ts';
import type { Play } from '../rule.ts';
import type { UnitId } from '../shape.ts';
import type { Location } from '../sheet/sheet.ts';
import { wound } from './damage.ts';

/** A die of damage to a place at random: never the head, and never one that was struck before. */
export function splash(play: Play, id: UnitId, rule: RuleId, before: readonly Location[] = []): Location {
  const points = play.roll(1, 6, rule).total;
  let { location } = locate(play, id, 'body', 'front', points);
  while (location === 'HD' || before.includes(location)) ({ location } = locate(play, id, 'body', 'front', points));
  wound(play, { unit: id, location, rear: false, points, critical: false, side: 'front', source: { kind: 'slide' } });
  return location;
}
