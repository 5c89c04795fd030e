import type { Point } from '@sortie/geometry';
import { type Pen, sheet } from './canvas.ts';
import { BORDER, paintGround } from './ground/paint.ts';
import { extentOfGround, pointOf } from './place.ts';
import type { Ground, Region, Scene, Token } from './scene.ts';
import { SIDE_COLOURS } from './tokens/base.ts';

/** The whole board in a corner: where everybody is, and which part of it the window shows. */
export interface Minimap {
  show(scene: Pick<Scene, 'ground' | 'tokens' | 'overlays'>): void;
  /** The part that the window shows. */
  look(window: Region): void;
  /** The point of the board that lies under a point of the canvas, in CSS pixels from its corner. */
  under(at: Point): Point;
}

/** Strips that the ground is painted in, one in each frame, so that no frame waits for it. */
const STRIPS = 12;

export function createMinimap(canvas: HTMLCanvasElement): Minimap {
  const pen = canvas.getContext('2d');
  let scene: Parameters<Minimap['show']>[0] | undefined;
  let window: Region | undefined;
  let ground: { readonly of: Ground; readonly canvas: HTMLCanvasElement } | undefined;
  let asked = 0;

  const draw = (): void => {
    asked = 0;
    if (!pen || !scene) return;
    const scale = scaleOf(canvas, scene.ground);
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, canvas.width, canvas.height);
    if (ground) pen.drawImage(ground.canvas, 0, 0);
    pen.setTransform(scale, 0, 0, scale, BORDER * scale, BORDER * scale);
    drawUnits(pen, scene, scale);
    if (window) drawWindow(pen, window, scale);
  };
  const ask = (): void => {
    if (asked === 0) asked = requestAnimationFrame(draw);
  };
  const paint = (of: Ground, strip: number, onto: ReturnType<typeof sheet>): void => {
    if (ground?.of !== of || strip >= STRIPS) return;
    const scale = scaleOf(canvas, of);
    const { width, height } = onto.canvas;
    const step = Math.ceil(height / STRIPS);
    const region = { x: -BORDER, y: (strip * step) / scale - BORDER, width: width / scale, height: step / scale };
    onto.pen.setTransform(scale, 0, 0, scale, BORDER * scale, BORDER * scale);
    onto.pen.save();
    onto.pen.beginPath();
    onto.pen.rect(region.x, region.y, region.width, region.height);
    onto.pen.clip();
    paintGround(onto.pen, of, region, scale, false);
    onto.pen.restore();
    ask();
    requestAnimationFrame(() => paint(of, strip + 1, onto));
  };

  return {
    show(next) {
      if (next.ground !== ground?.of) {
        const size = sizeFor(canvas, next.ground);
        const onto = sheet(size.x, size.y);
        ground = { of: next.ground, canvas: onto.canvas };
        requestAnimationFrame(() => paint(next.ground, 0, onto));
      }
      scene = next;
      ask();
    },
    look(next) {
      window = next;
      ask();
    },
    under({ x, y }) {
      if (!scene) return { x: 0, y: 0 };
      const scale = scaleOf(canvas, scene.ground) * (canvas.clientWidth / canvas.width);
      return { x: x / scale - BORDER, y: y / scale - BORDER };
    },
  };
}

function scaleOf({ width, height }: HTMLCanvasElement, ground: Ground): number {
  const extent = extentOfGround(ground);
  return Math.min(width / (extent.x + 2 * BORDER), height / (extent.y + 2 * BORDER));
}

/** Device pixels that the ground takes on the canvas. */
function sizeFor(canvas: HTMLCanvasElement, ground: Ground): Point {
  const extent = extentOfGround(ground);
  const scale = scaleOf(canvas, ground);
  return { x: (extent.x + 2 * BORDER) * scale, y: (extent.y + 2 * BORDER) * scale };
}

/** Each unit as the mark of its side, large enough to be seen whatever the size of the board. */
function drawUnits(pen: Pen, { tokens, overlays }: Pick<Scene, 'tokens' | 'overlays'>, scale: number): void {
  const size = Math.max(16, 7.5 / scale);
  for (const token of tokens) if (token.mood === 'wreck') drawUnit(pen, token, size * 0.6);
  for (const token of tokens) if (token.mood !== 'wreck') drawUnit(pen, token, size);
  const chosen = tokens.find(({ id }) => id === overlays.selected);
  if (!chosen) return;
  const { x, y } = pointOf(chosen.at);
  pen.strokeStyle = '#ffe2a0';
  pen.lineWidth = 2.5 / scale;
  pen.beginPath();
  pen.arc(x, y, size * 1.15, 0, 7);
  pen.stroke();
}

function drawUnit(pen: Pen, { at, side, mood }: Token, size: number): void {
  const { x, y } = pointOf(at);
  pen.fillStyle = mood === 'wreck' ? '#2b2724' : SIDE_COLOURS[side].fill;
  pen.strokeStyle = mood === 'wreck' ? '#857b72' : '#f7f2e6';
  pen.lineWidth = size * 0.22;
  pen.beginPath();
  if (side === 'b') {
    pen.moveTo(x, y - size * 0.78);
    pen.lineTo(x + size * 0.78, y);
    pen.lineTo(x, y + size * 0.78);
    pen.lineTo(x - size * 0.78, y);
    pen.closePath();
  } else pen.arc(x, y, size * 0.6, 0, 7);
  pen.fill();
  pen.stroke();
}

function drawWindow(pen: Pen, { x, y, width, height }: Region, scale: number): void {
  for (const [ink, wide] of [
    ['rgb(10 12 16 / .8)', 3.4],
    ['#ffe2a0', 1.6],
  ] as const) {
    pen.strokeStyle = ink;
    pen.lineWidth = wide / scale;
    pen.strokeRect(x, y, width, height);
  }
}
