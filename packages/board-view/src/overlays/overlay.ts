import { centreOf, extentOf, type Hex, hexKey, sameHex } from '@sortie/geometry';
import type { Pen } from '../canvas.ts';
import type { Ground, Overlays, Token } from '../scene.ts';
import { drawReach, drawRing, drawZone } from './areas.ts';
import { drawCursor, drawHover, drawReady, drawSelection, drawTarget } from './focus.ts';
import { drawGhost } from './ghost.ts';
import { drawPath, drawSight, plate } from './lines.ts';
import { TONES } from './tones.ts';

export interface OverlayLight {
  readonly scale: number;
  readonly zoom: number;
  readonly hover: Hex | undefined;
  readonly tokens: readonly Token[];
  readonly ground: Ground;
}

const placeOf = (tokens: readonly Token[], id: string | undefined): Hex | undefined => tokens.find(token => token.id === id)?.at;

function busyHexes({ path, ghost }: Overlays, tokens: readonly Token[]): ReadonlySet<number> {
  const stops = path?.stops.map(({ at }) => at) ?? [];
  return new Set([...stops, ...(ghost ? [ghost.token.at] : []), ...tokens.map(({ at }) => at)].map(hexKey));
}

/** What lies on the ground, under the units. */
export function drawUnder(pen: Pen, overlays: Overlays, { zoom, tokens, ground, hover }: OverlayLight): void {
  const extent = extentOf(ground.width, ground.height);
  for (const zone of overlays.zones ?? []) drawZone(pen, zone, extent, zoom);
  if (overlays.reach) drawReach(pen, overlays.reach, busyHexes(overlays, tokens), zoom);
  for (const ring of overlays.rings ?? []) drawRing(pen, ring, zoom);
  if (overlays.path) drawPath(pen, overlays.path);
  if (hover) drawHover(pen, hover, zoom);
  for (const token of tokens) if (token.mood === 'ready') drawReady(pen, token.at, zoom);
  const selected = placeOf(tokens, overlays.selected);
  if (selected) drawSelection(pen, selected, zoom);
}

/** What is drawn over the units: lines, words, the ghost and the cursor. */
export function drawOver(pen: Pen, overlays: Overlays, { zoom, scale, tokens }: OverlayLight): void {
  for (const sight of overlays.sights ?? []) drawSight(pen, sight);
  if (overlays.ghost) drawGhost(pen, overlays.ghost, scale, zoom);
  const target = placeOf(tokens, overlays.target);
  if (target) drawTarget(pen, target, zoom);
  for (const { at, text, tone } of overlays.marks ?? []) {
    const { x, y } = centreOf(at);
    plate(pen, text, { x, y: y - 38 }, zoom < 1 ? 11 : 9.5, TONES[tone]);
  }
  const onGhost = overlays.cursor && overlays.ghost && sameHex(overlays.cursor, overlays.ghost.token.at);
  if (overlays.cursor && !onGhost) drawCursor(pen, overlays.cursor, zoom);
}
