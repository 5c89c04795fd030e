import { css, mix, type Rgb, rgb } from '../colour.ts';
import { chances } from '../noise.ts';
import { addPatch, type PatchStyle } from './patch.ts';
import { type Brush, joins, layerOf, type Plot } from './plot.ts';

type Dots = (brush: Brush, plot: Plot, next: () => number) => void;

interface Surface {
  readonly kind: string;
  readonly fill: Rgb;
  readonly alpha: number;
  readonly style: PatchStyle;
  readonly rim?: string;
  readonly dots: Dots;
}

const scatter = (many: number, spread: number, draw: (pen: Brush['pen'], x: number, y: number, next: () => number) => void): Dots => {
  return ({ pen }, { centre }, next) => {
    for (let i = 0; i < many; i++) draw(pen, centre.x + (next() - 0.5) * spread, centre.y + (next() - 0.5) * spread * 0.86, next);
  };
};

const sheen = (colour: string): Dots =>
  scatter(5, 38, (pen, x, y, next) => {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.ellipse(x, y, 2.5 + next() * 4, 1 + next() * 1.4, 0, 0, 7);
    pen.fill();
  });

const pools = scatter(4, 34, (pen, x, y, next) => {
  const size = 4 + next() * 4;
  pen.fillStyle = '#46584a';
  pen.beginPath();
  pen.ellipse(x, y, size, size * 0.55, 0, 0, 7);
  pen.fill();
  pen.strokeStyle = 'rgb(214 226 190 / .45)';
  pen.lineWidth = 0.7;
  pen.stroke();
  pen.strokeStyle = '#5c6b2c';
  pen.lineWidth = 0.9;
  pen.beginPath();
  for (const lean of [-2, -0.6, 0.8, 2.2]) {
    pen.moveTo(x + size * 0.6, y);
    pen.lineTo(x + size * 0.6 + lean, y - 5 - next() * 2);
  }
  pen.stroke();
});

const cracks = (colour: string): Dots =>
  scatter(3, 30, (pen, x, y, next) => {
    pen.strokeStyle = colour;
    pen.lineWidth = 0.8;
    pen.beginPath();
    pen.moveTo(x, y);
    let angle = next() * 6.283;
    let [px, py] = [x, y];
    for (let i = 0; i < 3; i++) {
      angle += (next() - 0.5) * 1.6;
      px += Math.cos(angle) * 5;
      py += Math.sin(angle) * 5;
      pen.lineTo(px, py);
    }
    pen.stroke();
  });

const furrows: Dots = ({ pen }, { centre, h }) => {
  const lean = h.q % 2 === 0 ? 0.5 : -0.5;
  pen.lineWidth = 1.6;
  for (let i = -5; i <= 5; i++) {
    pen.strokeStyle = i % 2 === 0 ? 'rgb(120 132 52 / .75)' : 'rgb(202 186 96 / .7)';
    pen.beginPath();
    pen.moveTo(centre.x - 17, centre.y + i * 3.6 - 17 * lean * 0.4);
    pen.lineTo(centre.x + 17, centre.y + i * 3.6 + 17 * lean * 0.4);
    pen.stroke();
  }
};

const dunes = scatter(4, 34, (pen, x, y, next) => {
  const size = 6 + next() * 4;
  pen.strokeStyle = 'rgb(120 88 44 / .5)';
  pen.lineWidth = 1;
  pen.beginPath();
  pen.moveTo(x - size, y + 1.5);
  pen.quadraticCurveTo(x - 1, y - 4, x + size, y + 1);
  pen.stroke();
  pen.strokeStyle = 'rgb(255 240 200 / .6)';
  pen.beginPath();
  pen.moveTo(x - size, y + 3);
  pen.quadraticCurveTo(x - 1, y - 2.4, x + size, y + 2.5);
  pen.stroke();
});

