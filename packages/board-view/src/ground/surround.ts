import type { Pen } from '../canvas.ts';
import { extentOfGround, hasHexes } from '../place.ts';
import type { Ground, Region } from '../scene.ts';
import { BORDER } from './paint.ts';

/** The country goes on around the map, in shadow: the board fills the window and its edge is still plain. */
export function paintSurround(pen: Pen, ground: Ground, visible: Region, zoom: number, drawEcho: () => void): void {
  const extent = extentOfGround(ground);
  const edge: Region = { x: -BORDER, y: -BORDER, width: extent.x + 2 * BORDER, height: extent.y + 2 * BORDER };
  const strips = around(visible, edge);
  const echoes = hasHexes(ground) || ground.echoes === true;
  if (echoes && strips.length > 0) drawEcho();
  for (const strip of strips) {
    if (echoes) darken(pen, strip);
    else if (!hasHexes(ground)) ground.surround?.(pen, strip);
  }
  if (hasHexes(ground) || !ground.edgeless) drawEdge(pen, edge, zoom);
}

/** Beyond the edge it is dusk: what can be played on is plain to see. */
function darken(pen: Pen, { x, y, width, height }: Region): void {
  pen.fillStyle = 'rgb(13 16 21 / .58)';
  pen.fillRect(x, y, width, height);
}

/** What of a region lies outside of another: above, below, left and right of it. */
export function around(all: Region, hole: Region): readonly Region[] {
  const [right, bottom] = [all.x + all.width, all.y + all.height];
  const top = Math.min(bottom, Math.max(all.y, hole.y));
  const low = Math.max(top, Math.min(bottom, hole.y + hole.height));
  const left = Math.min(right, Math.max(all.x, hole.x));
  const far = Math.max(left, Math.min(right, hole.x + hole.width));
  return [
    { x: all.x, y: all.y, width: all.width, height: top - all.y },
    { x: all.x, y: low, width: all.width, height: bottom - low },
    { x: all.x, y: top, width: left - all.x, height: low - top },
    { x: far, y: top, width: right - far, height: low - top },
  ].filter(({ width, height }) => width > 0 && height > 0);
}

/** A soft shadow along the edge of the map, and a line where it ends. */
function drawEdge(pen: Pen, { x, y, width, height }: Region, zoom: number): void {
  pen.save();
  pen.lineJoin = 'round';
  for (const [wide, ink] of [
    [26, 'rgb(4 6 9 / .1)'],
    [16, 'rgb(4 6 9 / .14)'],
    [8, 'rgb(4 6 9 / .22)'],
  ] as const) {
    pen.lineWidth = wide;
    pen.strokeStyle = ink;
    pen.strokeRect(x, y, width, height);
  }
  pen.lineWidth = Math.max(2.4, 2.4 / zoom);
  pen.strokeStyle = 'rgb(240 226 190 / .5)';
  pen.strokeRect(x, y, width, height);
  pen.restore();
}
