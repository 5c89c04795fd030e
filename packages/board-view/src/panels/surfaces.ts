import { chances } from '../noise.ts';
import { neighboursOf, type PanelBrush, type PanelPoint, type PanelTerrain } from './panel.ts';

/** All points of one terrain as one shape: thick lines between neighbours that are alike, and a disc on each. */
function shapeOf(brush: PanelBrush, terrain: PanelTerrain): Path2D | undefined {
  const own = brush.points.filter(point => point.terrain === terrain);
  if (own.length === 0) return undefined;
  const path = new Path2D();
  for (const point of own) {
    const { x, y } = point.at;
    path.moveTo(x, y);
    path.lineTo(x + 0.01, y);
    for (const near of neighboursOf(brush, point)) {
      if (near.terrain !== terrain) continue;
      path.moveTo(x, y);
      path.lineTo(near.at.x, near.at.y);
    }
  }
  return path;
}

function coat({ pen }: PanelBrush, shape: Path2D, width: number, ink: string): void {
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.strokeStyle = ink;
  pen.lineWidth = width;
  pen.stroke(shape);
}

const alike = ({ points }: PanelBrush, terrain: PanelTerrain): readonly PanelPoint[] => points.filter(point => point.terrain === terrain);

/** Oily water with a pale rim. Bridges go over it, so it runs on under them. */
export function paintWater(brush: PanelBrush): void {
  const shape = shapeOf(brush, 'water');
  const under = shapeOf(brush, 'bridge');
  for (const [width, ink] of [
    [50, 'rgb(18 20 22 / .55)'],
    [43, '#2b3a44'],
    [35, '#223039'],
    [20, '#1a262e'],
  ] as const) {
    if (under) coat(brush, under, width, ink);
    if (shape) coat(brush, shape, width, ink);
  }
  const { pen } = brush;
  pen.strokeStyle = 'rgb(150 190 205 / .28)';
  pen.lineWidth = 1;
  for (const { at } of alike(brush, 'water')) {
    const luck = chances(at.x, at.y, 5);
    for (let i = 0; i < 4; i++) {
      const [x, y, long] = [at.x - 18 + luck() * 30, at.y - 15 + luck() * 30, 4 + luck() * 9];
      pen.beginPath();
      pen.moveTo(x, y);
      pen.quadraticCurveTo(x + long / 2, y - 1.6, x + long, y);
      pen.stroke();
    }
  }
}

/** Pools between tufts of dead reed. */
export function paintMarsh(brush: PanelBrush): void {
  const shape = shapeOf(brush, 'marsh');
  if (!shape) return;
  coat(brush, shape, 46, 'rgb(58 66 56 / .75)');
  coat(brush, shape, 34, 'rgb(48 62 60 / .8)');
  const { pen } = brush;
  for (const { at } of alike(brush, 'marsh')) {
    const luck = chances(at.x, at.y, 9);
    for (let i = 0; i < 3; i++) {
      pen.fillStyle = 'rgb(110 148 150 / .5)';
      pen.beginPath();
      pen.ellipse(at.x - 14 + luck() * 28, at.y - 14 + luck() * 28, 4 + luck() * 5, 2 + luck() * 2, 0, 0, 7);
      pen.fill();
    }
    pen.strokeStyle = 'rgb(178 170 120 / .7)';
    pen.lineWidth = 1;
    for (let i = 0; i < 9; i++) {
      const [x, y] = [at.x - 18 + luck() * 36, at.y - 16 + luck() * 34];
      pen.beginPath();
      pen.moveTo(x, y);
      pen.lineTo(x + luck() * 3 - 1.5, y - 4 - luck() * 4);
      pen.stroke();
    }
  }
}

/** Molten ground under a black crust: it glows through the cracks and lights what is around it. */
export function paintSlag(brush: PanelBrush): void {
  const shape = shapeOf(brush, 'slag');
  if (!shape) return;
  const { pen } = brush;
  pen.save();
  pen.globalCompositeOperation = 'lighter';
  for (const [width, ink] of [
    [96, 'rgb(120 34 6 / .16)'],
    [74, 'rgb(170 54 10 / .22)'],
    [58, 'rgb(230 88 20 / .34)'],
  ] as const)
    coat(brush, shape, width, ink);
  pen.restore();
  coat(brush, shape, 44, '#35160c');
  coat(brush, shape, 38, '#1f1512');
  for (const point of alike(brush, 'slag')) cracks(brush, point);
}

function cracks({ pen }: PanelBrush, { at }: PanelPoint): void {
  const luck = chances(at.x, at.y, 17);
  for (let i = 0; i < 7; i++) {
    let [x, y, way] = [at.x - 14 + luck() * 28, at.y - 14 + luck() * 28, luck() * 6.3];
    const line = new Path2D();
    line.moveTo(x, y);
    for (let step = 0; step < 4; step++) {
      way += luck() * 1.6 - 0.8;
      x += Math.cos(way) * 5.5;
      y += Math.sin(way) * 5.5;
      line.lineTo(x, y);
    }
    pen.lineJoin = 'round';
    for (const [width, ink] of [
      [4.4, 'rgb(226 78 18 / .4)'],
      [2.2, '#f0772a'],
      [0.9, '#ffe09a'],
    ] as const) {
      pen.lineWidth = width;
      pen.strokeStyle = ink;
      pen.stroke(line);
    }
  }
}

/** Broken concrete with iron in it. */
export function paintRubble(brush: PanelBrush): void {
  const shape = shapeOf(brush, 'rubble');
  if (!shape) return;
  coat(brush, shape, 44, 'rgb(34 33 33 / .6)');
  const { pen } = brush;
  for (const { at } of alike(brush, 'rubble')) {
    const luck = chances(at.x, at.y, 23);
    for (let i = 0; i < 15; i++) {
      const [x, y, size, turn] = [at.x - 19 + luck() * 38, at.y - 18 + luck() * 36, 2.5 + luck() * 5, luck() * 3];
      const grey = 84 + Math.floor(luck() * 70);
      pen.save();
      pen.translate(x, y);
      pen.rotate(turn);
      pen.fillStyle = 'rgb(0 0 0 / .45)';
      pen.fillRect(-size / 2 + 1.2, -size / 2 + 1.6, size * 1.4, size);
      pen.fillStyle = `rgb(${grey} ${grey - 3} ${grey - 9})`;
      pen.fillRect(-size / 2, -size / 2, size * 1.4, size);
      pen.restore();
    }
  }
}
