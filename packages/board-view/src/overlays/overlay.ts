import type { Pen } from '../canvas.ts';
import { extentOfGround, hasHexes, placeKey, pointOf, samePlace } from '../place.ts';
import type { Ground, Overlays, Place, Token } from '../scene.ts';
import { standOf } from '../tokens/crowd.ts';
import { halfOf } from '../tokens/token.ts';
import { drawAreas, drawReach, drawRing, drawZone } from './areas.ts';
import { drawCursor, drawHover, drawReady, drawSelection, drawTarget } from './focus.ts';
import { drawGhost } from './ghost.ts';
import { drawCosts, drawMeasure, drawPath, drawSight, plate } from './lines.ts';
import { readable, TONES } from './tones.ts';

export interface OverlayLight {
  readonly scale: number;
  readonly zoom: number;
  readonly hover: Place | undefined;
  readonly tokens: readonly Token[];
  readonly ground: Ground;
}

const named = (tokens: readonly Token[], id: string | undefined): Token | undefined => tokens.find(token => token.id === id);

function busyPlaces({ path, ghost }: Overlays, tokens: readonly Token[]): ReadonlySet<string> {
  const stops = path?.stops.map(({ at }) => at) ?? [];
  return new Set([...stops, ...(ghost ? [ghost.token.at] : []), ...tokens.map(({ at }) => at)].map(placeKey));
}

/** What lies on the ground, under the units. */
export function drawUnder(pen: Pen, overlays: Overlays, { zoom, tokens, ground, hover }: OverlayLight): void {
  const extent = extentOfGround(ground);
  for (const zone of overlays.zones ?? []) drawZone(pen, zone, extent, zoom);
  const open = !hasHexes(ground);
  // What is reached and how far it is ends where the table ends.
  if (open) {
    pen.save();
    pen.beginPath();
    pen.rect(0, 0, extent.x, extent.y);
    pen.clip();
  }
  if (overlays.areas) drawAreas(pen, overlays.areas, zoom);
  if (overlays.reach) drawReach(pen, overlays.reach, busyPlaces(overlays, tokens), zoom);
  for (const ring of overlays.rings ?? []) drawRing(pen, ring, zoom, open ? { extent, tokens } : undefined);
  if (open) pen.restore();
  if (overlays.path) drawPath(pen, overlays.path, zoom);
  if (hover) drawHover(pen, hover, zoom);
  for (const token of tokens) if (token.mood === 'ready') drawReady(pen, standOf(token), zoom, token.width);
  const selected = named(tokens, overlays.selected);
  for (const token of tokens) if (overlays.group?.includes(token.id)) drawSelection(pen, standOf(token), zoom, token.width);
  if (selected && !overlays.group?.includes(selected.id)) drawSelection(pen, standOf(selected), zoom, selected.width);
}

/** What is drawn over the units: lines, words, the ghost and the cursor. */
export function drawOver(pen: Pen, overlays: Overlays, { zoom, scale, tokens }: OverlayLight): void {
  for (const sight of overlays.sights ?? []) drawSight(pen, sight, zoom);
  if (overlays.ghost) drawGhost(pen, overlays.ghost, scale, zoom);
  const target = named(tokens, overlays.target);
  if (target) drawTarget(pen, standOf(target), zoom);
  if (overlays.path) drawCosts(pen, overlays.path, zoom);
  for (const measure of overlays.measures ?? []) drawMeasure(pen, measure, zoom);
  for (const { at, text, tone } of overlays.marks ?? []) drawMark(pen, at, text, TONES[tone], tokens, zoom);
  const onGhost = overlays.cursor && overlays.ghost && samePlace(overlays.cursor, overlays.ghost.token.at);
  if (overlays.cursor && !onGhost) drawCursor(pen, overlays.cursor, zoom);
}

/** A word over a place; where somebody stands, beside it, so that its name can still be read. */
function drawMark(pen: Pen, at: Place, text: string, colour: string, tokens: readonly Token[], zoom: number): void {
  const size = readable(9.5, zoom);
  const there = tokens.find(token => samePlace(token.at, at));
  const { x, y } = pointOf(there ? standOf(there) : at);
  if (!there) {
    plate(pen, text, { x, y: y - 28 - size }, size, colour);
    return;
  }
  const half = halfOf(there, zoom);
  const width = Math.max(size * 1.5, text.length * size * 0.56 + size * 0.9);
  plate(pen, text, { x: x + half * 0.8 + width / 2, y: y - (there.lift ?? 0) - half * 0.95 }, size, colour);
}
