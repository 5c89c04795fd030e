import { nth } from '@sortie/geometry';
import type { Pen } from '../canvas.ts';
import { chance, chances } from '../noise.ts';
import { AROUND, type PanelBrush, type PanelPoint } from './panel.ts';

/** What stands on the ground from north to south, so that the nearer covers the farther. */
export function paintStanding(brush: PanelBrush): void {
  for (const point of [...brush.points].sort((a, b) => a.at.y - b.at.y)) {
    if (point.terrain === 'woods') burnedTrees(brush.pen, point);
    else if (point.terrain === 'building') building(brush.pen, point);
    else if (point.terrain === 'bridge') bridge(brush, point);
  }
}

/** Charred trunks without crowns, and a little dull green that has survived at their feet. */
function burnedTrees(pen: Pen, { at, rise }: PanelPoint): void {
  const luck = chances(at.x, at.y, 3);
  for (let i = 0; i < 5; i++) {
    pen.fillStyle = i % 2 ? 'rgb(58 68 46 / .62)' : 'rgb(38 42 32 / .7)';
    pen.beginPath();
    pen.ellipse(at.x - 16 + luck() * 32, at.y - 13 + luck() * 28, 7 + luck() * 5, 5 + luck() * 4, 0, 0, 7);
    pen.fill();
  }
  const trunks = Array.from({ length: 7 }, () => ({
    x: at.x - 19 + luck() * 38,
    y: at.y - 10 + luck() * 27,
    lean: luck() * 5 - 2.5,
    tall: 0.7 + luck() * 0.5,
  }));
  for (const { x, y, lean, tall } of trunks.sort((a, b) => a.y - b.y)) trunk(pen, x, y, lean, (9 + rise * 1.9) * tall, luck);
}

function trunk(pen: Pen, x: number, y: number, lean: number, tall: number, luck: () => number): void {
  pen.lineCap = 'round';
  pen.strokeStyle = 'rgb(0 0 0 / .32)';
  pen.lineWidth = 2.4;
  line(pen, x, y, x + tall * 0.7, y + tall * 0.36);
  pen.strokeStyle = '#15130f';
  pen.lineWidth = 2.8;
  line(pen, x, y, x + lean, y - tall);
  pen.strokeStyle = '#4c463c';
  pen.lineWidth = 0.9;
  line(pen, x - 0.8, y - 1, x + lean - 0.5, y - tall + 1);
  pen.strokeStyle = '#1d1a15';
  pen.lineWidth = 1.2;
  for (const part of [0.5, 0.7, 0.86]) {
    const [bx, by] = [x + lean * part, y - tall * part];
    const way = luck() > 0.5 ? 1 : -1;
    line(pen, bx, by, bx + way * (3 + luck() * 4), by - 2.6 - luck() * 3);
  }
}

function line(pen: Pen, x: number, y: number, toX: number, toY: number): void {
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(toX, toY);
  pen.stroke();
}

const WIDE = 19;
const DEEP = 17;

/** A block as high as it is: south and east walls with windows, a roof, and a long shadow. */
function building(pen: Pen, { at: { x, y }, rise }: PanelPoint): void {
  const tall = 5 + rise * 3;
  const [wide, deep] = [WIDE - chance(x, y, 31) * 3, DEEP - chance(x, y, 37) * 3];
  pen.fillStyle = 'rgb(0 0 0 / .34)';
  pen.beginPath();
  pen.moveTo(x - wide, y + deep);
  pen.lineTo(x + wide, y + deep);
  pen.lineTo(x + wide + tall * 0.8, y + deep * 0.7);
  pen.lineTo(x + wide + tall * 0.8, y - deep * 0.6);
  pen.lineTo(x + wide, y - deep);
  pen.fill();
  pen.fillStyle = '#262423';
  pen.fillRect(x - wide, y + deep - tall, 2 * wide, tall);
  windows(pen, x, y + deep - tall, wide, tall);
  const roof = pen.createLinearGradient(x - wide, y - deep - tall, x + wide, y + deep - tall);
  roof.addColorStop(0, '#8b857c');
  roof.addColorStop(1, '#565250');
  pen.fillStyle = roof;
  pen.strokeStyle = 'rgb(16 14 13 / .85)';
  pen.lineWidth = 1.2;
  pen.beginPath();
  pen.rect(x - wide, y - deep - tall, 2 * wide, 2 * deep);
  pen.fill();
  pen.stroke();
  roofThings(pen, x, y - tall, wide, deep);
}

function windows(pen: Pen, x: number, y: number, wide: number, tall: number): void {
  const luck = chances(x, y, 41);
  for (let row = 3; row < tall - 3; row += 6) {
    for (let column = -wide + 4; column < wide - 5; column += 7) {
      pen.fillStyle = luck() > 0.86 ? '#e7a854' : '#121110';
      pen.fillRect(x + column, y + row, 4, 3);
    }
  }
}

/** A parapet, and a hole or a housing: no two roofs are alike. */
function roofThings(pen: Pen, x: number, y: number, wide: number, deep: number): void {
  pen.strokeStyle = 'rgb(230 222 206 / .3)';
  pen.lineWidth = 1;
  pen.strokeRect(x - wide + 2.5, y - deep + 2.5, 2 * wide - 5, 2 * deep - 5);
  const kind = chance(x, y, 43);
  if (kind < 0.4) {
    pen.fillStyle = 'rgb(18 15 13 / .8)';
    pen.beginPath();
    pen.ellipse(x + (kind - 0.2) * 40, y + 2, 7, 5, 0.4, 0, 7);
    pen.fill();
    return;
  }
  pen.fillStyle = '#3d3a39';
  pen.fillRect(x - 9 + kind * 8, y - 7, 8, 6);
  pen.fillStyle = '#a39d93';
  pen.fillRect(x - 10 + kind * 8, y - 9, 8, 6);
}

/** A deck from bank to bank, over the water that runs to the other sides. */
function bridge({ pen, at: pointAt }: PanelBrush, { at: { x, y } }: PanelPoint): void {
  const dry = AROUND.map(([dx, dy]) => pointAt(x + dx, y + dy)?.terrain !== 'water');
  const way = [1, 2, 0].find(i => dry[i] && dry[i + 3]) ?? 1;
  const [dx, dy] = nth(AROUND, way);
  pen.save();
  pen.translate(x, y);
  pen.rotate(Math.atan2(dy, dx));
  pen.fillStyle = 'rgb(0 0 0 / .45)';
  pen.fillRect(-30, -9, 62, 24);
  pen.fillStyle = '#6d675f';
  pen.fillRect(-31, -12, 62, 22);
  pen.strokeStyle = 'rgb(24 22 20 / .6)';
  pen.lineWidth = 1;
  for (let i = -27; i < 31; i += 6) line(pen, i, -12, i, 10);
  pen.strokeStyle = '#b3ab9d';
  pen.lineWidth = 2;
  line(pen, -31, -12, 31, -12);
  line(pen, -31, 10, 31, 10);
  pen.restore();
}
