import type { Token } from '../scene.ts';
import { drawToken } from './token.ts';

/** What a base stands in, in drawing units. */
const ROOM = 64;

/** One unit alone on a canvas, as it stands on the map: for lists and sheets. */
export function paintToken(canvas: HTMLCanvasElement, token: Token): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const { width: _, aside: __, ...alone } = token;
  const scale = Math.min(canvas.width, canvas.height) / ROOM;
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.setTransform(scale, 0, 0, scale, canvas.width / 2, canvas.height / 2);
  drawToken(pen, alone, { scale, zoom: 0.5, at: { x: 0, y: 0 }, lift: 0 });
}
