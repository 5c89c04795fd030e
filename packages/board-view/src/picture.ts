import type { Pen } from './canvas.ts';
import { BORDER, paintGround } from './ground/paint.ts';
import { drawZone } from './overlays/areas.ts';
import { extentOfGround } from './place.ts';
import type { Ground, Token, Zone } from './scene.ts';
import { drawSky } from './sky.ts';
import { drawNames, placeNames } from './tokens/names.ts';
import { drawToken } from './tokens/token.ts';

export interface Picture {
  readonly ground: Ground;
  readonly tokens?: readonly Token[];
  /** Parts of the board that are marked, below whoever stands there. */
  readonly zones?: readonly Zone[];
}

/**
 * A still picture of a board that fills a canvas: for tiles, previews and lists. With `cover` it is cut to fill the canvas, otherwise the
 * whole map is shown.
 */
export function paintPicture(
  canvas: HTMLCanvasElement,
  { ground, tokens = [], zones = [] }: Picture,
  fitting: 'cover' | 'contain' = 'contain',
): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const extent = extentOfGround(ground);
  const across = canvas.width / (extent.x + 2 * BORDER);
  const down = canvas.height / (extent.y + 2 * BORDER);
  const scale = fitting === 'cover' ? Math.max(across, down) : Math.min(across, down);
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.clearRect(0, 0, canvas.width, canvas.height);
  const view = { width: canvas.width / scale, height: canvas.height / scale };
  const x = extent.x / 2 - view.width / 2;
  const y = extent.y / 2 - view.height / 2;
  pen.setTransform(scale, 0, 0, scale, -x * scale, -y * scale);
  paintGround(pen, ground, { x, y, ...view }, scale, false);
  if (ground.sky) drawSky(pen, ground.sky, { x, y, ...view });
  for (const zone of zones) drawZone(pen, zone, extent, scale);
  drawAll(pen, tokens, scale);
}

function drawAll(pen: Pen, tokens: readonly Token[], scale: number): void {
  for (const token of tokens) drawToken(pen, token, { scale, zoom: scale });
  drawNames(pen, placeNames(tokens, {}, scale), scale, scale);
}
