import { table as terrain } from '@sortie/board';
import { type FreeGround, type Spot, type TableShape, tableGround } from '@sortie/board-view';
import type { View } from '@sortie/kernel';
import { type AlphaStrike, callSign, isOn, radiusOf } from '@sortie/rules-alpha-strike';
import { t, word } from '../../i18n/index.ts';
import { compass, INCH, inchWords, type Point, toPoint, toSpot, units } from './scale.ts';

type Seen = View<AlphaStrike>;

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

export const groundOf = ({ table }: Seen): FreeGround => groundOfPlan(table);

/** The point of the table that is meant by a spot of the board. */
export const pointAt = ({ table }: Seen, spot: Spot): Point => terrain.standingPoint(table, toPoint(spot));

const KINDS: { readonly [K in terrain.PieceKind]: string } = {
  hill: word('hill'),
  woods: word('woods'),
  jungle: word('jungle'),
  water: word('water'),
  rough: word('rough'),
  rubble: word('rubble'),
  pavement: word('pavement'),
  road: word('road'),
  bridge: word('bridge'),
  building: word('building'),
  wall: word('wall'),
  field: word('field'),
  swamp: word('swamp'),
  mud: word('mud'),
  snow: word('deep snow'),
  sand: word('sand'),
  tundra: word('tundra'),
  ice: word('ice'),
  magma: word('magma'),
  gravel: word('gravel'),
  industrial: word('industrial zone'),
  rails: word('rails'),
  fortified: word('field works'),
  smoke: word('smoke'),
  fire: word('fire'),
};

export const kindWord = (kind: terrain.PieceKind): string => KINDS[kind];

/** What lies at a point, in a few words: "woods, 2″ up". */
export function groundWords(view: Seen, at: Point): string {
  const { elevation, depth, pieces } = terrain.groundAt(view.table, at);
  const kinds = [...new Set(pieces.map(({ kind }) => kind))].filter(kind => kind !== 'hill').map(kind => t(KINDS[kind]));
  const up = elevation > 0 ? [t('{height} up', { height: inchWords(elevation) })] : [];
  const deep = depth > 0 ? [t('{depth} deep', { depth: inchWords(depth) })] : [];
  return [...kinds, ...up, ...deep].join(', ') || t('open ground');
}

/** A place in words: inches from the north-west corner, ground, who stands there. */
export function describeAt(view: Seen, spot: Spot): string {
  const at = pointAt(view, spot);
  const place = t('{x} from the west, {y} from the north: {ground}', {
    x: inchWords(at.x),
    y: inchWords(at.y),
    ground: groundWords(view, at),
  });
  const unit = view.units.find(one => isOn(one) && Math.hypot(one.at.x - at.x, one.at.y - at.y) <= radiusOf(one));
  if (!unit) return place;
  return `${place}. ${t('{unit}, facing {facing}', { unit: callSign(view, unit.id), facing: compass(unit.facing) })}`;
}
