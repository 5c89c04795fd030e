import { type Point, within } from '@sortie/geometry';
import { lettering, type Pen, writeHaloed } from '../canvas.ts';
import { fade } from '../colour.ts';
import { isHex, placeKey, pointOf } from '../place.ts';
import type { RangeRing, ReachArea, ReachHex, Zone } from '../scene.ts';
import { areaPath, borderPath } from './border.ts';
import { placeOnRing, type Room } from './ring-label.ts';
import { PLATE, readable, TONES } from './tones.ts';

/** Cheap is teal, dear is ember; the numerals say it without colour. */
const BANDS = ['#2fa79b', '#7fb069', '#d6a24a', '#e0653a'] as const;

/** Little is pale, much is dark: told apart by lightness alone. */
const THREATS = ['#f6e7a1', '#f2b04a', '#df5a35', '#8e1f35'] as const;

/** `busy` are places on which something stands that the numerals would cover. */
export function drawReach(pen: Pen, reach: readonly ReachHex[], busy: ReadonlySet<string>, zoom: number): void {
  const threat = reach[0]?.threat === true;
  (threat ? THREATS : BANDS).forEach((colour, band) => {
    const places = reach.filter(one => one.band === band);
    if (places.length === 0) return;
    pen.fillStyle = fade(colour, threat ? 0.5 : 0.32);
    pen.fill(areaPath(places.map(one => one.at).filter(isHex), -1.1));
    pen.fill(threat ? squares(places) : discs(places));
  });
  pen.strokeStyle = fade('#f4efe0', 0.75);
  pen.lineWidth = Math.max(1.2, 1.4 / zoom);
  pen.lineCap = 'round';
  pen.stroke(borderPath(reach.map(one => one.at).filter(isHex)));
  if (zoom < 0.5) return;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  // A table is looked at from farther away than hexes are.
  const size = threat && reach.some(({ radius }) => radius) ? readable(13, zoom) : 13;
  pen.font = lettering(size, 700);
  for (const { at, text } of reach) {
    if (!text || busy.has(placeKey(at))) continue;
    const { x, y } = pointOf(at);
    writeHaloed(pen, text, x, y + 1, '#14171c', 'rgb(255 252 240 / .62)', 2.4);
  }
  if (zoom < 0.72) return;
  pen.font = lettering(8, 700);
  for (const { at, small } of reach) {
    if (!small || busy.has(placeKey(at))) continue;
    const { x, y } = pointOf(at);
    const width = pen.measureText(small).width + 5;
    pen.fillStyle = PLATE;
    pen.beginPath();
    pen.roundRect(x + 13 - width / 2, y - 21, width, 10, 2.5);
    pen.fill();
    pen.fillStyle = '#f4efe0';
    pen.fillText(small, x + 13, y - 15.8);
  }
}

/** Places of a board without hexes, each with the ground that it stands for. */
function discs(places: readonly ReachHex[]): Path2D {
  const path = new Path2D();
  for (const { at, radius = 7 } of places) {
    if (isHex(at)) continue;
    path.moveTo(at.x + radius, at.y);
    path.arc(at.x, at.y, radius, 0, 7);
  }
  return path;
}

/** The same without gaps. */
function squares(places: readonly ReachHex[]): Path2D {
  const path = new Path2D();
  for (const { at, radius = 7 } of places) if (!isHex(at)) path.rect(at.x - radius, at.y - radius, 2 * radius, 2 * radius);
  return path;
}

/** Areas from the farthest to the nearest: each is cut out of the one before, so that colours do not add up. */
export function drawAreas(pen: Pen, areas: readonly ReachArea[], zoom: number): void {
  areas.forEach(({ outlines, band }, i) => {
    const path = zonePath({ outlines, tone: 'mine' });
    const inner = areas[i + 1];
    if (inner) path.addPath(reversed(inner.outlines));
    pen.fillStyle = fade(BANDS[band], 0.3);
    pen.fill(path);
  });
  const first = areas[0];
  if (!first) return;
  pen.strokeStyle = fade('#f4efe0', 0.85);
  pen.lineWidth = Math.max(1.4, 1.6 / zoom);
  pen.lineJoin = 'round';
  pen.stroke(zonePath({ outlines: first.outlines, tone: 'mine' }));
}

const reversed = (outlines: readonly (readonly Point[])[]): Path2D =>
  zonePath({ outlines: outlines.map(outline => [...outline].reverse()), tone: 'mine' });

function zonePath({ hexes = [], outlines = [] }: Zone): Path2D {
  const path = areaPath(hexes);
  for (const outline of outlines) {
    outline.forEach(({ x, y }, i) => {
      if (i === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    });
    path.closePath();
  }
  return path;
}

export function drawZone(pen: Pen, zone: Zone, extent: { readonly x: number; readonly y: number }, zoom: number): void {
  const colour = TONES[zone.tone];
  const area = zonePath(zone);
  if (zone.spotlight) darkenAround(pen, zone, extent);
  else {
    pen.fillStyle = fade(colour, zone.hatched ? 0.14 : 0.15);
    pen.fill(area);
  }
  if (zone.hatched) hatch(pen, area, extent, fade(colour, 0.5));
  pen.strokeStyle = fade(colour, 0.95);
  pen.lineWidth = Math.max(1.8, 2 / zoom);
  pen.lineCap = 'round';
  if (zone.hexes) pen.stroke(borderPath(zone.hexes));
  if (zone.outlines) pen.stroke(area);
}

function darkenAround(pen: Pen, zone: Zone, extent: { readonly x: number; readonly y: number }): void {
  const all = new Path2D();
  all.rect(-8, -8, extent.x + 16, extent.y + 16);
  all.addPath(zone.hexes ? areaPath(zone.hexes, 0.2) : zonePath(zone));
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

export function drawRing(pen: Pen, { at, radius, text, tone }: RangeRing, zoom: number, room?: Room): void {
  pen.strokeStyle = tone ? fade(TONES[tone], 0.85) : fade('#f4efe0', 0.65);
  pen.lineWidth = Math.max(1, 1.2 / zoom);
  pen.setLineDash([5, 4]);
  pen.stroke(isHex(at) ? borderPath(within(at, radius)) : circle(at, radius));
  pen.setLineDash([]);
  const size = isHex(at) ? 9 : readable(9, zoom);
  pen.font = lettering(size, 700);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  const { x, y } = pointOf(at);
  const free = isHex(at) || !room ? { x, y: y - radius * 52 - 20 } : placeOnRing(at, radius, pen.measureText(text).width, size, room);
  if (free) writeHaloed(pen, text, free.x, free.y, '#f4efe0', PLATE, size / 3);
}

function circle({ x, y }: { readonly x: number; readonly y: number }, radius: number): Path2D {
  const path = new Path2D();
  path.arc(x, y, radius, 0, 7);
  return path;
}
