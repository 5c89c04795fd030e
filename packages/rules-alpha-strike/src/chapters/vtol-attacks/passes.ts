import { table as geometry } from '@sortie/geometry';
import { loadsOf } from '../../artillery/bomb-load.ts';
import { STRIP_LENGTH } from '../../attack/run-area.ts';
import type { Seen } from '../../rule.ts';
import type { MoveCommand, Point } from '../../shape.ts';
import { flies, foesOf, type Standing } from '../../state.ts';

const onGround = (view: Seen, unit: Standing): readonly Standing[] =>
  flies(unit) ? foesOf(view, unit.seat).filter(foe => !foe.hidden && !foe.airborne) : [];

/** Straight at an enemy and over it, far enough beyond for a strip. */
export const strafes = (view: Seen, unit: Standing, stay: MoveCommand): readonly MoveCommand[] =>
  onGround(view, unit).map(foe => ({ ...stay, path: [beyond(view, unit.at, foe.at)], run: { kind: 'strafe', leg: 0, height: 2 } }));

/** Just to the point for a bomb, and on. */
export function dives(view: Seen, unit: Standing, stay: MoveCommand): readonly MoveCommand[] {
  const carried = loadsOf(unit)[0]?.bomb;
  if (!carried) return [];
  return onGround(view, unit).map(foe => ({
    ...stay,
    path: [foe.at, beyond(view, unit.at, foe.at)],
    run: { kind: 'bomb', leg: 0, height: 2, bomb: carried },
  }));
}

function beyond({ table }: Seen, from: Point, over: Point): Point {
  const length = Math.max(1, geometry.distanceOf(from, over));
  const reach = Math.max(STRIP_LENGTH + 10, length + 508);
  const at = { x: from.x + Math.round(((over.x - from.x) * reach) / length), y: from.y + Math.round(((over.y - from.y) * reach) / length) };
  return { x: Math.max(0, Math.min(table.width, at.x)), y: Math.max(0, Math.min(table.height, at.y)) };
}
