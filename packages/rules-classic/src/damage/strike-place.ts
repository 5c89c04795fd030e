import type { Side } from '@sortie/geometry';
import type { Source } from '../event.ts';
import { locate, type Shield } from '../locations/locate.ts';
import type { LocationTable } from '../questions.ts';
import type { Play } from '../rule.ts';
import type { UnitId } from '../shape.ts';
import type { Location } from '../sheet/sheet.ts';
import { isProto, unitAt } from '../state.ts';
import { wound } from './damage.ts';

/** One lot of damage with a place of its own: roll for the place, then mark it, unless it is behind cover. */
export function strikePlace(
  play: Play,
  unit: UnitId,
  table: LocationTable,
  side: Side,
  points: number,
  source: Source,
  { pierces, ...shield }: Shield & { readonly pierces?: number } = {},
): Location | null {
  // Falls and the like strike a ProtoMech as blows do.
  const wanted = source.kind !== 'weapon' && isProto(unitAt(play.state, unit)) ? 'punch' : table;
  const { roll, location, critical, motive, covered } = locate(play, unit, wanted, side, points, shield);
  if (covered) return null;
  wound(play, {
    unit,
    location,
    rear: side === 'rear',
    points,
    critical,
    motive,
    side,
    source,
    ...(pierces === undefined ? {} : { pierces }),
    ...(unitAt(play.state, unit).flight ? { rolled: roll.total } : {}),
  });
  return location;
}
