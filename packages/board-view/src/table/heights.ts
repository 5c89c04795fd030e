import { nth } from '@sortie/geometry';
import { css, mix, shade } from '../colour.ts';
import { chances } from '../noise.ts';
import { type Drawn, inside, ofKind, type TableBrush, union } from './shape.ts';

/** How far a cliff of so many drawing units is seen from above, and how far its shadow falls. */
const cliffOf = (rise: number): number => Math.min(11, 2.4 + rise * 0.055);
const shadowOf = (rise: number): number => Math.min(30, 4 + rise * 0.16);

const offset = (path: Path2D, x: number, y: number): Path2D => {
  const moved = new Path2D();
  moved.addPath(path, new DOMMatrix().translate(x, y));
  return moved;
};

/** Hills from the lowest up: a soft shadow to the south-east, a cliff under the edge, a bright rim in the north-west. */
export function paintHills(brush: TableBrush): void {
  const hills = ofKind(brush.shapes, 'hill');
  if (hills.length === 0) return;
  const { pen, biome, inch } = brush;
  const heights = [...new Set(hills.map(({ height }) => height))].sort((a, b) => a - b);
  heights.forEach((height, i) => {
    const here = hills.filter(hill => hill.height === height);
    const area = union(here, true);
    const rise = height - (heights[i - 1] ?? 0);
    const top = shade(mix(biome.high, biome.soil, 0.35), Math.min(0.34, (height / inch) * 0.045));
    paintShadow(brush, area, shadowOf(rise));
    const cliff = cliffOf(rise);
    pen.fillStyle = css(shade(biome.rock, -0.5));
    pen.fill(offset(area, cliff * 0.35, cliff));
    pen.fillStyle = css(shade(biome.rock, -0.22));
    pen.fill(offset(area, cliff * 0.2, cliff * 0.55));
    pen.fillStyle = css(shade(top, 0.5));
    pen.fill(offset(area, -1.4, -1.8));
    pen.fillStyle = css(top);
    pen.fill(area);
    pen.save();
    pen.clip(area);
    for (const hill of here) if (here.length < 40) paintRelief(brush, hill, cliff);
    pen.restore();
  });
}

/** Canvas shadows are measured in device pixels, whatever the pen is set to. */
function paintShadow({ pen, scale }: TableBrush, area: Path2D, far: number): void {
  pen.save();
  pen.shadowColor = 'rgb(16 18 12 / .5)';
  pen.shadowBlur = far * 0.7 * scale;
  pen.shadowOffsetX = far * 0.55 * scale;
  pen.shadowOffsetY = far * 0.8 * scale;
  pen.fillStyle = '#000';
  pen.fill(area);
  pen.restore();
}

/** Light falls from the north-west; short strokes along the edge show which way it goes down. */
function paintRelief(brush: TableBrush, hill: Drawn, cliff: number): void {
  const { pen, scale, biome } = brush;
  const { left, top, right, bottom } = hill.box;
  const light = pen.createLinearGradient(left, top, right, bottom);
  light.addColorStop(0, 'rgb(255 250 228 / .26)');
  light.addColorStop(0.55, 'rgb(255 250 228 / 0)');
  light.addColorStop(1, 'rgb(24 26 14 / .24)');
  pen.fillStyle = light;
  pen.fillRect(left, top, right - left, bottom - top);
  if (scale < 0.3) return;
  pen.strokeStyle = css(shade(biome.low, -0.55), 0.32);
  pen.lineWidth = 1;
  pen.beginPath();
  hill.corners.forEach((a, i) => {
    const b = nth(hill.corners, (i + 1) % hill.corners.length);
    hachures(pen, a, b, hill, cliff, i);
  });
  pen.stroke();
}

function hachures(
  pen: TableBrush['pen'],
  a: { readonly x: number; readonly y: number },
  b: { readonly x: number; readonly y: number },
  hill: Drawn,
  cliff: number,
  salt: number,
): void {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length < 1) return;
  const normal = { x: (b.y - a.y) / length, y: (a.x - b.x) / length };
  const probe = { x: (a.x + b.x) / 2 + normal.x * 3, y: (a.y + b.y) / 2 + normal.y * 3 };
  const inward = inside(hill, probe.x, probe.y) ? 1 : -1;
  const next = chances(salt, Math.round(a.x), 61);
  for (let along = 4; along < length; along += 7) {
    const x = a.x + ((b.x - a.x) * along) / length;
    const y = a.y + ((b.y - a.y) * along) / length;
    const deep = cliff * (1 + next() * 1.2);
    pen.moveTo(x + normal.x * inward * 5, y + normal.y * inward * 5);
    pen.lineTo(x + normal.x * inward * (5 + deep), y + normal.y * inward * (5 + deep));
  }
}
