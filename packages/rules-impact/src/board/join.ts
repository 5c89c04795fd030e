import { HEADINGS, type Heading, headingX, headingY, type Spot, spotAt, spotDistance, spotX, spotY } from '@sortie/geometry';
import { nth, numberAt } from '@sortie/kernel';
import { remembering } from '../sight/memory.ts';
import { panelSight } from '../sight/panels.ts';
import { CHART, TERRAINS, type Terrain } from '../terrain/chart.ts';
import type { Ground } from './ground.ts';
import {
  COLUMNS,
  columnAt,
  columnNumber,
  type PanelSketch,
  panelPoint,
  panelX,
  panelY,
  pointExists,
  ROWS,
  rowAt,
  rowLetter,
  SPAN,
} from './panel.ts';
import { PANELS } from './panels.ts';
import type { Edge, MapState, PanelPlan, PanelRef } from './plan.ts';

interface Laid {
  readonly sketch: PanelSketch;
  readonly turned: boolean;
  readonly label: string;
  /** Doubled coordinates of its north-west corner. */
  readonly x: number;
  readonly y: number;
}

/** Panels laid edge to edge as one lattice. Coinciding edge points are one point with several names. */
export function joinPanels(map: MapState, plan: PanelPlan): Ground {
  const laid = layOut(plan);
  const [width, depth] = [SPAN * Math.max(...plan.rows.map(row => row.length)), SPAN * plan.rows.length];
  const terrain = new Uint8Array((depth + 1) << 8);
  const level = new Int8Array((depth + 1) << 8);
  const top = new Int8Array((depth + 1) << 8).fill(-128);
  const rises = new Uint8Array((depth + 1) << 8);
  const spots = printed(laid, terrain, level);
  for (const [spot, tile] of Object.entries(map.tiles)) terrain[Number(spot)] = TERRAINS.indexOf(tile);
  for (const spot of spots) {
    const rise = heightAt(map, spot, nth(TERRAINS, numberAt(terrain, spot)));
    top[spot] = numberAt(level, spot) + rise;
    rises[spot] = rise > 0 ? 1 : 0;
  }
  const has = (at: Spot): boolean => (top[at] ?? -128) !== -128;
  const around = new Map<Spot, readonly Spot[]>();
  const step = (at: Spot, heading: Heading): Spot | undefined => {
    const x = spotX(at) + headingX(heading);
    const y = spotY(at) + headingY(heading);
    return x < 0 || y < 0 || x > 255 || !has(spotAt(x, y)) ? undefined : spotAt(x, y);
  };
  const ground: Ground = {
    kind: 'panels',
    spots,
    has,
    terrain: at => nth(TERRAINS, numberAt(terrain, at)),
    work: at => map.works[at],
    storeys: at => map.storeys[at] ?? 0,
    level: at => numberAt(level, at),
    top: at => numberAt(top, at),
    range: spotDistance,
    adjacent: (a, b) => spotDistance(a, b) === 1,
    clash: (a, b) => a === b,
    reaches: (at, marker) => at === marker,
    neighbours: at => {
      const known = around.get(at);
      if (known) return known;
      const list = HEADINGS.map(heading => step(at, heading)).filter(spot => spot !== undefined);
      around.set(at, list);
      return list;
    },
    isStep: (from, to) => spotDistance(from, to) === 1 && has(to),
    step,
    heading: headingOn,
    edges: at => edgesAt(at, width, depth),
    toEdge: (at, edge) => toEdge(at, edge, width, depth),
    gap: (at, edge) => gap(at, edge, width, depth),
    blocked: remembering(panelSight({ terrain, level, top, rises })),
    name: at => namesAt(laid, at)[0] ?? '',
    named: name => named(laid, name),
    panels: laid.length,
    onPanel: (panel, row, column) => (pointExists(row, column) && laid[panel] ? spotOn(laid[panel], row, column) : undefined),
    panelsAt: at => laid.map((_, i) => i).filter(i => placeOn(nth(laid, i), at) !== undefined),
  };
  return ground;
}

function layOut(plan: PanelPlan): readonly Laid[] {
  const known = [...(plan.sketches ?? []), ...PANELS];
  const used = new Map<string, number>();
  return plan.rows.flatMap((row, y) =>
    row.map(({ panel, turned }: PanelRef, x) => {
      const sketch = known.find(({ letter }) => letter === panel);
      if (!sketch) throw new Error(`there is no panel ${panel}`);
      const count = (used.get(panel) ?? 0) + 1;
      used.set(panel, count);
      return { sketch, turned: turned ?? false, label: count === 1 ? panel : `${panel}${count}`, x: x * SPAN, y: y * SPAN };
    }),
  );
}

