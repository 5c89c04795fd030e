import type { Point } from '@sortie/geometry';
import { type Pen, sheet } from '../canvas.ts';
import { pointOf } from '../place.ts';
import type { Token } from '../scene.ts';
import { stepFor } from '../step.ts';
import { baseOutline, drawBase, drawGauge } from './base.ts';
import { standOf } from './crowd.ts';
import { figure } from './figures.ts';
import { drawDie, drawLabel, drawPips, drawWedge } from './marks.ts';

/** Half the side of the square that a token's picture fills, in drawing units. */
const HALF = 38;
/** The base in that picture. */
const BASE = 40;
const KEPT = 400;

const pictures = new Map<string, HTMLCanvasElement>();

export interface TokenLight {
  /** Device pixels per drawing unit. */
  readonly scale: number;
  /** CSS pixels per drawing unit: decides how much is written on a token. */
  readonly zoom: number;
  /** Where to draw it, if not in the middle of its place. */
  readonly at?: Point;
  /** How far it is lifted off the ground while it travels. */
  readonly lift?: number;
}

/** From afar a token is larger than life and bare; close by it carries everything. */
type Detail = 'tiny' | 'small' | 'bold' | 'full';

const detailAt = (zoom: number): Detail => (zoom < 0.42 ? 'tiny' : zoom < 0.6 ? 'small' : zoom < 1.05 ? 'bold' : 'full');

export const armorColour = (share: number): string => (share > 0.5 ? '#dff3ec' : share > 0.25 ? '#f0c463' : '#ef7346');

function paint(pen: Pen, token: Token, detail: Detail): void {
  const { side, armor, structure, heat = 0, mood } = token;
  if (mood === 'wreck') {
    paintWreck(pen, token);
    return;
  }
  if (heat > 0) paintHeat(pen, heat);
  drawBase(pen, side, mood === 'done');
  if (detail !== 'tiny' && structure !== undefined) drawGauge(pen, side, structure, 0.7, 2, '#e2a13d');
  if (detail !== 'tiny' && armor !== undefined) drawGauge(pen, side, armor, 3, 2.6, armorColour(armor));
  const { body, cuts } = figure(token.figure);
  pen.save();
  pen.translate(0, -0.6);
  const size = (side === 'b' ? 0.74 : 0.82) * (detail === 'tiny' ? 0.86 : 1);
  pen.scale(size, size);
  pen.lineJoin = 'round';
  pen.strokeStyle = 'rgb(14 18 26 / .85)';
  pen.lineWidth = 2.6;
  pen.stroke(body);
  pen.fillStyle = mood === 'done' ? '#cfd2d2' : '#fbf7ec';
  pen.fill(body);
  pen.fillStyle = '#27303c';
  pen.fill(cuts);
  pen.restore();
  const degrees = degreesOf(token);
  if (degrees !== undefined) drawWedge(pen, degrees);
  if (detail === 'full' || detail === 'bold') paintMarks(pen, token, detail === 'bold' ? 1.4 : 1);
  // From afar the marker says no more than that a unit has moved, and how.
  else if (token.die && token.width !== undefined && !token.aside) drawDie(pen, token.die, 19, facesDown(token) ? -15 : 15, 17);
}

/** What is written and laid beside the base. */
function paintMarks(pen: Pen, token: Token, enlarge: number): void {
  const { die, pips = [], label, named } = token;
  const down = facesDown(token);
  if (label && named !== 'nowhere') drawLabel(pen, label, named ? named === 'above' : down, enlarge);
  if (die) drawDie(pen, die, 20, down ? -12 : 12, 11 * enlarge);
  if (pips.length > 0) drawPips(pen, pips, down);
}

/** A unit that looks down has its name above, where its wedge is not in the way. */
export function facesDown(token: Pick<Token, 'facing' | 'heading'>): boolean {
  const degrees = degreesOf(token);
  return degrees !== undefined && degrees >= 120 && degrees <= 240;
}