const joints: Dots = ({ pen }, { centre }) => {
  pen.strokeStyle = 'rgb(60 58 56 / .22)';
  pen.lineWidth = 0.7;
  pen.beginPath();
  for (let i = -2; i <= 2; i++) {
    pen.moveTo(centre.x - 24, centre.y + i * 10);
    pen.lineTo(centre.x + 24, centre.y + i * 10);
    pen.moveTo(centre.x + i * 10, centre.y - 24);
    pen.lineTo(centre.x + i * 10, centre.y + 24);
  }
  pen.stroke();
};

const embers: Dots = (brush, plot, next) => {
  cracks('#ff9d3c')(brush, plot, next);
  cracks('#ffd27a')(brush, plot, next);
};

const soft = (inset: number, salt: number, waver = 2.6): PatchStyle => ({ inset, waver, salt });

/** From the lowest to the highest: later ones lie on earlier ones. */
const SURFACES: readonly Surface[] = [
  { kind: 'pavement', fill: rgb('#a3a09a'), alpha: 0.92, style: soft(0.02, 51, 0), rim: 'rgb(70 68 66 / .5)', dots: joints },
  { kind: 'fields', fill: rgb('#b4ab5c'), alpha: 0.8, style: soft(0.08, 52, 0.6), dots: furrows },
  { kind: 'sand', fill: rgb('#dcc38a'), alpha: 0.85, style: soft(0.1, 53), dots: dunes },
  { kind: 'tundra', fill: rgb('#9fa78e'), alpha: 0.7, style: soft(0.1, 54), dots: sheen('rgb(240 244 236 / .5)') },
  { kind: 'snow', fill: rgb('#eef2f5'), alpha: 0.88, style: soft(0.08, 55), dots: sheen('rgb(170 196 214 / .4)') },
  { kind: 'mud', fill: rgb('#6d5138'), alpha: 0.82, style: soft(0.12, 56), dots: sheen('rgb(196 168 132 / .35)') },
  { kind: 'swamp', fill: rgb('#5d6a40'), alpha: 0.8, style: soft(0.1, 57), dots: pools },
  {
    kind: 'hazardousLiquid',
    fill: rgb('#9aa83a'),
    alpha: 0.92,
    style: soft(0.1, 58),
    rim: '#5d6620',
    dots: sheen('rgb(236 244 150 / .7)'),
  },
  { kind: 'magma', fill: rgb('#4a1f16'), alpha: 0.95, style: soft(0.08, 59), rim: 'rgb(255 140 60 / .7)', dots: embers },
  { kind: 'space', fill: rgb('#0c0f18'), alpha: 1, style: soft(0, 60, 0), dots: sheen('rgb(220 230 255 / .5)') },
];

const ICE: Surface = {
  kind: 'ice',
  fill: rgb('#d5e8f0'),
  alpha: 0.82,
  style: soft(0.07, 61),
  rim: 'rgb(255 255 255 / .8)',
  dots: cracks('rgb(120 160 186 / .8)'),
};

function paintSurface(brush: Brush, { kind, fill, alpha, style, rim, dots }: Surface): void {
  const { pen, ground, plots, scale } = brush;
  const here = plots.filter(({ site }) => layerOf(site, kind));
  if (here.length === 0) return;
  const path = new Path2D();
  for (const plot of here) addPatch(path, plot.h, plot.centre.x, plot.centre.y, joins(ground, plot, kind), style);
  pen.fillStyle = css(mix(fill, brush.biome.soil, 0.12), alpha);
  pen.fill(path);
  if (rim) {
    pen.strokeStyle = rim;
    pen.lineWidth = 1.2;
    pen.stroke(path);
  }
  if (scale > 0.5) for (const plot of here) dots(brush, plot, chances(plot.h.q, plot.h.r, style.salt));
}

export function paintSurfaces(brush: Brush): void {
  for (const surface of SURFACES) paintSurface(brush, surface);
}

/** Lies on water, so it is painted after it. */
export const paintIce = (brush: Brush): void => paintSurface(brush, ICE);
