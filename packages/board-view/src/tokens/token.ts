import type { Point } from '@sortie/geometry';
import { type Pen, sheet } from '../canvas.ts';
import { pointOf } from '../place.ts';
import type { Token } from '../scene.ts';
import { stepFor } from '../step.ts';
import { standOf } from './crowd.ts';
import { type Detail, degreesOf, detailAt, HALF, paintUnit } from './paint.ts';

/** The base in a token's picture. */
const BASE = 40;
const KEPT = 500;

const pictures = new Map<string, HTMLCanvasElement>();

export interface TokenLight {
  /** Device pixels per drawing unit. */
  readonly scale: number;
  /** CSS pixels per drawing unit: decides how much a token carries. */
  readonly zoom: number;
  /** Where to draw it, if not in the middle of its place. */
  readonly at?: Point;
  /** How far it is lifted off the ground while it travels. */
  readonly lift?: number;
}

const keyOf = (token: Token, detail: Detail, step: number): string => {
  const { side, figure: kind, armor, structure, heat, die, pips, torso, mood, aside } = token;
  const share = (value: number | undefined): string => (value === undefined ? '' : value.toFixed(2));
  const gauges = [share(armor), share(structure), share(heat)];
  return [side, kind, degreesOf(token), torso, ...gauges, die?.colour, die?.face, pips?.join(), mood, aside ? 1 : 0, detail, step].join(
    '|',
  );
};

function picture(token: Token, detail: Detail, step: number): HTMLCanvasElement {
  const key = keyOf(token, detail, step);
  const known = pictures.get(key);
  if (known) return known;
  if (pictures.size >= KEPT) pictures.clear();
  const scale = 2 ** step;
  const { canvas, pen } = sheet(HALF * 2 * scale, HALF * 2 * scale);
  pen.scale(scale, scale);
  pen.translate(HALF, HALF);
  paintUnit(pen, token, detail);
  pictures.set(key, canvas);
  return canvas;
}

/** Lets go of all painted tokens. */
export const forgetTokens = (): void => pictures.clear();

/** Pixels of the page that a base has at least, where nothing hems it in. */
const LEAST = 35;

/** From afar a token is larger than life; where no hexes hem it in, all the more. `zoom` is that of its own size. */
export function enlarged({ width }: Pick<Token, 'width'>, zoom: number): number {
  if (width === undefined) return zoom < 0.42 ? 1.35 : 1;
  return Math.min(2.6, Math.max(1, LEAST / (BASE * zoom)));
}

/** Half of the base as it is drawn at this zoom, in drawing units. */
export function halfOf(token: Pick<Token, 'width'>, zoom: number): number {
  const size = (token.width ?? BASE) / BASE;
  return (BASE / 2) * size * enlarged(token, zoom * size);
}

/** Draws a token with a pen set to drawing units. Its picture is painted once for each look and step of zoom. */
export function drawToken(pen: Pen, token: Token, { scale, zoom, at, lift = token.lift ?? 0 }: TokenLight): void {
  const { x, y } = at ?? pointOf(standOf(token));
  const size = (token.width ?? BASE) / BASE;
  const detail = detailAt(zoom * size);
  const larger = enlarged(token, zoom * size);
  const shown = picture(token, detail, stepFor(scale * size * larger));
  const half = HALF * size * larger;
  if (lift > 0) drawLift(pen, x, y, size, lift, zoom);
  pen.globalAlpha = token.ghostly ? 0.72 : 1;
  pen.drawImage(shown, x - half, y - half - lift, half * 2, half * 2);
  pen.globalAlpha = 1;
}

/** Its shadow on the ground, and a thread that says which place it is over. */
function drawLift(pen: Pen, x: number, y: number, size: number, lift: number, zoom: number): void {
  pen.fillStyle = 'rgb(8 10 14 / .35)';
  pen.beginPath();
  pen.ellipse(x, y + 4 * size, 17 * size, 13 * size, 0, 0, 7);
  pen.fill();
  pen.strokeStyle = 'rgb(240 232 214 / .7)';
  pen.lineWidth = Math.max(1, 1.2 / zoom);
  pen.beginPath();
  pen.moveTo(x, y + 4 * size);
  pen.lineTo(x, y - lift + 12 * size);
  pen.stroke();
}
