import { table as terrain } from '@sortie/board';
import { type FreeGround, type Spot, type TableShape, tableGround } from '@sortie/board-view';
import { INCH, toPoint, toSpot, units } from './scale.ts';

const grounds = new WeakMap<terrain.TablePlan, FreeGround>();

/** Countries of the generator's scenes, by the name that it gives its tables. */
const themeOf = (name = ''): string => (/^(wasteland|desert)/i.test(name) ? 'desert' : 'grass');

function shapeOf(piece: terrain.Piece): TableShape {
  const { id, kind, outline, cf } = piece;
  return {
    id,
    kind,
    outline:
      outline.kind === 'circle'
        ? { kind: 'circle', at: toSpot(outline.at), radius: units(outline.radius) }
        : { kind: 'polygon', points: outline.points.map(toSpot) },
    level: terrain.levelOf(piece),
    height: units(terrain.heightOf(piece)),
    depth: units(terrain.depthOf(piece)),
    ...(cf === undefined ? {} : { text: `CF ${cf}` }),
  };
}

/** Half the side of a hex of two inches. */
const HALF_SIDE = 147;
const CORNERS = [
  [-1, -1],
  [1, -1],
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
] as const;

function gridOf({ hexes }: terrain.TablePlan): readonly (readonly Spot[])[] | undefined {
  if (!hexes) return undefined;
  const found: (readonly Spot[])[] = [];
  for (let column = 0; column < hexes.columns; column++) {
    for (let row = 0; row < hexes.rows; row++) {
      const { x, y } = terrain.hexCentre(column, row);
      found.push(CORNERS.map(([dx, dy]) => toSpot({ x: x + dx * HALF_SIDE, y: y + dy * INCH })));
    }
  }
  return found;
}

/** A table as a board to look at; painted once for each plan. */
export function groundOfPlan(plan: terrain.TablePlan): FreeGround {
  const known = grounds.get(plan);
  if (known) return known;
  const hexes = gridOf(plan);
  const made = tableGround({
    extent: toSpot({ x: plan.width, y: plan.height }),
    inch: units(INCH),
    theme: themeOf(plan.name),
    shapes: plan.pieces.map(shapeOf),
    ...(hexes
      ? { hexes, snap: (at: Spot) => toSpot(terrain.standingPoint(plan, toPoint(at))), stride: { x: units(441), y: units(2 * INCH) } }
      : {}),
  });
  grounds.set(plan, made);
  return made;
}
