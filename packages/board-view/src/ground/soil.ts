import { type Pen, sheet } from '../canvas.ts';
import { css, mix, type Rgb, shade } from '../colour.ts';
import { chances, cloud } from '../noise.ts';
import type { Region } from '../scene.ts';
import { type Biome, biomeOf } from './biome.ts';
import { addHex } from './patch.ts';
import { type Brush, layerOf, type Plot } from './plot.ts';
import { woven } from './weave.ts';

const TEXTURE = 256;
/** Drawing units that one pixel of the patches and of the grain covers. */
const PATCH_UNITS = 3;
const GRAIN_UNITS = 0.6;

const textures = new Map<Biome, { readonly patches: HTMLCanvasElement; readonly grain: HTMLCanvasElement }>();

function texture(colourAt: (x: number, y: number) => readonly [Rgb, number]): HTMLCanvasElement {
  const { canvas, pen } = sheet(TEXTURE, TEXTURE);
  const image = pen.createImageData(TEXTURE, TEXTURE);
  for (let y = 0, i = 0; y < TEXTURE; y++) {
    for (let x = 0; x < TEXTURE; x++, i += 4) {
      const [[r, g, b], alpha] = colourAt(x, y);
      image.data[i] = r;
      image.data[i + 1] = g;
      image.data[i + 2] = b;
      image.data[i + 3] = alpha * 255;
    }
  }
  pen.putImageData(image, 0, 0);
  return canvas;
}

function texturesOf(biome: Biome): { readonly patches: HTMLCanvasElement; readonly grain: HTMLCanvasElement } {
  const known = textures.get(biome);
  if (known) return known;
  const dark = shade(biome.low, -0.5);
  const light = shade(biome.high, 0.5);
  const made = {
    patches: texture((x, y) => {
      const { shade: part, vein } = woven(biome.weave, x, y);
      return [mix(mix(biome.low, biome.high, part), biome.vein, vein), 1];
    }),
    grain: texture((x, y) => {
      const n = cloud(x / 4, y / 4, 64, 2, 23) - 0.5;
      return [n < 0 ? dark : light, Math.min(0.16, Math.abs(n) * 0.34)];
    }),
  };
  textures.set(biome, made);
  return made;
}

function fillWith(pen: Pen, image: HTMLCanvasElement, units: number, paint: () => void): void {
  const pattern = pen.createPattern(image, 'repeat');
  if (!pattern) return;
  pattern.setTransform(new DOMMatrix().scale(units));
  pen.fillStyle = pattern;
  paint();
}

/** The bare country of the region, with gentle patches and a fine grain. */
export function paintSoil({ pen, biome, scale }: Pick<Brush, 'pen' | 'biome' | 'scale'>, region: Region): void {
  const { patches, grain } = texturesOf(biome);
  const paint = (): void => pen.fillRect(region.x, region.y, region.width, region.height);
  fillWith(pen, patches, PATCH_UNITS, paint);
  if (scale > 0.4) fillWith(pen, grain, GRAIN_UNITS, paint);
}

/** Hexes that wear another country than the map's. */
export function paintOtherSoils(brush: Brush): void {
  const { pen, ground, plots } = brush;
  for (const { site, centre } of plots) {
    if (site.theme === undefined || site.theme === ground.theme) continue;
    const { patches } = texturesOf(biomeOf(site.theme));
    const path = new Path2D();
    addHex(path, centre.x, centre.y, 0.4);
    fillWith(pen, patches, PATCH_UNITS, () => pen.fill(path));
  }
}

/** Small things that tell the country: tufts, ripples, pebbles, craters. Only where the ground is open. */
export function paintDetails(brush: Brush): void {
  if (brush.scale < 0.7) return;
  const draw = DETAILS[brush.biome.detail];
  for (const plot of brush.plots) {
    const covered = plot.site.terrains.some(({ kind }) => COVERS.has(kind)) || layerOf(plot.site, 'woods');
    if (!covered) draw(brush, plot, chances(plot.h.q, plot.h.r, 5));
  }
}

const COVERS = new Set(['water', 'pavement', 'building', 'ice', 'snow', 'magma', 'space', 'sky', 'fields', 'swamp', 'mud', 'industrial']);

type Detail = (brush: Brush, plot: Plot, next: () => number) => void;

const inHex = ({ centre }: Plot, next: () => number): { x: number; y: number } => ({
  x: centre.x + (next() - 0.5) * 46,
  y: centre.y + (next() - 0.5) * 42,
});

const tufts: Detail = ({ pen, biome }, plot, next) => {
  const many = 2 + Math.floor(next() * 3);
  pen.lineWidth = 0.7;
  pen.lineCap = 'round';
  for (let i = 0; i < many; i++) {
    const { x, y } = inHex(plot, next);
    pen.strokeStyle = css(shade(biome.low, -0.28 - next() * 0.12), 0.5);
    pen.beginPath();
    for (const lean of [-1.6, 0, 1.7]) {
      pen.moveTo(x, y);
      pen.quadraticCurveTo(x + lean * 0.4, y - 1.6, x + lean, y - 2.6 - next());
    }
    pen.stroke();
  }
};

