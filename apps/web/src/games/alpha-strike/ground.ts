import { table as terrain } from '@sortie/board';
import type { FreeGround, Sky, Spot } from '@sortie/board-view';
import type { View } from '@sortie/kernel';
import { type AlphaStrike, callSign, isOn, measureOf, radiusOf } from '@sortie/rules-alpha-strike';
import { t, word } from '../../i18n/index.ts';
import { groundOfPlan } from './plan.ts';
import { compass, degreesOf, type Heading, headingOf, inchWords, type Point, toPoint } from './scale.ts';

type Seen = View<AlphaStrike>;

const DARK: { readonly [L in Seen['weather']['light']]: number } = { day: 0, dusk: 0.35, night: 0.6, moonless: 0.8, 'pitch-black': 1 };

/** Night, fog and hail over the table. */
function skyOf({ light, fog, hail }: Seen['weather']): Sky | undefined {
  const dark = DARK[light];
  const weather = hail > 0 ? 'hail' : fog > 0 ? 'fog' : undefined;
  if (dark === 0 && !weather) return undefined;
  return { ...(dark > 0 && { dark }), ...(weather && { weather, strength: Math.max(fog, hail) > 1 ? 1 : 0.65 }) };
}

export const groundOf = ({ table, weather }: Seen): FreeGround => groundOfPlan(table, skyOf(weather));

/** The facing that is meant by a turn of the token: on hexes the nearest side. */
export const facingOf = ({ table }: Seen, degrees: number): Heading => measureOf(table).facing(headingOf(degrees));

const TURN = 15;
const HEX_TURN = 60;

/** A token turned by a step: a hexside, or a part of a quarter. */
export const turnedIn = (view: Seen, degrees: number, by: number): number =>
  degreesOf(facingOf(view, (degrees + by * (view.table.hexes ? HEX_TURN : TURN) + 360) % 360));

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
