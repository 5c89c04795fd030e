import type { Point } from '@sortie/geometry';
import { lettering, type Pen, writeHaloed } from '../canvas.ts';
import type { FreeGround, Region } from '../scene.ts';
import { paintMarks } from './lights.ts';
import { COLUMN, FRAME, HALF_ROW, type PanelBrush, type PanelMark, type PanelPoint, type PanelTerrain } from './panel.ts';
import { paintAsh, paintFarAsh } from './relief.ts';
import { paintStanding } from './structures.ts';
import { paintMarsh, paintRubble, paintSlag, paintWater } from './surfaces.ts';

/** Drawing units of one inch. */
export const INCH_WIDE = 2 * HALF_ROW;

/** A piece of terrain on a table without a map: an upright rectangle. */
export interface ScorchedPiece {
  readonly terrain: PanelTerrain;
  readonly corner: Point;
  readonly size: Point;
  readonly level: number;
  readonly rise: number;
}

export interface ScorchedTable {
  /** Drawing units, the frame left out. */
  readonly size: Point;
  readonly pieces: readonly ScorchedPiece[];
  readonly marks?: readonly PanelMark[];
}

/** The same scorched ground without points: pieces stand on it, and the frame is a ruler. */
export function scorchedTable(plan: ScorchedTable): FreeGround {
  return {
    extent: { x: plan.size.x + 2 * FRAME, y: plan.size.y + 2 * FRAME },
    stride: { x: INCH_WIDE, y: INCH_WIDE },
    surround: paintFarAsh,
    paint(pen, region, scale) {
      paintRuler(pen, plan, region, scale);
      pen.save();
      pen.beginPath();
      pen.rect(FRAME, FRAME, plan.size.x, plan.size.y);
      pen.clip();
      paintAsh(pen, region);
      for (const piece of plan.pieces) paintPiece(pen, piece, region, scale);
      pen.restore();
      paintMarks({ pen }, plan.marks ?? []);
    },
  };
}

/** A piece is filled with what the panels' points of its terrain look like, on a pale outline that says where it ends. */
function paintPiece(pen: Pen, { terrain, corner, size, level, rise }: ScorchedPiece, region: Region, scale: number): void {
  const points: PanelPoint[] = [];
  for (let x = corner.x + 20; x <= Math.max(corner.x + 20, corner.x + size.x - 18); x += COLUMN)
    for (let y = corner.y + 22; y <= Math.max(corner.y + 22, corner.y + size.y - 18); y += 2 * HALF_ROW)
      points.push({ at: { x, y }, terrain, level, rise, name: '' });
  const at = (x: number, y: number): PanelPoint | undefined => points.find(point => point.at.x === x && point.at.y === y);
  const brush: PanelBrush = { pen, region, points, at, scale };
  if (level > 0) {
    pen.fillStyle = 'rgb(0 0 0 / .35)';
    pen.fillRect(corner.x + 5, corner.y + 6, size.x, size.y);
    pen.fillStyle = 'rgb(150 132 104 / .85)';
    pen.fillRect(corner.x, corner.y, size.x, size.y);
  }
  pen.save();
  pen.beginPath();
  pen.rect(corner.x, corner.y - 40, size.x + 30, size.y + 40);
  pen.clip();
  for (const coat of [paintMarsh, paintWater, paintSlag, paintRubble, paintStanding]) coat(brush);
  pen.restore();
  pen.strokeStyle = 'rgb(240 224 190 / .6)';
  pen.lineWidth = 1.4;
  pen.setLineDash([6, 4]);
  pen.strokeRect(corner.x, corner.y, size.x, size.y);
  pen.setLineDash([]);
  if (level === 0 || scale < 0.5) return;
  pen.font = lettering(10, 700);
  pen.textAlign = 'left';
  pen.textBaseline = 'top';
  writeHaloed(pen, String(level), corner.x + 4, corner.y + 3, '#f4dfb4', 'rgb(20 17 14 / .75)', 2.4);
}

function paintRuler(pen: Pen, { size }: ScorchedTable, region: Region, scale: number): void {
  pen.fillStyle = '#191614';
  pen.fillRect(region.x, region.y, region.width, region.height);
  pen.strokeStyle = '#8d7c66';
  pen.fillStyle = '#b09c80';
  pen.lineWidth = 1;
  pen.font = lettering(11, 600);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  const every = scale < 0.5 ? 6 : 1;
  const tick = (inch: number, long: number): boolean => long > 0 && inch % every === 0;
  for (let inch = 0; inch * INCH_WIDE <= size.x; inch++) {
    const x = FRAME + inch * INCH_WIDE;
    ruled(pen, x, FRAME, x, FRAME - (inch % 6 === 0 ? 12 : 6));
    if (tick(inch, inch)) pen.fillText(String(inch), x, FRAME - 20);
  }
  for (let inch = 0; inch * INCH_WIDE <= size.y; inch++) {
    const y = FRAME + inch * INCH_WIDE;
    ruled(pen, FRAME, y, FRAME - (inch % 6 === 0 ? 12 : 6), y);
    if (tick(inch, inch)) pen.fillText(String(inch), FRAME - 21, y);
  }
}

function ruled(pen: Pen, x: number, y: number, toX: number, toY: number): void {
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(toX, toY);
  pen.stroke();
}