const degreesOf = ({ facing, heading }: Pick<Token, 'facing' | 'heading'>): number | undefined =>
  heading ?? (facing === undefined ? undefined : facing * 60);

function paintHeat(pen: Pen, heat: number): void {
  const glow = pen.createRadialGradient(0, 0, 14, 0, 0, 34);
  glow.addColorStop(0, `rgb(255 120 50 / ${0.35 + heat * 0.6})`);
  glow.addColorStop(0.5, `rgb(224 101 58 / ${heat * 0.55})`);
  glow.addColorStop(1, 'rgb(224 101 58 / 0)');
  pen.fillStyle = glow;
  pen.fillRect(-HALF, -HALF, HALF * 2, HALF * 2);
}

function paintWreck(pen: Pen, token: Token): void {
  const scorch = pen.createRadialGradient(0, 2, 3, 0, 2, 22);
  scorch.addColorStop(0, 'rgb(20 16 14 / .78)');
  scorch.addColorStop(1, 'rgb(20 16 14 / 0)');
  pen.fillStyle = scorch;
  pen.fillRect(-24, -24, 48, 48);
  pen.save();
  pen.rotate(1.1);
  pen.scale(0.7, 0.6);
  pen.fillStyle = '#3f3b3a';
  pen.strokeStyle = '#191716';
  pen.lineWidth = 1.6;
  const { body } = figure(token.figure);
  pen.stroke(body);
  pen.fill(body);
  pen.restore();
  pen.setLineDash([2.5, 3]);
  pen.lineWidth = 1.4;
  pen.strokeStyle = token.side === 'b' ? 'rgb(224 138 46 / .8)' : 'rgb(99 154 228 / .8)';
  pen.stroke(baseOutline(token.side));
  pen.setLineDash([]);
}

const keyOf = (token: Token, detail: Detail, step: number): string => {
  const { side, figure: kind, armor, structure, heat, die, pips, label, named, mood } = token;
  const share = (value: number | undefined): string => (value === undefined ? '' : value.toFixed(2));
  const gauges = [share(armor), share(structure), share(heat)];
  return [side, kind, degreesOf(token), ...gauges, die?.colour, die?.face, pips?.join(), label, named, mood, detail, step].join('|');
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
  paint(pen, token, detail);
  pictures.set(key, canvas);
  return canvas;
}

/** Lets go of all painted tokens. */
export const forgetTokens = (): void => pictures.clear();

/** From afar a token is larger than life; where no hexes hem it in, all the more. */
function enlarged({ width }: Token, detail: Detail, zoom: number): number {
  if (detail !== 'tiny') return 1;
  return width === undefined ? 1.3 : Math.min(1.9, Math.max(1.3, 0.58 / zoom));
}

/** Draws a token with a pen set to drawing units. Its picture is painted once for each look and step of zoom. */
export function drawToken(pen: Pen, token: Token, { scale, zoom, at, lift = token.lift ?? 0 }: TokenLight): void {
  const { x, y } = at ?? pointOf(standOf(token));
  const size = (token.width ?? BASE) / BASE;
  const detail = detailAt(zoom * size);
  const shown = picture(token, detail, stepFor(scale * size));
  const half = HALF * size * enlarged(token, detail, zoom * size);
  if (lift > 0) {
    pen.fillStyle = 'rgb(8 10 14 / .35)';
    pen.beginPath();
    pen.ellipse(x, y + 4 * size, 17 * size, 13 * size, 0, 0, 7);
    pen.fill();
    // A thread to the ground says which place it is over.
    pen.strokeStyle = 'rgb(240 232 214 / .7)';
    pen.lineWidth = Math.max(1, 1.2 / zoom);
    pen.beginPath();
    pen.moveTo(x, y + 4 * size);
    pen.lineTo(x, y - lift + 12 * size);
    pen.stroke();
  }
  pen.globalAlpha = token.ghostly ? 0.72 : 1;
  pen.drawImage(shown, x - half, y - half - lift, half * 2, half * 2);
  pen.globalAlpha = 1;
}
