import { CORNERS, FACINGS, type Facing, nth, type Point } from '@sortie/geometry';
import type { GroundLayer } from '../scene.ts';
import { type Brush, joins, layerOf, offMap, type Plot } from './plot.ts';

const middleOfSide = (facing: Facing): Point => {
  const a = nth(CORNERS, facing);
  const b = nth(CORNERS, (facing + 1) % 6);
  // A little beyond the hexside, so that the pieces of neighbouring hexes overlap.
  return { x: ((a.x + b.x) / 2) * 1.02, y: ((a.y + b.y) / 2) * 1.02 };
};

const sidesOf = (mask: number): readonly Facing[] => FACINGS.filter(facing => (mask & (1 << facing)) !== 0);

/** The line of a road through one hex: a bend for two exits, spokes for more, a stub for one, a square for none. */
export function addWay(path: Path2D, { x, y }: Point, mask: number): void {
  const sides = sidesOf(mask).map(middleOfSide);
  const [first, second] = sides;
  if (sides.length === 2 && first && second) {
    path.moveTo(x + first.x, y + first.y);
    path.quadraticCurveTo(x, y, x + second.x, y + second.y);
    return;
  }
  if (sides.length === 0) {
    path.moveTo(x - 6, y);
    path.lineTo(x + 6, y);
  }
  for (const side of sides) {
    path.moveTo(x, y);
    path.lineTo(x + side.x, y + side.y);
  }
}

/** Hexsides that the road leaves by. Over the map's edge it goes only where the board says so. */
function waysOf({ ground }: Brush, plot: Plot, layer: GroundLayer): number {
  return layer.exits ?? (joins(ground, plot, 'road') | joins(ground, plot, 'bridge')) & ~offMap(ground, plot);
}

interface RoadLook {
  readonly casing: string;
  readonly fill: string;
  readonly dashes?: string;
  readonly width: number;
}

const LOOKS: readonly RoadLook[] = [
  { casing: '#3c3a38', fill: '#8d8983', dashes: 'rgb(244 234 208 / .75)', width: 11 },
  { casing: '#6b4f33', fill: '#b28d62', width: 8.5 },
  { casing: '#6d675e', fill: '#b3aa9a', width: 9 },
];

export function paintRoads(brush: Brush): void {
  const { pen, plots } = brush;
  LOOKS.forEach(({ casing, fill, dashes, width }, look) => {
    const path = new Path2D();
    let any = false;
    for (const plot of plots) {
      const road = layerOf(plot.site, 'road');
      if (!road || Math.min(Math.max(road.level, 1), LOOKS.length) - 1 !== look) continue;
      any = true;
      addWay(path, plot.centre, waysOf(brush, plot, road));
    }
    if (!any) return;
    pen.lineCap = 'butt';
    pen.lineJoin = 'round';
    pen.strokeStyle = casing;
    pen.lineWidth = width + 2;
    pen.stroke(path);
    pen.strokeStyle = fill;
    pen.lineWidth = width;
    pen.stroke(path);
    if (!dashes) return;
    pen.strokeStyle = dashes;
    pen.lineWidth = 0.9;
    pen.setLineDash([4, 4.667]);
    pen.stroke(path);
    pen.setLineDash([]);
  });
}

/** A bridge: a deck with railings and a shadow by its height. */
export function paintBridges(brush: Brush): void {
  const { pen, plots } = brush;
  for (const plot of plots) {
    const bridge = layerOf(plot.site, 'bridge');
    if (!bridge) continue;
    const path = new Path2D();
    addWay(path, plot.centre, waysOf(brush, plot, bridge));
    const lift = 2 + (bridge.height ?? 1) * 1.5;
    pen.save();
    pen.translate(lift, lift);
    pen.strokeStyle = 'rgb(10 14 20 / .35)';
    pen.lineWidth = 15;
    pen.stroke(path);
    pen.restore();
    for (const [colour, width] of [
      ['#2f2c2a', 16],
      ['#c9c2b4', 14.5],
      ['#77716a', 11.5],
    ] as const) {
      pen.strokeStyle = colour;
      pen.lineWidth = width;
      pen.stroke(path);
    }
    pen.strokeStyle = 'rgb(40 36 34 / .5)';
    pen.lineWidth = 11;
    pen.setLineDash([0.8, 5]);
    pen.stroke(path);
    pen.setLineDash([]);
  }
}
