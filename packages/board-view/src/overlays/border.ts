import { CORNERS, centreOf, FACINGS, type Facing, type Hex, hexKey, neighbour, nth } from '@sortie/geometry';
import { addHex } from '../ground/patch.ts';
import { isHex } from '../place.ts';
import type { Place } from '../scene.ts';

/** The hexsides between a group of hexes and everything else. */
export function borderOf(hexes: readonly Hex[]): readonly (readonly [Hex, Facing])[] {
  const inside = new Set(hexes.map(hexKey));
  return hexes.flatMap(h => FACINGS.filter(facing => !inside.has(hexKey(neighbour(h, facing)))).map(facing => [h, facing] as const));
}

export function borderPath(hexes: readonly Hex[]): Path2D {
  const path = new Path2D();
  for (const [h, facing] of borderOf(hexes)) {
    const { x, y } = centreOf(h);
    const a = nth(CORNERS, facing);
    const b = nth(CORNERS, (facing + 1) % 6);
    path.moveTo(x + a.x, y + a.y);
    path.lineTo(x + b.x, y + b.y);
  }
  return path;
}

export function areaPath(hexes: readonly Hex[], grow = 0): Path2D {
  const path = new Path2D();
  for (const h of hexes) {
    const { x, y } = centreOf(h);
    addHex(path, x, y, grow);
  }
  return path;
}

/** Around a spot: where a unit of this width would stand. */
const SPOT_WIDTH = 40;

/** The outline of one place: its hex, or a circle a little larger than what stands there. */
export function placePath(at: Place, grow = 0, width = SPOT_WIDTH): Path2D {
  if (isHex(at)) return areaPath([at], grow);
  const path = new Path2D();
  path.arc(at.x, at.y, width / 2 + 4 + grow, 0, 7);
  return path;
}
