import type { Point } from '@sortie/geometry';
import { lettering, type Pen } from '../canvas.ts';
import { fade } from '../colour.ts';
import { isHex, pointOf } from '../place.ts';
import type { Measure, Path, Place, Sight, SightMark } from '../scene.ts';
import { placePath } from './border.ts';
import { PLATE, readable, TONES } from './tones.ts';

/** A small plate with a word, centred. */
export function plate(pen: Pen, text: string, { x, y }: Point, size: number, edge: string, ink = '#f7f2e6'): void {
  pen.font = lettering(size, 700);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  const width = Math.max(size * 1.5, pen.measureText(text).width + size * 0.9);
  const height = size * 1.5;
  pen.fillStyle = PLATE;
  pen.beginPath();
  pen.roundRect(x - width / 2, y - height / 2, width, height, height / 2);
  pen.fill();
  pen.strokeStyle = edge;
  pen.lineWidth = 1.2;
  pen.stroke();
  pen.fillStyle = ink;
  pen.fillText(text, x, y + size * 0.06);
}

function through(stops: readonly Place[]): Path2D {
  const path = new Path2D();
  stops.forEach((stop, i) => {
    const { x, y } = pointOf(stop);
    if (i === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
  return path;
}

/** A jump: one bow from the first stop to the last. */
function bow(from: Point, to: Point): Path2D {
  const path = new Path2D();
  const lift = 20 + Math.hypot(to.x - from.x, to.y - from.y) * 0.16;
  path.moveTo(from.x, from.y);
  path.quadraticCurveTo((from.x + to.x) / 2, (from.y + to.y) / 2 - lift, to.x, to.y);
  return path;
}

/** The ribbon of a move with its running cost. */
export function drawPath(pen: Pen, { stops, flying }: Path, zoom: number): void {
  const first = stops[0];
  const last = stops.at(-1);
  if (!first || !last || stops.length < 2) return;
  const line = flying ? bow(pointOf(first.at), pointOf(last.at)) : through(stops.map(({ at }) => at));
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  pen.strokeStyle = 'rgb(18 21 26 / .75)';
  pen.lineWidth = isHex(first.at) ? 8.5 : thick(8.5, zoom) * 0.75;
  pen.stroke(line);
  pen.strokeStyle = TONES.mine;
  pen.lineWidth = isHex(first.at) ? 5.5 : thick(5.5, zoom) * 0.75;
  if (flying) pen.setLineDash([9, 8]);
  pen.stroke(line);
  pen.setLineDash([]);
  stops.forEach(({ at, text }, i) => {
    if (i > 0 && text && isHex(at)) plate(pen, text, pointOf(at), 8.5, TONES.mine);
  });
}

/** Half a base and a little more, in drawing units. */
const BESIDE = 26;

/** On a board without hexes the running cost lies over the units, and that of the end below whoever would stand there. */
export function drawCosts(pen: Pen, { stops }: Path, zoom: number): void {
  const size = readable(8.5, zoom);
  stops.forEach(({ at, text }, i) => {
    if (i === 0 || !text || isHex(at)) return;
    const last = i === stops.length - 1;
    plate(pen, text, last ? { x: at.x, y: at.y + BESIDE + size } : at, size, TONES.mine);
  });
}

/** A line that is still seen from afar. */
const thick = (width: number, zoom: number): number => Math.max(width, width / zoom / 1.6);

const LOOKS = {
  clear: { colour: TONES.friend, dash: [] },
  hindered: { colour: TONES.mine, dash: [11, 6] },
  blocked: { colour: TONES.danger, dash: [2.5, 6] },
} as const;

export function drawSight(pen: Pen, sight: Sight, zoom: number): void {
  const { colour, dash } = LOOKS[sight.state];
  const [from, to] = between(pointOf(sight.from), pointOf(sight.to));
  if (!sight.faint) for (const mark of sight.marks ?? []) tintMark(pen, mark);
  pen.lineCap = sight.state === 'blocked' ? 'round' : 'butt';
  const line = new Path2D();
  line.moveTo(from.x, from.y);
  line.lineTo(to.x, to.y);
  pen.strokeStyle = 'rgb(14 16 20 / .6)';
  pen.lineWidth = thick(sight.faint ? 3 : 5, zoom);
  pen.stroke(line);
  pen.setLineDash(dash.map(part => thick(sight.faint ? part * 0.7 : part, zoom)));
  pen.strokeStyle = colour;
  pen.lineWidth = thick(sight.faint ? 1.5 : 2.8, zoom);
  pen.stroke(line);
  pen.setLineDash([]);
  if (sight.faint) return;
  for (const { at, text, tone } of sight.marks ?? []) plate(pen, text, pointOf(at), isHex(at) ? 9.5 : readable(9.5, zoom), TONES[tone]);
  if (sight.state === 'blocked') cross(pen, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, colour);
}

/** Ends of a line that leave the units at both ends free. */
function between(from: Point, to: Point): readonly [Point, Point] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 70) return [from, to];
  const part = 25 / length;
  const along = (a: number, b: number): number => a + (b - a) * part;
  return [
    { x: along(from.x, to.x), y: along(from.y, to.y) },
    { x: along(to.x, from.x), y: along(to.y, from.y) },
  ];
}

function tintMark(pen: Pen, { at, tone }: SightMark): void {
  pen.fillStyle = fade(TONES[tone], 0.26);
  const area = placePath(at, -1, 14);
  pen.fill(area);
  pen.strokeStyle = fade(TONES[tone], 0.9);
  pen.lineWidth = 1.6;
  pen.stroke(area);
}

function cross(pen: Pen, { x, y }: Point, colour: string): void {
  pen.fillStyle = PLATE;
  pen.beginPath();
  pen.arc(x, y, 9, 0, 7);
  pen.fill();
  pen.strokeStyle = colour;
  pen.lineWidth = 2.6;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(x - 4, y - 4);
  pen.lineTo(x + 4, y + 4);
  pen.moveTo(x + 4, y - 4);
  pen.lineTo(x - 4, y + 4);
  pen.stroke();
}

/** A tape laid over the board. */
export function drawMeasure(pen: Pen, { stops, text, tone }: Measure, zoom: number): void {
  const last = stops.at(-1);
  if (!last || stops.length < 2) return;
  const line = through(stops);
  pen.lineJoin = 'round';
  for (const [ink, width] of [
    [PLATE, 4.6],
    [TONES[tone], 2.2],
  ] as const) {
    pen.strokeStyle = ink;
    pen.lineWidth = thick(width, zoom);
    pen.stroke(line);
  }
  const size = readable(10, zoom);
  if (text) plate(pen, text, { x: pointOf(last).x, y: pointOf(last).y - size * 1.6 }, size, TONES[tone]);
}