function printed(laid: readonly Laid[], terrain: Uint8Array, level: Int8Array): readonly Spot[] {
  const spots = new Set<Spot>();
  for (const panel of laid) {
    for (let row = 0; row < ROWS; row++) {
      for (let column = 1; column <= COLUMNS; column++) {
        if (!pointExists(row, column)) continue;
        const spot = spotOn(panel, row, column);
        if (spots.has(spot)) continue;
        spots.add(spot);
        const point = panelPoint(panel.sketch, row, column);
        terrain[spot] = TERRAINS.indexOf(point.terrain);
        level[spot] = point.level;
      }
    }
  }
  return [...spots].sort((a, b) => a - b);
}

function heightAt(map: MapState, spot: Spot, terrain: Terrain): number {
  if (terrain === 'woods') return map.woodsHeight;
  if (terrain !== 'building') return CHART[terrain].height;
  const storeys = map.storeys[spot] ?? 0;
  return storeys > 0 ? storeys * 4 : map.buildingHeight;
}

function spotOn({ turned, x, y }: Laid, row: number, column: number): Spot {
  const [px, py] = [panelX(column), panelY(row, column)];
  return turned ? spotAt(x + SPAN - px, y + SPAN - py) : spotAt(x + px, y + py);
}

function placeOn({ turned, x, y }: Laid, at: Spot): { readonly row: number; readonly column: number } | undefined {
  const px = turned ? SPAN - (spotX(at) - x) : spotX(at) - x;
  const py = turned ? SPAN - (spotY(at) - y) : spotY(at) - y;
  return px < 0 || py < 0 || px > SPAN || py > SPAN ? undefined : { row: rowAt(py), column: columnAt(px) };
}

/** All names of a point: a point on a shared edge has one from each panel. */
export function namesAt(laid: readonly Laid[], at: Spot): readonly string[] {
  return laid.flatMap(panel => {
    const place = placeOn(panel, at);
    return place ? [`${panel.label}-${rowLetter(place.row)}-${columnNumber(place.column)}`] : [];
  });
}

/** Every name of a point of a plan. */
export const namesOn = (plan: PanelPlan, at: Spot): readonly string[] => namesAt(layOut(plan), at);

function named(laid: readonly Laid[], name: string): Spot | undefined {
  const parts = /^([A-Z]\d?)-([A-R])-(\d\d)$/.exec(name);
  const panel = laid.find(({ label }) => label === parts?.[1]);
  if (!parts || !panel) return undefined;
  const [row, column] = [nth(parts, 2).charCodeAt(0) - 65, Number(parts[3])];
  return pointExists(row, column) ? spotOn(panel, row, column) : undefined;
}

/** The heading that comes nearest to the way from one point to another; the first clockwise from north if two do. */
function headingOn(from: Spot, to: Spot): Heading {
  const x = spotX(to) - spotX(from);
  const y = spotY(to) - spotY(from);
  let best: Heading = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const heading of HEADINGS) {
    // Columns are √3/2 steps apart and rows half a step: this is four times the cosine.
    const along = 3 * x * headingX(heading) + y * headingY(heading);
    if (along > most) [best, most] = [heading, along];
  }
  return best;
}

function edgesAt(at: Spot, width: number, depth: number): readonly Edge[] {
  const edges: Edge[] = [];
  // Even columns have no half-dots: their first and last points border the long edges as well.
  if (spotY(at) <= 1 && (spotY(at) === 0 || spotX(at) % 2 === 1)) edges.push('north');
  if (spotX(at) === width) edges.push('east');
  if (spotY(at) >= depth - 1 && (spotY(at) === depth || spotX(at) % 2 === 1)) edges.push('south');
  if (spotX(at) === 0) edges.push('west');
  return edges;
}

const gap = (at: Spot, edge: Edge, width: number, depth: number): number =>
  ({ north: spotY(at), south: depth - spotY(at), west: spotX(at), east: width - spotX(at) })[edge];

function toEdge(at: Spot, edge: Edge, width: number, depth: number): number {
  const away = gap(at, edge, width, depth);
  return edge === 'north' || edge === 'south' ? away >> 1 : away;
}
