import { centreOf, type Hex, hexKey, within } from '@sortie/geometry';
import { lettering, type Pen, writeHaloed } from '../canvas.ts';
import { fade } from '../colour.ts';
import type { RangeRing, ReachHex, Zone } from '../scene.ts';
import { areaPath, borderPath } from './border.ts';
import { PLATE, TONES } from './tones.ts';

/** Cheap is teal, dear is ember; the numerals say it without colour. */
const BANDS = ['#2fa79b', '#7fb069', '#d6a24a', '#e0653a'] as const;

/** `busy` are hexes on which something stands that the numerals would cover. */
export function drawReach(pen: Pen, reach: readonly ReachHex[], busy: ReadonlySet<number>, zoom: number): void {
  BANDS.forEach((colour, band) => {
    const hexes = reach.filter(one => one.band === band).map(one => one.at);
    if (hexes.length === 0) return;
    pen.fillStyle = fade(colour, 0.32);
    pen.fill(areaPath(hexes, -1.1));
  });
  pen.strokeStyle = fade('#f4efe0', 0.75);
  pen.lineWidth = Math.max(1.2, 1.4 / zoom);
  pen.lineCap = 'round';
  pen.stroke(borderPath(reach.map(one => one.at)));
  if (zoom < 0.5) return;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = lettering(13, 700);
  for (const { at, text } of reach) {
    if (!text || busy.has(hexKey(at))) continue;
    const { x, y } = centreOf(at);
    writeHaloed(pen, text, x, y + 1, '#14171c', 'rgb(255 252 240 / .62)', 2.4);
  }
  if (zoom < 0.72) return;
  pen.font = lettering(8, 700);
  for (const { at, small } of reach) {
    if (!small || busy.has(hexKey(at))) continue;
    const { x, y } = centreOf(at);
    const width = pen.measureText(small).width + 5;
    pen.fillStyle = PLATE;
    pen.beginPath();
    pen.roundRect(x + 13 - width / 2, y - 21, width, 10, 2.5);
    pen.fill();
    pen.fillStyle = '#f4efe0';
    pen.fillText(small, x + 13, y - 15.8);
  }
}

export function drawZone(pen: Pen, zone: Zone, extent: { readonly x: number; readonly y: number }, zoom: number): void {
  const colour = TONES[zone.tone];
  const area = areaPath(zone.hexes);
  if (zone.spotlight) darkenAround(pen, zone.hexes, extent);
  else {
    pen.fillStyle = fade(colour, zone.hatched ? 0.14 : 0.15);
    pen.fill(area);
  }
  if (zone.hatched) hatch(pen, area, extent, fade(colour, 0.5));
  pen.strokeStyle = fade(colour, 0.95);
  pen.lineWidth = Math.max(1.8, 2 / zoom);
  pen.lineCap = 'round';
  pen.stroke(borderPath(zone.hexes));
}

function darkenAround(pen: Pen, hexes: readonly Hex[], extent: { readonly x: number; readonly y: number }): void {
  const all = new Path2D();
  all.rect(-8, -8, extent.x + 16, extent.y + 16);
  all.addPath(areaPath(hexes, 0.2));
  pen.fillStyle = 'rgb(12 14 20 / .4)';
  pen.fill(all, 'evenodd');
}

function hatch(pen: Pen, area: Path2D, extent: { readonly x: number; readonly y: number }, colour: string): void {
  pen.save();
  pen.clip(area);
  pen.strokeStyle = colour;
  pen.lineWidth = 1;
  pen.beginPath();
  for (let i = -extent.y; i < extent.x; i += 11) {
    pen.moveTo(i, 0);
    pen.lineTo(i + extent.y, extent.y);
  }
  pen.stroke();
  pen.restore();
}

export function drawRing(pen: Pen, { at, radius, text }: RangeRing, zoom: number): void {
  pen.strokeStyle = fade('#f4efe0', 0.65);
  pen.lineWidth = Math.max(1, 1.2 / zoom);
  pen.setLineDash([5, 4]);
  pen.stroke(borderPath(within(at, radius)));
  pen.setLineDash([]);
  const { x, y } = centreOf(at);
  pen.font = lettering(9, 700);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  writeHaloed(pen, text, x, y - radius * 52 - 20, '#f4efe0', PLATE, 3);
}
