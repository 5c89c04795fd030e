import { CORNERS, centreOf, FACINGS, type Facing, type Hex, hexKey, neighbour } from '@sortie/geometry';
import { addHex } from '../ground/patch.ts';

/** The hexsides between a group of hexes and everything else. */
export function borderOf(hexes: readonly Hex[]): readonly (readonly [Hex, Facing])[] {
  const inside = new Set(hexes.map(hexKey));
  return hexes.flatMap(h => FACINGS.filter(facing => !inside.has(hexKey(neighbour(h, facing)))).map(facing => [h, facing] as const));
}

export function borderPath(hexes: readonly Hex[]): Path2D {
  const path = new Path2D();
  for (const [h, facing] of borderOf(hexes)) {
    const { x, y } = centreOf(h);
    const a = CORNERS[facing]!;
    const b = CORNERS[(facing + 1) % 6]!;
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
