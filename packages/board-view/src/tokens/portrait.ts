import type { Token } from '../scene.ts';
import { drawToken } from './token.ts';

/** What a base of the usual width stands in, and how much more than its own width a wide one takes. */
const ROOM = 64;
const AROUND = 1.6;

/** One unit alone on a canvas, as it stands on the map: for lists and sheets. */
export function paintToken(canvas: HTMLCanvasElement, token: Token): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const scale = Math.min(canvas.width, canvas.height) / Math.max(ROOM, (token.width ?? 0) * AROUND);
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.setTransform(scale, 0, 0, scale, canvas.width / 2, canvas.height / 2);
  drawToken(pen, token, { scale, zoom: 0.5, at: { x: 0, y: 0 }, lift: 0 });
}
