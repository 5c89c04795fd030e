import type { Point } from '@sortie/geometry';
import { label, labelSize, lettering, type Pen, writeHaloed } from '../canvas.ts';
import { biomeOf } from '../ground/biome.ts';
import { paintSoil } from '../ground/soil.ts';
import type { FreeGround, Region, Sky, Spot } from '../scene.ts';
import { paintFlats, paintStones, paintWaters, paintWays } from './flat.ts';
import { paintHills } from './heights.ts';
import { type Drawn, drawn, reaches, type TableBrush, type TableShape } from './shape.ts';
import { paintBridgesOn, paintClouds, paintHouses, paintTreesOn, paintUnderwood } from './standing.ts';

/** An open table in plain shapes. */
export interface Table {
  readonly extent: Point;
  /** Drawing units of an inch. */
  readonly inch: number;
  readonly theme?: string;
  readonly sky?: Sky;
  readonly shapes: readonly TableShape[];
  /** Outlines of hexes, where the table is played on them. */
  readonly hexes?: readonly (readonly Point[])[];
  readonly snap?: (point: Point) => Spot | undefined;
  readonly stride?: Point;
}

/** From the soil up to the tree tops and what drifts above them. */
const COATS: readonly ((brush: TableBrush) => void)[] = [
  paintFlats,
  paintWaters,
  paintHills,
  paintStones,
  paintWays,
  paintUnderwood,
  paintBridgesOn,
  paintHouses,
  paintTreesOn,
  paintClouds,
];

/** The farthest that anything reaches beyond its outline. */
const RIM = 40;

/** Device pixels per drawing unit from which words and the ruler are read. */
const READ_FROM = 0.3;

/** A board without hexes that looks like a table with terrain on it. */
export function tableGround({ extent, inch, theme, sky, shapes, hexes, snap, stride }: Table): FreeGround {
  const all = shapes.map(drawn);
  const biome = biomeOf(theme);
  return {
    extent,
    stride: stride ?? { x: inch, y: inch },
    ...(snap ? { snap } : {}),
    ...(sky ? { sky } : {}),
    echoes: true,
    paint(pen, region, scale, numbers) {
      const brush: TableBrush = { pen, biome, scale, inch, region, shapes: all.filter(shape => reaches(shape, region, RIM)) };
      paintSoil(brush, region);
      for (const coat of COATS) {
        pen.save();
        coat(brush);
        pen.restore();
      }
      if (hexes) paintGrid(pen, hexes, region, inch);
      if (scale < READ_FROM) return;
      paintWords(brush, numbers);
      paintRuler(pen, extent, inch, scale);
    },
  };
}

function paintGrid(pen: Pen, hexes: readonly (readonly Point[])[], { x, y, width, height }: Region, inch: number): void {
  const path = new Path2D();
  for (const corners of hexes) {
    const [first] = corners;
    if (!first || first.x < x - 3 * inch || first.x > x + width + 3 * inch || first.y < y - 3 * inch || first.y > y + height + 3 * inch)
      continue;
    corners.forEach((corner, i) => {
      if (i === 0) path.moveTo(corner.x, corner.y);
      else path.lineTo(corner.x, corner.y);
    });
    path.closePath();
  }
  pen.strokeStyle = 'rgb(30 28 20 / .3)';
  pen.lineWidth = 0.9;
  pen.stroke(path);
}

const heightWord = (units: number, inch: number): string => `${Math.round((units / inch) * 10) / 10}″`;

/** How high hills and roofs are, how deep the water is, what a wall withstands. */
function paintWords({ pen, inch, scale, shapes }: TableBrush, always: boolean): void {
  if (scale < 0.2 && !always) return;
  const size = labelSize(scale, 10, 12, 44);
  pen.font = lettering(size, 700);
  for (const shape of shapes) {
    const word = wordOn(shape, inch);
    // A word that is wider than its piece says more than the piece shows.
    if (word === '' || (!always && pen.measureText(word).width > shape.box.right - shape.box.left)) continue;
    const { x, y } = spotFor(shape);
    const wet = shape.kind === 'water';
    label(pen, word, x, y, size, wet ? '#eaf6ff' : '#2a2116', wet ? '#1d557f' : '#f6ecd0');
  }
}

function wordOn({ kind, height, depth, text }: Drawn, inch: number): string {
  if (kind === 'hill') return heightWord(height, inch);
  if (kind === 'water' && depth > 0) return `−${heightWord(depth, inch)}`;
  if (kind === 'building' || kind === 'wall' || kind === 'bridge') return [heightWord(height, inch), text].filter(Boolean).join(' · ');
  return '';
}

/** Hills are named at their foot, so that a step above does not cover the word. */
function spotFor({ kind, box, height }: Drawn): Point {
  const x = (box.left + box.right) / 2;
  if (kind === 'hill') return { x, y: box.bottom - Math.min(14, (box.bottom - box.top) * 0.2) };
  const lift = kind === 'building' || kind === 'wall' ? Math.min(26, height * 0.1) : 0;
  return { x, y: (box.top + box.bottom) / 2 - lift };
}

/** Inches along the frame, every sixth longer and every twelfth with its number. */
function paintRuler(pen: Pen, extent: Point, inch: number, scale: number): void {
  pen.save();
  pen.lineWidth = Math.max(1, 0.8 / scale);
  const ticks = new Path2D();
  const along = (length: number, draw: (at: number, long: number) => void): void => {
    for (let i = 1; i * inch < length - 1; i++) draw(i * inch, i % 12 === 0 ? 12 : i % 6 === 0 ? 8 : scale > 0.25 ? 4 : 0);
  };
  along(extent.x, (x, long) => {
    ticks.moveTo(x, 0);
    ticks.lineTo(x, long);
    ticks.moveTo(x, extent.y);
    ticks.lineTo(x, extent.y - long);
  });
  along(extent.y, (y, long) => {
    ticks.moveTo(0, y);
    ticks.lineTo(long, y);
    ticks.moveTo(extent.x, y);
    ticks.lineTo(extent.x - long, y);
  });
  pen.strokeStyle = 'rgb(24 22 16 / .55)';
  pen.stroke(ticks);
  pen.strokeRect(0, 0, extent.x, extent.y);
  const size = labelSize(scale, 10, 10, 44);
  pen.font = lettering(size, 700);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (let i = 12; i * inch < extent.x - 1; i += 12)
    writeHaloed(pen, `${i}`, i * inch, 14 + size / 2, 'rgb(28 26 20 / .8)', 'rgb(255 250 232 / .5)', size * 0.2);
  for (let i = 12; i * inch < extent.y - 1; i += 12)
    writeHaloed(pen, `${i}`, 14 + size / 2, i * inch, 'rgb(28 26 20 / .8)', 'rgb(255 250 232 / .5)', size * 0.2);
  pen.restore();
}
