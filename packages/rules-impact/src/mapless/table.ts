import { HEADINGS, type Heading } from '@sortie/geometry';
import { nth } from '@sortie/kernel';
import type { Ground } from '../board/ground.ts';
import type { Edge, MapState, Piece, TablePlan } from '../board/plan.ts';
import { CHART, type Terrain } from '../terrain/chart.ts';
import {
  apart,
  BASE_RADIUS,
  basesOverlap,
  centresWithin,
  edgesWithin,
  INCH,
  inchesBetween,
  markerWithin,
  placeAt,
  placeX,
  placeY,
} from './measure.ts';
import { tableSight } from './sight.ts';

/** One inch along each of the six headings, and between them. */
const STEPS: readonly (readonly [number, number])[] = [
  [0, -254],
  [220, -127],
  [220, 127],
  [0, 254],
  [-220, 127],
  [-220, -127],
  [127, -219],
  [254, 0],
  [127, 219],
  [-127, 219],
  [-254, 0],
  [-127, -219],
];

/** An open table as a ground: no meta-hexes, only what a base or a line touches (17.5). */
export function openTable(map: MapState, plan: TablePlan): Ground {
  const [width, depth] = [plan.width * INCH, plan.depth * INCH];
  const has = (at: number): boolean =>
    at >= 0 &&
    placeX(at) >= BASE_RADIUS &&
    placeX(at) <= width - BASE_RADIUS &&
    placeY(at) >= BASE_RADIUS &&
    placeY(at) <= depth - BASE_RADIUS;
  const touched = (at: number): readonly Piece[] => plan.pieces.filter(piece => baseTouches(piece, at));
  const tileAt = (at: number): Terrain | undefined => nearestMarker(map.tiles, at);
  const terrain = (at: number): Terrain => tileAt(at) ?? strongest(touched(at));
  const level = (at: number): number => Math.max(0, ...touched(at).map(piece => piece.level ?? 0));
  const riseOf = (kind: Terrain, piece?: Piece): number =>
    piece?.height ?? (kind === 'woods' ? map.woodsHeight : kind === 'building' ? map.buildingHeight : CHART[kind].height);
  const move = (at: number, [dx, dy]: readonly [number, number]): number | undefined => {
    const [x, y] = [placeX(at) + dx, placeY(at) + dy];
    return x < 0 || y < 0 || !has(placeAt(x, y)) ? undefined : placeAt(x, y);
  };
  return {
    kind: 'table',
    spots: gridOf(plan),
    has,
    terrain,
    work: at => nearestMarker(map.works, at),
    storeys: at => nearestMarker(map.storeys, at) ?? 0,
    level,
    top: at => {
      const tile = tileAt(at);
      return level(at) + Math.max(0, tile ? riseOf(tile) : 0, ...touched(at).map(piece => riseOf(piece.terrain, piece)));
    },
    range: inchesBetween,
    adjacent: (a, b) => a !== b && edgesWithin(a, b, INCH),
    clash: basesOverlap,
    reaches: (at, marker, inches) => markerWithin(at, marker, inches * INCH),
    neighbours: at => STEPS.map(step => move(at, step)).filter(place => place !== undefined),
    isStep: (from, to) => from !== to && has(to) && centresWithin(from, to, INCH),
    step: (at, heading) => move(at, nth(STEPS, heading)),
    heading: headingBetween,
    edges: at => edgesAt(at, width, depth),
    gap: (at, edge) => distanceToEdge(at, edge, width, depth),
    toEdge: (at, edge) => Math.floor(distanceToEdge(at, edge, width, depth) / INCH),
    blocked: tableSight(plan.pieces, piece => (piece.level ?? 0) + riseOf(piece.terrain, piece), level),
    name: at => `${inches(placeX(at))}″ ${inches(placeY(at))}″`,
    named: () => undefined,
    panels: 1,
    onPanel: (_, row, column) => placeAt(spread(width, column - 1, 33), spread(depth, row, 17)),
    panelsAt: () => [0],
  };
}

function gridOf(plan: TablePlan): readonly number[] {
  const places: number[] = [];
  for (let y = 1; y < plan.depth; y++) for (let x = 1; x < plan.width; x++) places.push(placeAt(x * INCH, y * INCH));
  return places;
}

/** The nearest point of the rectangle is no further from the centre than the base is wide. */
function baseTouches(piece: Piece, at: number): boolean {
  const dx = placeX(at) - clamp(placeX(at), piece.x, piece.x + piece.width);
  const dy = placeY(at) - clamp(placeY(at), piece.y, piece.y + piece.depth);
  return dx * dx + dy * dy <= BASE_RADIUS * BASE_RADIUS;
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

function strongest(pieces: readonly Piece[]): Terrain {
  let best: Terrain = 'clear';
  for (const { terrain } of pieces)
    if (CHART[terrain].cover < CHART[best].cover || (best === 'clear' && CHART[terrain].cover === 0)) best = terrain;
  return best;
}

/** Tiles and markers lie within half an inch around their place. */
function nearestMarker<T>(markers: { readonly [place: string]: T }, at: number): T | undefined {
  for (const [place, marker] of Object.entries(markers)) if (apart(Number(place), at) <= INCH / 2 + BASE_RADIUS) return marker;
  return undefined;
}

function headingBetween(from: number, to: number): Heading {
  const [x, y] = [placeX(to) - placeX(from), placeY(to) - placeY(from)];
  let best: Heading = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const heading of HEADINGS) {
    const [sx, sy] = nth(STEPS, heading);
    if (x * sx + y * sy > most) [best, most] = [heading, x * sx + y * sy];
  }
  return best;
}

const distanceToEdge = (at: number, edge: Edge, width: number, depth: number): number =>
  ({ north: placeY(at), south: depth - placeY(at), west: placeX(at), east: width - placeX(at) })[edge];

const edgesAt = (at: number, width: number, depth: number): readonly Edge[] =>
  (['north', 'east', 'south', 'west'] as const).filter(edge => distanceToEdge(at, edge, width, depth) <= INCH);

const spread = (length: number, step: number, steps: number): number =>
  clamp(Math.floor((length * step) / steps), BASE_RADIUS, length - BASE_RADIUS);

const inches = (tenths: number): string => `${Math.floor(tenths / INCH)}.${Math.floor(((tenths % INCH) * 10) / INCH)}`;
