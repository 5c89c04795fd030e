import { css, mix, type Rgb, rgb, shade } from '../colour.ts';
import { rock, slab } from '../ground/rocks.ts';
import { chances } from '../noise.ts';
import { type Drawn, inside, ofKind, saltOf, type TableBrush, union } from './shape.ts';

interface Coat {
  readonly kind: string;
  readonly fill: Rgb;
  readonly alpha: number;
  readonly rim?: string;
  readonly soft: boolean;
  readonly dots?: (brush: TableBrush, shape: Drawn) => void;
}

/** Calls `draw` at places all over a shape, about so many to the square inch, each always in the same spot. */
function strewn(
  { inch, region }: TableBrush,
  shape: Drawn,
  each: number,
  draw: (x: number, y: number, next: () => number) => void,
  rim = 4,
): void {
  const { left, top, right, bottom } = shape.box;
  const step = inch / Math.sqrt(each);
  const salt = saltOf(shape);
  for (let row = 0, y = top + step / 2; y < bottom; y += step, row++) {
    if (y < region.y - 20 || y > region.y + region.height + 20) continue;
    for (let column = 0, x = left + step / 2; x < right; x += step, column++) {
      if (x < region.x - 20 || x > region.x + region.width + 20) continue;
      const next = chances(column + 3, row + 5, salt);
      const at = { x: x + (next() - 0.5) * step * 0.9, y: y + (next() - 0.5) * step * 0.9 };
      if (inside(shape, at.x, at.y) && inside(shape, at.x + rim, at.y) && inside(shape, at.x - rim, at.y)) draw(at.x, at.y, next);
    }
  }
}

const furrows = ({ pen }: TableBrush, shape: Drawn): void => {
  const { left, top, right, bottom } = shape.box;
  pen.save();
  pen.clip(shape.path);
  const lean = (saltOf(shape) % 5) * 0.12;
  pen.lineWidth = 2;
  for (let y = top - (right - left) * Math.abs(lean), i = 0; y < bottom + 20; y += 5, i++) {
    pen.strokeStyle = i % 2 === 0 ? 'rgb(120 132 52 / .6)' : 'rgb(208 190 104 / .6)';
    pen.beginPath();
    pen.moveTo(left, y);
    pen.lineTo(right, y + (right - left) * lean);
    pen.stroke();
  }
  pen.restore();
};

const rocks =
  (each: number, size: number) =>
  (brush: TableBrush, shape: Drawn): void =>
    strewn(brush, shape, each * shape.level, (x, y, next) => rock(brush.pen, x, y, size * (0.6 + next() * 0.7), brush.biome.rock, next), 6);

const slabs = (brush: TableBrush, shape: Drawn): void =>
  strewn(brush, shape, 4.4 * shape.level, (x, y, next) => slab(brush.pen, x, y, 3 + next() * 4, next), 6);

const reeds = (brush: TableBrush, shape: Drawn): void =>
  strewn(brush, shape, 2.4, (x, y, next) => {
    const { pen } = brush;
    const size = 4 + next() * 6;
    pen.fillStyle = 'rgb(58 78 70 / .85)';
    pen.beginPath();
    pen.ellipse(x, y, size, size * 0.5, 0, 0, 7);
    pen.fill();
    pen.strokeStyle = '#66762f';
    pen.lineWidth = 1;
    pen.beginPath();
    for (const lean of [-2, -0.6, 0.8, 2.2]) {
      pen.moveTo(x + size * 0.7, y);
      pen.lineTo(x + size * 0.7 + lean, y - 6 - next() * 3);
    }
    pen.stroke();
  });

const dunes = (brush: TableBrush, shape: Drawn): void =>
  strewn(brush, shape, 1.6, (x, y, next) => {
    const { pen } = brush;
    const size = 6 + next() * 7;
    for (const [dy, colour] of [
      [0, 'rgb(120 88 44 / .45)'],
      [1.6, 'rgb(255 240 200 / .55)'],
    ] as const) {
      pen.strokeStyle = colour;
      pen.lineWidth = 1;
      pen.beginPath();
      pen.moveTo(x - size, y + dy);
      pen.quadraticCurveTo(x - 1, y + dy - 4, x + size, y + dy - 0.6);
      pen.stroke();
    }
  });

