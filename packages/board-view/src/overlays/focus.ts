import type { Point } from '@sortie/geometry';
import type { Pen } from '../canvas.ts';
import { fade } from '../colour.ts';
import { pointOf } from '../place.ts';
import type { Place } from '../scene.ts';
import { placePath } from './border.ts';
import { TONES } from './tones.ts';

/** The place under the pointer: its lines strengthen. */
export function drawHover(pen: Pen, at: Place, zoom: number): void {
  const area = placePath(at, -0.4);
  pen.fillStyle = 'rgb(255 252 240 / .1)';
  pen.fill(area);
  pen.strokeStyle = 'rgb(20 18 14 / .75)';
  pen.lineWidth = Math.max(1.6, 1.6 / zoom);
  pen.stroke(area);
}

/** The place that the keyboard stands on: bright on dark, so that it is seen on any ground. */
export function drawCursor(pen: Pen, at: Place, zoom: number): void {
  const area = placePath(at, -1.4);
  pen.lineJoin = 'round';
  pen.strokeStyle = '#12151a';
  pen.lineWidth = Math.max(4.6, 5 / zoom);
  pen.stroke(area);
  pen.strokeStyle = '#fff3d0';
  pen.lineWidth = Math.max(2.2, 2.4 / zoom);
  pen.setLineDash([9, 5]);
  pen.stroke(area);
  pen.setLineDash([]);
}

export function drawSelection(pen: Pen, at: Place, zoom: number, width?: number): void {
  const area = placePath(at, -1, width);
  pen.fillStyle = fade(TONES.mine, 0.3);
  pen.fill(area);
  pen.lineJoin = 'round';
  pen.strokeStyle = TONES.mine;
  pen.lineWidth = Math.max(2.6, 2.6 / zoom);
  pen.stroke(area);
}

/** Four brackets around whoever is aimed at. */
export function drawTarget(pen: Pen, at: Place, zoom: number): void {
  const { x, y } = pointOf(at);
  const size = 26;
  const arm = 9;
  const path = new Path2D();
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    path.moveTo(x + sx * size, y + sy * (size - arm));
    path.lineTo(x + sx * size, y + sy * size);
    path.lineTo(x + sx * (size - arm), y + sy * size);
  }
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const [colour, width] of [
    ['rgb(14 16 20 / .85)', 5.6],
    [TONES.danger, 3.2],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = Math.max(width, width / zoom / 1.4);
    pen.stroke(path);
  }
}

/** A slow ring for a unit that may act: where to begin. */
export function drawReady(pen: Pen, at: Place, zoom: number, width?: number): void {
  const area = placePath(at, -1.6, width);
  pen.strokeStyle = fade(TONES.mine, 0.9);
  pen.lineWidth = Math.max(1.6, 1.6 / zoom);
  pen.setLineDash([4, 3.4]);
  pen.stroke(area);
  pen.setLineDash([]);
}

/** A box that is being drawn around units. */
export function drawBox(pen: Pen, from: Point, to: Point, zoom: number): void {
  const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
  const [width, height] = [Math.abs(from.x - to.x), Math.abs(from.y - to.y)];
  pen.fillStyle = fade(TONES.mine, 0.16);
  pen.fillRect(x, y, width, height);
  pen.strokeStyle = TONES.mine;
  pen.lineWidth = 1.6 / zoom;
  pen.setLineDash([6 / zoom, 4 / zoom]);
  pen.strokeRect(x, y, width, height);
  pen.setLineDash([]);
}
