import { nth } from '@sortie/geometry';
import type { Pen } from '../canvas.ts';
import { css, type Rgb, rgb, shade } from '../colour.ts';
import { chances } from '../noise.ts';
import { type Brush, layerOf } from './plot.ts';

/** A faceted rock lit from the north-west. */
export function rock(pen: Pen, x: number, y: number, size: number, colour: Rgb, next: () => number): void {
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = (i / 6) * 6.283 + next() * 0.6;
    const away = size * (0.75 + next() * 0.4);
    return { x: x + Math.cos(angle) * away, y: y + Math.sin(angle) * away * 0.8 };
  });
  const outline = new Path2D();
  corners.forEach((corner, i) => {
    if (i === 0) outline.moveTo(corner.x, corner.y);
    else outline.lineTo(corner.x, corner.y);
  });
  outline.closePath();
  pen.save();
  pen.translate(size * 0.3, size * 0.36);
  pen.fillStyle = 'rgb(20 16 14 / .38)';
  pen.fill(outline);
  pen.restore();
  pen.fillStyle = css(colour);
  pen.fill(outline);
  const top = { x: x - size * 0.12, y: y - size * 0.16 };
  corners.forEach((corner, i) => {
    const after = nth(corners, (i + 1) % 6);
    const lit = (top.x - (corner.x + after.x) / 2 + (top.y - (corner.y + after.y) / 2)) / size;
    pen.fillStyle = lit > 0 ? css(shade(colour, 0.5), Math.min(0.6, lit * 0.5)) : css(shade(colour, -0.7), Math.min(0.5, -lit * 0.4));
    pen.beginPath();
    pen.moveTo(top.x, top.y);
    pen.lineTo(corner.x, corner.y);
    pen.lineTo(after.x, after.y);
    pen.fill();
  });
  pen.strokeStyle = css(shade(colour, -0.65), 0.7);
  pen.lineWidth = 0.6;
  pen.stroke(outline);
}

/** A broken slab of wall. */
export function slab(pen: Pen, x: number, y: number, size: number, next: () => number): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(next() * 3.14);
  pen.fillStyle = 'rgb(20 18 18 / .4)';
  pen.fillRect(-size + 1.4, -size * 0.4 + 1.6, size * 2, size * 0.9);
  pen.fillStyle = next() > 0.4 ? '#a39b91' : '#7d766e';
  pen.fillRect(-size, -size * 0.45, size * 2, size * 0.9);
  pen.strokeStyle = '#3d3936';
  pen.lineWidth = 0.6;
  pen.strokeRect(-size, -size * 0.45, size * 2, size * 0.9);
  pen.restore();
}

export function paintRocks({ pen, biome, plots, scale }: Brush): void {
  const detailed = scale > 0.35;
  for (const { site, centre, h } of plots) {
    const rough = layerOf(site, 'rough');
    const rubble = layerOf(site, 'rubble');
    if (!(rough || rubble)) continue;
    const next = chances(h.q, h.r, 71);
    const many = rough ? (rough.level > 1 ? 14 : 9) : 11;
    for (let i = 0; i < (detailed ? many : 5); i++) {
      const angle = (i / many) * 6.283 * 2.4 + next();
      const away = 4 + (i / many) * 17;
      const x = centre.x + Math.cos(angle) * away;
      const y = centre.y + Math.sin(angle) * away * 0.86;
      if (rough) rock(pen, x, y, (rough.level > 1 ? 3.6 : 2.4) + next() * 2.6, shade(biome.rock, (next() - 0.5) * 0.24), next);
      else if (i % 4 === 3) rock(pen, x, y, 1.6 + next() * 1.6, rgb('#8b8279'), next);
      else slab(pen, x, y, 2.4 + next() * 2.8, next);
    }
  }
}