const ripples: Detail = ({ pen, biome }, plot, next) => {
  const many = 1 + Math.floor(next() * 3);
  pen.lineCap = 'round';
  for (let i = 0; i < many; i++) {
    const { x, y } = inHex(plot, next);
    const length = 5 + next() * 8;
    pen.lineWidth = 0.8;
    for (const [dy, colour] of [
      [0, css(shade(biome.low, -0.3), 0.34)],
      [1, css(shade(biome.high, 0.5), 0.4)],
    ] as const) {
      pen.strokeStyle = colour;
      pen.beginPath();
      pen.moveTo(x - length, y + dy);
      pen.bezierCurveTo(x - length / 2, y + dy - 2.4, x, y + dy + 1.4, x + length, y + dy - 1.2);
      pen.stroke();
    }
  }
};

const pebbles: Detail = ({ pen, biome }, plot, next) => {
  const many = 3 + Math.floor(next() * 4);
  for (let i = 0; i < many; i++) {
    const { x, y } = inHex(plot, next);
    const size = 0.6 + next() * 1.3;
    pen.fillStyle = css(shade(biome.rock, -0.4), 0.45);
    pen.beginPath();
    pen.ellipse(x + 0.5, y + 0.6, size * 1.2, size, 0, 0, 7);
    pen.fill();
    pen.fillStyle = css(shade(biome.rock, 0.18), 0.8);
    pen.beginPath();
    pen.ellipse(x, y, size * 1.1, size * 0.8, 0, 0, 7);
    pen.fill();
  }
};

const craters: Detail = ({ pen, biome }, plot, next) => {
  if (next() < 0.35) return;
  const { x, y } = inHex(plot, next);
  const size = 2 + next() * 5;
  pen.fillStyle = css(shade(biome.low, -0.3), 0.4);
  pen.beginPath();
  pen.ellipse(x, y, size, size * 0.86, 0, 0, 7);
  pen.fill();
  pen.strokeStyle = css(shade(biome.high, 0.4), 0.6);
  pen.lineWidth = 0.8;
  pen.beginPath();
  pen.arc(x, y, size, 0.2, 2.6);
  pen.stroke();
};

const drifts: Detail = ({ pen, biome }, plot, next) => {
  const { x, y } = inHex(plot, next);
  const length = 7 + next() * 9;
  pen.strokeStyle = css(shade(biome.low, -0.16), 0.5);
  pen.lineWidth = 0.9;
  pen.beginPath();
  pen.moveTo(x - length, y + 2);
  pen.quadraticCurveTo(x, y - 3, x + length, y + 1);
  pen.stroke();
};

const slabs: Detail = ({ pen, biome }, plot, next) => {
  const { x, y } = inHex(plot, next);
  pen.strokeStyle = css(shade(biome.low, -0.3), 0.3);
  pen.lineWidth = 0.6;
  pen.strokeRect(x - 5, y - 4, 6 + next() * 6, 5 + next() * 4);
};

/** Caps on stalks, alone or by twos. */
const mushrooms: Detail = ({ pen }, plot, next) => {
  for (let i = 0; i < 1 + Math.floor(next() * 2); i++) {
    const { x, y } = inHex(plot, next);
    const size = 1.6 + next() * 2;
    pen.fillStyle = 'rgb(226 214 196 / .8)';
    pen.fillRect(x - size * 0.2, y - size * 0.4, size * 0.4, size);
    pen.fillStyle = next() > 0.5 ? 'rgb(196 110 150 / .9)' : 'rgb(120 196 170 / .85)';
    pen.beginPath();
    pen.ellipse(x, y - size * 0.5, size, size * 0.62, 0, Math.PI, 0);
    pen.fill();
  }
};

/** Splinters that catch the light. */
const shards: Detail = ({ pen }, plot, next) => {
  const { x, y } = inHex(plot, next);
  for (let i = 0; i < 3; i++) {
    const lean = (next() - 0.5) * 4;
    pen.fillStyle = i % 2 === 0 ? 'rgb(236 252 255 / .75)' : 'rgb(110 160 184 / .8)';
    pen.beginPath();
    pen.moveTo(x + i * 2 - 2, y);
    pen.lineTo(x + i * 2 - 1 + lean, y - 4 - next() * 4);
    pen.lineTo(x + i * 2, y);
    pen.fill();
  }
};

/** A hole that smokes, with a stained rim. */
const vents: Detail = ({ pen, biome }, plot, next) => {
  if (next() > 0.4) return;
  const { x, y } = inHex(plot, next);
  pen.fillStyle = css(shade(biome.low, -0.5), 0.8);
  pen.beginPath();
  pen.ellipse(x, y, 2.6, 1.7, 0, 0, 7);
  pen.fill();
  pen.strokeStyle = css(biome.vein, 0.55);
  pen.lineWidth = 0.8;
  pen.stroke();
};

const foam: Detail = ({ pen }, plot, next) => {
  const { x, y } = inHex(plot, next);
  pen.strokeStyle = 'rgb(232 246 250 / .5)';
  pen.lineWidth = 0.9;
  pen.beginPath();
  pen.arc(x, y, 3 + next() * 4, 3.5, 5.9);
  pen.stroke();
};

const DETAILS: Readonly<Record<Biome['detail'], Detail>> = {
  grass: tufts,
  ripples,
  pebbles,
  craters,
  drifts,
  slabs,
  mushrooms,
  shards,
  vents,
  foam,
};
