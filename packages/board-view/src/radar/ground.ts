import { nth, type Point } from '@sortie/geometry';
import { lettering, type Pen, writeHaloed } from '../canvas.ts';
import { chance } from '../noise.ts';
import type { FreeGround, Region } from '../scene.ts';
import { cellsOf, cellUnder, type RadarDisc, radiusOf } from './disc.ts';

const SPACE = '#0b1018';
const LINE = 'rgb(111 177 165 / .38)';
const LIT = 'rgb(143 214 199 / .75)';
const INK = 'rgb(170 205 198 / .72)';
/** Stars are strewn over squares of this size, so that each part of the sky is the same whenever it is painted. */
const SKY = 96;
/** Room around a map for its title. */
const RIM = 40;

/** Round maps of space side by side. */
export function radarGround(discs: readonly RadarDisc[], extent: Point): FreeGround {
  return {
    extent,
    stride: { x: 30, y: 30 },
    snap: point => meant(discs, point),
    surround: paintSky,
    edgeless: true,
    paint(pen, region, scale, numbers) {
      paintSky(pen, region);
      for (const disc of discs) if (touches(disc, region)) paintDisc(pen, disc, scale, numbers);
    },
  };
}

/** The middle of the cell that is meant by a point. */
function meant(discs: readonly RadarDisc[], point: Point): Point | undefined {
  for (const disc of discs) {
    const cell = cellUnder(disc, point);
    if (cell !== undefined) return nth(cellsOf(disc), cell).at;
  }
  return undefined;
}

function touches(disc: RadarDisc, { x, y, width, height }: Region): boolean {
  const { middle } = disc;
  const reach = radiusOf(disc) + RIM;
  return middle.x + reach > x && middle.y + reach > y && middle.x - reach < x + width && middle.y - reach < y + height;
}

/** Space has no edge: the sky is the same on the board and around it. */
function paintSky(pen: Pen, region: Region): void {
  pen.fillStyle = SPACE;
  pen.fillRect(region.x, region.y, region.width, region.height);
  const [left, top] = [Math.floor(region.x / SKY) - 1, Math.floor(region.y / SKY) - 1];
  for (let column = left; column * SKY < region.x + region.width; column++)
    for (let row = top; row * SKY < region.y + region.height; row++) paintStars(pen, column, row);
}

function paintStars(pen: Pen, column: number, row: number): void {
  for (let i = 0; i < 5; i++) {
    const [x, y] = [(column + chance(column, row, i)) * SKY, (row + chance(column, row, i + 20)) * SKY];
    const light = chance(column, row, i + 40);
    pen.fillStyle = `rgb(${200 + light * 55} 215 ${225 + light * 30} / ${(0.12 + light * light * 0.5).toFixed(2)})`;
    pen.beginPath();
    pen.arc(x, y, 0.5 + light * light, 0, 7);
    pen.fill();
  }
}

function paintDisc(pen: Pen, disc: RadarDisc, scale: number, numbers: boolean): void {
  const { middle, rings, lit } = disc;
  const radius = radiusOf(disc);
  const glow = pen.createRadialGradient(middle.x, middle.y, 0, middle.x, middle.y, radius);
  glow.addColorStop(0, lit ? 'rgb(46 92 92 / .6)' : 'rgb(34 62 66 / .5)');
  glow.addColorStop(1, lit ? 'rgb(20 40 46 / .5)' : 'rgb(14 24 30 / .45)');
  pen.fillStyle = glow;
  pen.beginPath();
  pen.arc(middle.x, middle.y, radius, 0, 7);
  pen.fill();
  if (disc.world) paintWorld(pen, middle, rings[0]?.outer ?? 0);
  paintLines(pen, disc, lit ? LIT : LINE);
  paintBearings(pen, middle, radius, lit ? LIT : LINE);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  if (numbers || scale > 0.5) paintNames(pen, disc);
  pen.font = lettering(22, 650);
  writeHaloed(pen, disc.title, middle.x, middle.y - radius - 18, lit ? '#d8efe8' : INK, SPACE, 4);
}

/** A world with its lit side up. */
function paintWorld(pen: Pen, { x, y }: Point, radius: number): void {
  const air = pen.createRadialGradient(x - radius / 3, y - radius / 3, radius / 6, x, y, radius);
  air.addColorStop(0, 'rgb(126 168 190 / .85)');
  air.addColorStop(0.75, 'rgb(52 86 110 / .8)');
  air.addColorStop(1, 'rgb(20 34 48 / .2)');
  pen.fillStyle = air;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 7);
  pen.fill();
}

function paintLines(pen: Pen, disc: RadarDisc, colour: string): void {
  const { middle, rings } = disc;
  pen.strokeStyle = colour;
  pen.lineWidth = 1.3;
  for (const { outer } of rings) {
    pen.beginPath();
    pen.arc(middle.x, middle.y, outer, 0, 7);
    pen.stroke();
  }
  pen.lineWidth = 0.9;
  pen.beginPath();
  for (const { inner, outer, from, to } of cellsOf(disc)) {
    if (to - from > 6) continue;
    pen.moveTo(middle.x + Math.sin(from) * inner, middle.y - Math.cos(from) * inner);
    pen.lineTo(middle.x + Math.sin(from) * outer, middle.y - Math.cos(from) * outer);
  }
  pen.stroke();
}

/** A scale around the rim, as on an instrument: a tick every five degrees, a longer one every thirty. */
function paintBearings(pen: Pen, { x, y }: Point, radius: number, colour: string): void {
  pen.strokeStyle = colour;
  pen.lineWidth = 1;
  pen.beginPath();
  for (let degrees = 0; degrees < 360; degrees += 5) {
    const turned = (degrees * Math.PI) / 180;
    const length = degrees % 30 === 0 ? 9 : 4;
    pen.moveTo(x + Math.sin(turned) * (radius + 2), y - Math.cos(turned) * (radius + 2));
    pen.lineTo(x + Math.sin(turned) * (radius + 2 + length), y - Math.cos(turned) * (radius + 2 + length));
  }
  pen.stroke();
}

/** Each cell by its name at its outer border. */
function paintNames(pen: Pen, disc: RadarDisc): void {
  const { middle, names } = disc;
  pen.font = lettering(13, 600);
  cellsOf(disc).forEach(({ outer, from, to }, cell) => {
    const bearing = to - from > 6 ? 0 : (from + to) / 2;
    const far = Math.max(0, outer - 12);
    writeHaloed(pen, names[cell] ?? '', middle.x + Math.sin(bearing) * far, middle.y - Math.cos(bearing) * far, INK, SPACE, 2.5);
  });
}
