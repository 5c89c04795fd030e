import { CORNERS, nth, type Point } from '@sortie/geometry';
import { label, labelSize } from '../canvas.ts';
import { css, type Rgb, rgb, shade } from '../colour.ts';
import type { GroundLayer } from '../scene.ts';
import { patchCorner } from './patch.ts';
import { type Brush, joins, layerOf, type Plot } from './plot.ts';

const ROOFS: readonly Rgb[] = [rgb('#b58d6a'), rgb('#a98f74'), rgb('#9a9a94'), rgb('#85898e'), rgb('#6d747c'), rgb('#7b756c')];

/** Drawing units that a roof is lifted for each level of height. */
const RISE = 3.2;

function outlineOf(mask: number, { x, y }: Point, lift: number): Path2D {
  const path = new Path2D();
  CORNERS.forEach((_, i) => {
    const corner = patchCorner(mask, i, 0.2);
    if (i === 0) path.moveTo(x + corner.x, y + corner.y - lift);
    else path.lineTo(x + corner.x, y + corner.y - lift);
  });
  path.closePath();
  return path;
}

function paintWalls({ pen }: Brush, mask: number, { x, y }: Point, lift: number, colour: Rgb): void {
  // Only the three southern walls are seen from above; a wall between joined hexes does not exist.
  for (const side of [2, 3, 4]) {
    if ((mask & (1 << side)) !== 0) continue;
    const a = patchCorner(mask, side, 0.2);
    const b = patchCorner(mask, side + 1, 0.2);
    pen.fillStyle = css(shade(colour, side === 2 ? -0.5 : side === 3 ? -0.38 : -0.28));
    pen.beginPath();
    pen.moveTo(x + a.x, y + a.y);
    pen.lineTo(x + b.x, y + b.y);
    pen.lineTo(x + b.x, y + b.y - lift);
    pen.lineTo(x + a.x, y + a.y - lift);
    pen.fill();
  }
}

function paintRoof({ pen, scale }: Brush, { h }: Plot, mask: number, centre: Point, lift: number, colour: Rgb): void {
  const roof = outlineOf(mask, centre, lift);
  pen.fillStyle = css(colour);
  pen.fill(roof);
  pen.save();
  pen.clip(roof);
  const light = pen.createLinearGradient(centre.x - 24, centre.y - 24 - lift, centre.x + 24, centre.y + 24 - lift);
  light.addColorStop(0, 'rgb(255 250 235 / .32)');
  light.addColorStop(1, 'rgb(20 18 22 / .26)');
  pen.fillStyle = light;
  pen.fill(roof);
  if (scale > 0.7) {
    pen.fillStyle = css(shade(colour, -0.35), 0.8);
    const left = h.q % 2 === 0 ? -9 : 3;
    pen.fillRect(centre.x + left, centre.y - lift - 11, 6, 5);
    pen.fillStyle = css(shade(colour, 0.3), 0.8);
    pen.fillRect(centre.x + left, centre.y - lift - 12, 6, 1.4);
  }
  pen.restore();
  pen.strokeStyle = css(shade(colour, -0.6), 0.85);
  pen.lineWidth = 0.9;
  pen.stroke(roof);
}

function paintOne(brush: Brush, plot: Plot, layer: GroundLayer, kind: string, colour: Rgb): void {
  const { pen } = brush;
  const mask = layer.exits ?? joins(brush.ground, plot, kind, other => (other.height ?? 1) === (layer.height ?? 1));
  const height = kind === 'industrial' ? layer.level : (layer.height ?? 1);
  const lift = Math.min(2 + height * RISE, 22);
  pen.save();
  pen.translate(lift * 0.55, lift * 0.4);
  pen.fillStyle = 'rgb(14 14 20 / .34)';
  pen.fill(outlineOf(mask, plot.centre, 0));
  pen.restore();
  paintWalls(brush, mask, plot.centre, lift, colour);
  paintRoof(brush, plot, mask, plot.centre, lift, colour);
  if (brush.scale < 0.5) return;
  // Floors and what the walls withstand: "2 · 40".
  const words = [`${height}`, ...(layer.cf === undefined ? [] : [`${layer.cf}`])].join(' · ');
  label(pen, words, plot.centre.x, plot.centre.y - lift + 6, labelSize(brush.scale, 9, 8.5, 15), '#fff7e6', '#3b302a');
}

function paintTank({ pen }: Brush, { centre }: Plot): void {
  pen.fillStyle = 'rgb(14 14 20 / .36)';
  pen.beginPath();
  pen.ellipse(centre.x + 4, centre.y + 4, 15, 14, 0, 0, 7);
  pen.fill();
  const steel = pen.createRadialGradient(centre.x - 5, centre.y - 6, 1, centre.x, centre.y, 16);
  steel.addColorStop(0, '#e3e6e6');
  steel.addColorStop(1, '#7e868a');
  pen.fillStyle = steel;
  pen.beginPath();
  pen.arc(centre.x, centre.y - 2, 14, 0, 7);
  pen.fill();
  pen.strokeStyle = '#b04a2a';
  pen.lineWidth = 2;
  pen.stroke();
}

/** North before south, so that a roof covers what stands behind it. */
export function paintBuildings(brush: Brush): void {
  for (const plot of brush.plots) {
    const industrial = layerOf(plot.site, 'industrial');
    const building = layerOf(plot.site, 'building');
    if (industrial) paintOne(brush, plot, industrial, 'industrial', rgb('#7d8288'));
    if (building) paintOne(brush, plot, building, 'building', ROOFS[building.level] ?? nth(ROOFS, 1));
    if (layerOf(plot.site, 'fuelTank')) paintTank(brush, plot);
  }
}
