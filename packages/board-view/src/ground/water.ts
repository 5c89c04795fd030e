import { css, mix } from '../colour.ts';
import { chances } from '../noise.ts';
import { addPatch } from './patch.ts';
import { type Brush, joins, layerOf, type Plot } from './plot.ts';

const DEEPEST = 4;

function waterPath({ ground, plots }: Brush, least: number, inset: number): Path2D {
  const path = new Path2D();
  for (const plot of plots) {
    const water = layerOf(plot.site, 'water');
    if (!water || water.level < least) continue;
    const mask = joins(ground, plot, 'water', other => other.level >= least);
    addPatch(path, plot.h, plot.centre.x, plot.centre.y, mask, { inset, waver: 2.2, salt: 31 + least });
  }
  return path;
}

/** Water from the shallows inwards, each depth a darker patch inside the one before, with a wet and a bright shoreline. */
export function paintWater(brush: Brush): void {
  const { pen, biome, plots } = brush;
  if (!plots.some(({ site }) => layerOf(site, 'water'))) return;
  const shore = waterPath(brush, 0, 0.06);
  pen.lineJoin = 'round';
  pen.strokeStyle = css(mix(biome.low, biome.deep, 0.35), 0.55);
  pen.lineWidth = 4.5;
  pen.stroke(shore);
  pen.fillStyle = css(biome.shallow);
  pen.fill(shore);
  for (let depth = 1; depth <= DEEPEST; depth++) {
    const path = waterPath(brush, depth, 0.06 + depth * 0.05);
    pen.fillStyle = css(mix(biome.shallow, biome.deep, 0.3 + depth * 0.22));
    pen.fill(path);
  }
  pen.save();
  pen.clip(shore);
  paintOpenShores(brush);
  pen.restore();
  if (brush.scale > 0.6) for (const plot of plots) waves(brush, plot);
}

/** A bright line just inside the shore; along joined hexsides the patch has no outline, so it is stroked side by side. */
function paintOpenShores(brush: Brush): void {
  const { pen, ground, plots } = brush;
  const path = new Path2D();
  for (const plot of plots) {
    if (!layerOf(plot.site, 'water')) continue;
    const mask = joins(ground, plot, 'water');
    if (mask !== 63) addPatch(path, plot.h, plot.centre.x, plot.centre.y, mask, { inset: 0.06, waver: 2.2, salt: 31 });
  }
  pen.strokeStyle = 'rgb(232 244 240 / .34)';
  pen.lineWidth = 1.6;
  pen.stroke(path);
}

function waves({ pen }: Brush, { site, centre, h }: Plot): void {
  const water = layerOf(site, 'water');
  if (!water) return;
  const next = chances(h.q, h.r, 37);
  const rapid = layerOf(site, 'rapids');
  pen.strokeStyle = rapid ? 'rgb(245 252 255 / .8)' : 'rgb(236 248 252 / .3)';
  pen.lineWidth = rapid ? 1.3 : 0.9;
  pen.lineCap = 'round';
  const many = rapid ? 5 + rapid.level * 2 : 2 + Math.floor(next() * 2);
  for (let i = 0; i < many; i++) {
    const x = centre.x + (next() - 0.5) * 34;
    const y = centre.y + (next() - 0.5) * 32;
    const size = 3 + next() * 3;
    pen.beginPath();
    pen.moveTo(x - size, y);
    pen.quadraticCurveTo(x - size / 2, y - 2, x, y);
    pen.quadraticCurveTo(x + size / 2, y + 2, x + size, y);
    pen.stroke();
  }
}