const speckles =
  (colour: string, each: number, size: number) =>
  (brush: TableBrush, shape: Drawn): void =>
    strewn(brush, shape, each, (x, y, next) => {
      brush.pen.fillStyle = colour;
      brush.pen.beginPath();
      brush.pen.ellipse(x, y, size * (0.6 + next()), size * (0.4 + next() * 0.4), next() * 3, 0, 7);
      brush.pen.fill();
    });

const slabLines = ({ pen, inch, scale }: TableBrush, shape: Drawn): void => {
  if (scale < 0.3) return;
  pen.save();
  pen.clip(shape.path);
  pen.strokeStyle = 'rgb(52 52 50 / .22)';
  pen.lineWidth = 0.8;
  pen.beginPath();
  for (let x = Math.ceil(shape.box.left / inch) * inch; x < shape.box.right; x += inch) {
    pen.moveTo(x, shape.box.top);
    pen.lineTo(x, shape.box.bottom);
  }
  for (let y = Math.ceil(shape.box.top / inch) * inch; y < shape.box.bottom; y += inch) {
    pen.moveTo(shape.box.left, y);
    pen.lineTo(shape.box.right, y);
  }
  pen.stroke();
  pen.restore();
};

const cracks = (brush: TableBrush, shape: Drawn): void =>
  strewn(brush, shape, 1.6, (x, y, next) => {
    const { pen } = brush;
    pen.strokeStyle = shape.kind === 'magma' ? '#ffb347' : 'rgb(90 130 160 / .6)';
    pen.lineWidth = shape.kind === 'magma' ? 2 : 0.9;
    pen.beginPath();
    pen.moveTo(x, y);
    let angle = next() * 6.283;
    let [px, py] = [x, y];
    for (let i = 0; i < 4; i++) {
      angle += (next() - 0.5) * 1.8;
      px += Math.cos(angle) * 6;
      py += Math.sin(angle) * 6;
      pen.lineTo(px, py);
    }
    pen.stroke();
  });

const ties = (brush: TableBrush, shape: Drawn): void => speckles('rgb(60 48 40 / .8)', 6, 2)(brush, shape);
const crates = (brush: TableBrush, shape: Drawn): void =>
  strewn(brush, shape, 1.2, (x, y, next) => {
    const { pen } = brush;
    const [wide, deep] = [6 + next() * 8, 5 + next() * 5];
    pen.fillStyle = 'rgb(18 18 20 / .4)';
    pen.fillRect(x - wide / 2 + 2, y - deep / 2 + 3, wide, deep);
    pen.fillStyle = next() > 0.5 ? '#8a6f52' : '#66757f';
    pen.fillRect(x - wide / 2, y - deep / 2, wide, deep);
  });

/** From the broad to the small: what comes later lies over what came before. */
const COATS: readonly Coat[] = [
  { kind: 'tundra', fill: rgb('#8f9a84'), alpha: 0.7, soft: true, dots: speckles('rgb(230 236 232 / .5)', 3, 3) },
  { kind: 'snow', fill: rgb('#e9eef1'), alpha: 0.9, soft: true, dots: speckles('rgb(178 196 210 / .55)', 2, 4) },
  { kind: 'sand', fill: rgb('#d8bd84'), alpha: 0.88, soft: true, dots: dunes },
  { kind: 'gravel', fill: rgb('#9b958a'), alpha: 0.85, soft: true, dots: speckles('rgb(70 66 60 / .5)', 14, 1.6) },
  { kind: 'mud', fill: rgb('#6b5238'), alpha: 0.85, soft: true, dots: speckles('rgb(160 138 106 / .45)', 3, 4) },
  { kind: 'swamp', fill: rgb('#56653d'), alpha: 0.85, soft: true, rim: 'rgb(44 58 40 / .7)', dots: reeds },
  { kind: 'field', fill: rgb('#b9ae5e'), alpha: 0.8, soft: false, rim: 'rgb(92 84 38 / .6)', dots: furrows },
  { kind: 'pavement', fill: rgb('#a3a29b'), alpha: 0.96, soft: false, rim: 'rgb(66 66 62 / .8)', dots: slabLines },
  { kind: 'industrial', fill: rgb('#8f8a80'), alpha: 0.9, soft: false, rim: 'rgb(52 48 44 / .8)', dots: crates },
  { kind: 'magma', fill: rgb('#7a2a16'), alpha: 0.95, soft: true, rim: 'rgb(40 16 10 / .9)', dots: cracks },
  { kind: 'ice', fill: rgb('#cfe4ec'), alpha: 0.9, soft: true, rim: 'rgb(120 160 180 / .8)', dots: cracks },
];

