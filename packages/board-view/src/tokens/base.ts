import { nth } from '@sortie/geometry';
import type { Pen } from '../canvas.ts';
import { fade } from '../colour.ts';
import type { SideMark } from '../scene.ts';

/** The colours of the sides; they are also told apart by shape and pattern. */
export const SIDE_COLOURS: Readonly<Record<SideMark, { readonly fill: string; readonly dark: string; readonly light: string }>> = {
  a: { fill: '#3f7fd6', dark: '#1c3f73', light: '#8db8f2' },
  b: { fill: '#e08a2e', dark: '#7a4210', light: '#f5c184' },
  neutral: { fill: '#8a929c', dark: '#454b53', light: '#c3c9d0' },
};

const RADIUS = 18.2;
const DIAGONAL = 22.6;

/** Length around the base outline, for dashes that show a share of it. */
export function outlineLength(side: SideMark, grow: number): number {
  return side === 'b' ? roundedDiamond(DIAGONAL + grow * 1.25).length : Math.PI * 2 * (RADIUS + grow);
}

/** Circle for one side, diamond for the other, both beginning at the top and running clockwise. */
export function baseOutline(side: SideMark, grow = 0): Path2D {
  if (side === 'b') return roundedDiamond(DIAGONAL + grow * 1.25).path;
  const path = new Path2D();
  path.arc(0, 0, RADIUS + grow, -Math.PI / 2, Math.PI * 1.5);
  return path;
}

function roundedDiamond(half: number): { readonly path: Path2D; readonly length: number } {
  const cut = 5.5;
  const path = new Path2D();
  const corners = [
    [0, -half],
    [half, 0],
    [0, half],
    [-half, 0],
  ] as const;
  const unit = Math.SQRT1_2 * cut;
  path.moveTo(0, -half + unit * 0.6);
  corners.forEach(([x, y], i) => {
    const [nx, ny] = nth(corners, (i + 1) % 4);
    const from = [x + Math.sign(nx - x) * unit, y + Math.sign(ny - y) * unit] as const;
    const to = [nx - Math.sign(nx - x) * unit, ny - Math.sign(ny - y) * unit] as const;
    if (i === 0) path.quadraticCurveTo(x + unit * 0.3, y + unit * 0.45, from[0], from[1]);
    path.lineTo(to[0], to[1]);
    if (i < 3) {
      const [ox, oy] = nth(corners, (i + 2) % 4);
      path.quadraticCurveTo(nx, ny, nx + Math.sign(ox - nx) * unit, ny + Math.sign(oy - ny) * unit);
    } else path.quadraticCurveTo(-unit * 0.3, -half + unit * 0.45, 0, -half + unit * 0.6);
  });
  path.closePath();
  return { path, length: 4 * (half * Math.SQRT2 - cut * 0.5) };
}

export function drawBase(pen: Pen, side: SideMark, done: boolean): void {
  const colours = SIDE_COLOURS[side];
  const outline = baseOutline(side);
  pen.save();
  pen.shadowColor = 'rgb(8 10 14 / .55)';
  pen.shadowBlur = 4 * pen.getTransform().a;
  pen.shadowOffsetY = 2 * pen.getTransform().a;
  pen.fillStyle = colours.dark;
  pen.fill(baseOutline(side, 3));
  pen.restore();
  const light = pen.createLinearGradient(-12, -18, 12, 20);
  light.addColorStop(0, done ? colours.fill : colours.light);
  light.addColorStop(0.45, colours.fill);
  light.addColorStop(1, colours.dark);
  pen.fillStyle = light;
  pen.fill(outline);
  if (side === 'b') hatch(pen, outline, fade(colours.dark, 0.34));
}

/** Diagonal lines: the pattern of the second side. */
function hatch(pen: Pen, outline: Path2D, colour: string): void {
  pen.save();
  pen.clip(outline);
  pen.strokeStyle = colour;
  pen.lineWidth = 1.1;
  pen.beginPath();
  for (let i = -48; i < 48; i += 4) {
    pen.moveTo(i, -24);
    pen.lineTo(i + 48, 24);
  }
  pen.stroke();
  pen.restore();
}

/** A share of the outline, from the top clockwise, on a dark track. */
export function drawGauge(pen: Pen, side: SideMark, share: number, grow: number, width: number, colour: string): void {
  const outline = baseOutline(side, grow);
  const length = outlineLength(side, grow);
  pen.lineCap = 'butt';
  pen.lineWidth = width;
  pen.strokeStyle = 'rgb(12 14 18 / .82)';
  pen.stroke(outline);
  if (share <= 0) return;
  pen.strokeStyle = colour;
  pen.lineWidth = width - 0.7;
  if (share < 1) pen.setLineDash([length * share, length * 2]);
  pen.stroke(outline);
  pen.setLineDash([]);
}
