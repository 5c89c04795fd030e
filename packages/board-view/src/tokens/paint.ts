import type { Pen } from '../canvas.ts';
import type { SideMark, Token } from '../scene.ts';
import { baseOutline, drawBase, drawGauge } from './base.ts';
import { figure } from './figures/index.ts';
import type { Tone } from './figures/parts.ts';
import { drawDie, drawPips, drawTorso, drawWedge } from './marks.ts';

/** Half the side of the square that a token's picture fills, in drawing units. */
export const HALF = 38;

/** From afar a token is larger than life and bare; close by it carries everything. */
export type Detail = 'tiny' | 'small' | 'bold' | 'full';

export const detailAt = (zoom: number): Detail => (zoom < 0.42 ? 'tiny' : zoom < 0.6 ? 'small' : zoom < 1.05 ? 'bold' : 'full');

const armorColour = (share: number): string => (share > 0.5 ? '#dff3ec' : share > 0.25 ? '#f0c463' : '#ef7346');
const structureColour = (share: number): string => (share > 0.5 ? '#e2a13d' : '#ff5f3a');

/** The paint of each side; whoever is done for now is greyer. */
const PAINTS: Readonly<Record<SideMark, { readonly light: string; readonly hull: string; readonly shade: string }>> = {
  a: { light: '#ffffff', hull: '#c3d8f4', shade: '#7d9fd0' },
  b: { light: '#fffaf0', hull: '#f3d6a8', shade: '#cb9650' },
  neutral: { light: '#ffffff', hull: '#d4d8dc', shade: '#9aa2ab' },
};
const DONE = { light: '#e3e6e8', hull: '#b3bac1', shade: '#7f8790' } as const;

export function paintUnit(pen: Pen, token: Token, detail: Detail): void {
  const { side, armor, structure, heat = 0, mood, pips = [] } = token;
  if (mood === 'wreck') {
    paintWreck(pen, token);
    return;
  }
  if (heat > 0) paintHeat(pen, heat);
  pen.save();
  if (pips.includes('hidden')) pen.globalAlpha = 0.62;
  drawBase(pen, side, mood === 'done');
  pen.restore();
  if (structure !== undefined) drawGauge(pen, side, structure, 0.7, detail === 'tiny' ? 2.6 : 2.2, structureColour(structure));
  if (armor !== undefined) drawGauge(pen, side, armor, 3.4, detail === 'tiny' ? 3.4 : 3, armorColour(armor));
  paintFigure(pen, token, (side === 'b' ? 0.78 : 0.88) * (detail === 'tiny' ? 0.92 : 1));
  const degrees = degreesOf(token);
  if (degrees !== undefined) drawWedge(pen, degrees, detail === 'tiny' ? 1.35 : 1);
  if (token.torso !== undefined && token.torso !== degrees) drawTorso(pen, token.torso);
  paintMarks(pen, token, detail);
}

/** The figure itself: lying where it lies, dark where its reactor is off. */
function paintFigure(pen: Pen, { figure: kind, side, mood, pips = [] }: Token, size: number): void {
  const { parts, outline } = figure(kind);
  const paint = mood === 'done' ? DONE : PAINTS[side];
  pen.save();
  pen.translate(0, -0.6);
  if (pips.includes('prone')) pen.rotate(1.35);
  pen.scale(size, size);
  pen.lineJoin = 'round';
  pen.strokeStyle = 'rgb(12 16 24 / .9)';
  pen.lineWidth = 2.8;
  pen.stroke(outline);
  const light = pen.createLinearGradient(-8, -18, 8, 18);
  light.addColorStop(0, paint.light);
  light.addColorStop(0.7, paint.hull);
  const off = pips.includes('shut-down');
  const tones: Readonly<Record<Tone, string | CanvasGradient>> = {
    hull: light,
    shade: paint.shade,
    dark: '#232b36',
    glass: off ? '#3a4450' : '#4fc3d9',
    glow: off ? '#3a4450' : '#ffb13d',
  };
  for (const { tone, path } of parts) {
    pen.fillStyle = tones[tone];
    pen.fill(path);
    pen.strokeStyle = 'rgb(20 26 36 / .55)';
    pen.lineWidth = 0.7;
    pen.stroke(path);
  }
  if (off) {
    pen.fillStyle = 'rgb(18 22 30 / .38)';
    pen.fill(outline);
  }
  pen.restore();
}

/** What lies beside the base. */
function paintMarks(pen: Pen, token: Token, detail: Detail): void {
  const { die, pips = [], width, aside } = token;
  const down = facesDown(token);
  const larger = detail === 'full' ? 1 : detail === 'bold' ? 1.4 : 1.6;
  if (die && (detail === 'full' || detail === 'bold' || (width !== undefined && !aside)))
    drawDie(pen, die, 20, down ? -13 : 13, 11 * larger);
  if (pips.length > 0) drawPips(pen, pips, down, Math.min(1.5, larger));
}

/** A unit that looks down has its name above, where its wedge is not in the way. */
export function facesDown(token: Pick<Token, 'facing' | 'heading'>): boolean {
  const degrees = degreesOf(token);
  return degrees !== undefined && degrees >= 120 && degrees <= 240;
}

export const degreesOf = ({ facing, heading }: Pick<Token, 'facing' | 'heading'>): number | undefined =>
  heading ?? (facing === undefined ? undefined : facing * 60);

function paintHeat(pen: Pen, heat: number): void {
  const glow = pen.createRadialGradient(0, 0, 14, 0, 0, 36);
  glow.addColorStop(0, `rgb(255 120 50 / ${0.35 + heat * 0.6})`);
  glow.addColorStop(0.5, `rgb(224 101 58 / ${0.1 + heat * 0.55})`);
  glow.addColorStop(1, 'rgb(224 101 58 / 0)');
  pen.fillStyle = glow;
  pen.fillRect(-HALF, -HALF, HALF * 2, HALF * 2);
}

/** Burned out, on scorched ground, with the outline of the side it fought for. */
function paintWreck(pen: Pen, token: Token): void {
  const scorch = pen.createRadialGradient(0, 2, 3, 0, 2, 24);
  scorch.addColorStop(0, 'rgb(16 12 10 / .85)');
  scorch.addColorStop(0.6, 'rgb(20 16 14 / .5)');
  scorch.addColorStop(1, 'rgb(20 16 14 / 0)');
  pen.fillStyle = scorch;
  pen.fillRect(-26, -26, 52, 52);
  pen.save();
  pen.rotate(1.1);
  pen.scale(0.72, 0.62);
  pen.lineJoin = 'round';
  const { parts, outline } = figure(token.figure);
  pen.strokeStyle = '#14110f';
  pen.lineWidth = 2.4;
  pen.stroke(outline);
  for (const { tone, path } of parts) {
    pen.fillStyle = tone === 'hull' ? '#57504b' : tone === 'shade' ? '#403a36' : '#24201e';
    pen.fill(path);
  }
  pen.restore();
  pen.fillStyle = 'rgb(255 132 48 / .85)';
  for (const [x, y, r] of [
    [-6, 4, 1.4],
    [3, -2, 1.1],
    [7, 6, 0.9],
  ] as const) {
    pen.beginPath();
    pen.arc(x, y, r, 0, 7);
    pen.fill();
  }
  pen.setLineDash([2.5, 3]);
  pen.lineWidth = 1.4;
  pen.strokeStyle = token.side === 'b' ? 'rgb(224 138 46 / .8)' : token.side === 'a' ? 'rgb(99 154 228 / .8)' : 'rgb(160 168 176 / .8)';
  pen.stroke(baseOutline(token.side));
  pen.setLineDash([]);
}