const STONES: readonly Coat[] = [
  { kind: 'rough', fill: rgb('#7d7464'), alpha: 0.4, soft: true, dots: rocks(2, 6) },
  { kind: 'rubble', fill: rgb('#6f6862'), alpha: 0.62, soft: true, rim: 'rgb(48 44 40 / .5)', dots: slabs },
];

const WAYS: readonly Coat[] = [
  { kind: 'road', fill: rgb('#c3b597'), alpha: 0.95, soft: false, rim: 'rgb(84 74 56 / .7)' },
  { kind: 'rails', fill: rgb('#8b8378'), alpha: 0.9, soft: false, rim: 'rgb(48 42 38 / .8)', dots: ties },
  {
    kind: 'fortified',
    fill: rgb('#7b6a48'),
    alpha: 0.55,
    soft: true,
    rim: 'rgb(58 46 26 / .9)',
    dots: speckles('rgb(212 190 140 / .9)', 3, 4),
  },
];

const lay =
  (coats: readonly Coat[]) =>
  (brush: TableBrush): void => {
    const { pen, scale } = brush;
    for (const { kind, fill, alpha, rim, soft, dots } of coats) {
      const shapes = ofKind(brush.shapes, kind);
      if (shapes.length === 0) continue;
      const path = union(shapes, soft);
      if (rim) {
        pen.strokeStyle = rim;
        pen.lineWidth = 3;
        pen.lineJoin = 'round';
        pen.stroke(path);
      }
      pen.fillStyle = css(fill, alpha);
      pen.fill(path);
      if (dots && scale > 0.14) for (const shape of shapes) dots(brush, shape);
    }
  };

export const paintFlats = lay(COATS);
export const paintStones = lay(STONES);
export const paintWays = lay(WAYS);

/** Water from the shore inwards: each inch of depth is darker, with a bright line at the edge. */
export function paintWaters(brush: TableBrush): void {
  const { pen, biome, inch, scale } = brush;
  const waters = ofKind(brush.shapes, 'water');
  if (waters.length === 0) return;
  const shore = union(waters, true);
  pen.lineJoin = 'round';
  pen.strokeStyle = css(mix(biome.low, shade(biome.deep, -0.2), 0.45), 0.75);
  pen.lineWidth = 6;
  pen.stroke(shore);
  for (const depth of [...new Set(waters.map(water => water.depth))].sort((a, b) => a - b)) {
    const here = waters.filter(water => water.depth === depth);
    pen.fillStyle = css(mix(biome.shallow, biome.deep, Math.min(1, 0.15 + (depth / inch) * 0.26)));
    pen.fill(union(here, true));
  }
  pen.save();
  pen.clip(shore);
  // A darker middle and a bright edge, by strokes that only their inner half of is seen.
  for (const [width, colour] of [
    [22, css(biome.shallow, 0.16)],
    [12, css(biome.shallow, 0.26)],
    [3.4, 'rgb(236 246 242 / .5)'],
  ] as const) {
    if (waters.length > 60) break;
    pen.lineWidth = width;
    pen.strokeStyle = colour;
    for (const water of waters) pen.stroke(water.soft);
  }
  pen.restore();
  if (scale < 0.3) return;
  for (const water of waters)
    strewn(brush, water, 0.8, (x, y, next) => {
      const size = 4 + next() * 5;
      pen.strokeStyle = 'rgb(236 248 252 / .32)';
      pen.lineWidth = 1;
      pen.beginPath();
      pen.moveTo(x - size, y);
      pen.quadraticCurveTo(x - size / 2, y - 2.4, x, y);
      pen.quadraticCurveTo(x + size / 2, y + 2.4, x + size, y);
      pen.stroke();
    });
}
