import { nth, type Point } from '@sortie/geometry';
import { lettering, type Pen, sheet, writeHaloed } from '../canvas.ts';
import { cloud } from '../noise.ts';
import type { Region } from '../scene.ts';
import { COLUMN, HALF_ROW, type PanelBrush, type PanelPoint } from './panel.ts';

const GRAIN = 256;
let ash: HTMLCanvasElement | undefined;

/** Scorched earth: grey and umber in blotches, which repeat without a seam. */
function ashes(): HTMLCanvasElement {
  if (ash) return ash;
  const { canvas, pen } = sheet(GRAIN, GRAIN);
  const image = pen.createImageData(GRAIN, GRAIN);
  for (let y = 0; y < GRAIN; y++) {
    for (let x = 0; x < GRAIN; x++) {
      const broad = cloud(x / 32, y / 32, 8, 4, 11);
      const fine = cloud(x / 4, y / 4, 64, 2, 29);
      const rust = cloud(x / 64, y / 64, 4, 3, 53);
      const light = 52 + broad * 46 + fine * 22;
      const i = (y * GRAIN + x) * 4;
      image.data[i] = light + rust * 16;
      image.data[i + 1] = light + rust * 4 - 2;
      image.data[i + 2] = light - 9 - rust * 6;
      image.data[i + 3] = 255;
    }
  }
  pen.putImageData(image, 0, 0);
  ash = canvas;
  return canvas;
}

export function paintAsh(pen: Pen, { x, y, width, height }: Region): void {
  const pattern = pen.createPattern(ashes(), 'repeat');
  if (!pattern) return;
  pattern.setTransform(new DOMMatrix().scale(2.6));
  pen.fillStyle = pattern;
  pen.fillRect(x, y, width, height);
}

/** The burned country beyond the panels, in shadow. */
export function paintFarAsh(pen: Pen, region: Region): void {
  paintAsh(pen, region);
  pen.fillStyle = 'rgb(12 10 9 / .66)';
  pen.fillRect(region.x, region.y, region.width, region.height);
}

type Triangle = readonly [PanelPoint, PanelPoint, PanelPoint];

/** The triangles of the lattice whose first corner is the westernmost. */
function* triangles({ points, at }: PanelBrush): Generator<Triangle> {
  for (const point of points) {
    const { x, y } = point.at;
    const [up, down, south] = [at(x + COLUMN, y - HALF_ROW), at(x + COLUMN, y + HALF_ROW), at(x, y + 2 * HALF_ROW)];
    if (up && down) yield [point, up, down];
    if (down && south) yield [point, down, south];
  }
}

const between = (a: PanelPoint, b: PanelPoint, height: number): Point => {
  const part = (height - a.level) / (b.level - a.level);
  return { x: a.at.x + (b.at.x - a.at.x) * part, y: a.at.y + (b.at.y - a.at.y) * part };
};

/** The part of a triangle above a height, and the contour through it. */
function cut(triangle: Triangle, height: number): { readonly above: readonly Point[]; readonly contour: readonly Point[] } {
  const above: Point[] = [];
  const contour: Point[] = [];
  triangle.forEach((a, i) => {
    const b = nth(triangle, (i + 1) % 3);
    if (a.level > height) above.push(a.at);
    if (a.level > height === b.level > height) return;
    const crossing = between(a, b, height);
    above.push(crossing);
    contour.push(crossing);
  });
  return { above, contour };
}

/** Hills as terraces: each level lighter, its rim lit from the north-west and dark to the south-east. */
export function paintRelief(brush: PanelBrush): void {
  const { pen } = brush;
  const all = [...triangles(brush)].filter(corners => corners.some(({ level }) => level > 0));
  const top = Math.max(0, ...all.flatMap(corners => corners.map(({ level }) => level)));
  for (let level = 1; level <= top; level++) {
    const area = new Path2D();
    const rim = new Path2D();
    for (const triangle of all) {
      const { above, contour } = cut(triangle, level - 0.5);
      trace(area, above, true);
      trace(rim, contour, false);
    }
    pen.save();
    pen.translate(3, 4);
    pen.strokeStyle = 'rgb(0 0 0 / .38)';
    pen.lineWidth = 5;
    pen.lineCap = 'round';
    pen.stroke(rim);
    pen.restore();
    pen.fillStyle = 'rgb(214 190 150 / .17)';
    pen.fill(area);
    pen.strokeStyle = 'rgb(242 214 168 / .8)';
    pen.lineWidth = 1.5;
    pen.lineCap = 'round';
    pen.stroke(rim);
  }
}

function trace(path: Path2D, points: readonly Point[], closed: boolean): void {
  points.forEach(({ x, y }, i) => {
    if (i === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
  if (closed && points.length > 0) path.closePath();
}

/** Levels in figures, once they can be read. */
export function paintLevels({ pen, points, scale }: PanelBrush): void {
  if (scale < 0.75) return;
  pen.font = lettering(9, 700);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (const { at, level } of points)
    if (level > 0) writeHaloed(pen, String(level), at.x + 10, at.y - 9, '#f4dfb4', 'rgb(20 17 14 / .75)', 2.4);
}
