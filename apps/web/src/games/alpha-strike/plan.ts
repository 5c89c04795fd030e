import { table as terrain } from '@sortie/board';
import { type FreeGround, type Sky, type Spot, type TableShape, tableGround } from '@sortie/board-view';
import { INCH, toPoint, toSpot, units } from './scale.ts';

const grounds = new WeakMap<terrain.TablePlan, Map<string, FreeGround>>();

/** Countries by the name of a table: those of the generator's scenes, and what people call their own. */
const COUNTRIES: readonly (readonly [word: RegExp, theme: string])[] = [
  [/wasteland|desert|dune/i, 'desert'],
  [/town|city|urban/i, 'urban'],
  [/snow|ice|arctic|winter/i, 'snow'],
  [/volcan|magma|lava/i, 'volcano'],
  [/moon|lunar|vacuum/i, 'lunar'],
  [/mars|red/i, 'mars'],
  [/jungle|tropic/i, 'tropical'],
  [/fung/i, 'fungal'],
  [/crystal/i, 'crystalline'],
  [/caustic|acid/i, 'caustic'],
];

const themeOf = (name = ''): string => COUNTRIES.find(([word]) => word.test(name))?.[1] ?? 'grass';

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
export function groundOfPlan(plan: terrain.TablePlan, sky?: Sky): FreeGround {
  const all = grounds.get(plan) ?? new Map<string, FreeGround>();
  grounds.set(plan, all);
  const key = JSON.stringify(sky ?? {});
  const known = all.get(key);
  if (known) return known;
  const hexes = gridOf(plan);
  const made = tableGround({
    extent: toSpot({ x: plan.width, y: plan.height }),
    inch: units(INCH),
    theme: themeOf(plan.name),
    ...(sky && { sky }),
    shapes: plan.pieces.map(shapeOf),
    ...(hexes
      ? { hexes, snap: (at: Spot) => toSpot(terrain.standingPoint(plan, toPoint(at))), stride: { x: units(441), y: units(2 * INCH) } }
      : {}),
  });
  all.set(key, made);
  return made;
}
