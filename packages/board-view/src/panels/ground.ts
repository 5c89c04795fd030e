import type { Point } from '@sortie/geometry';
import { lettering, type Pen } from '../canvas.ts';
import type { FreeGround, Region } from '../scene.ts';
import { paintLights, paintMarks, paintNames } from './lights.ts';
import { COLUMN, FRAME, HALF_ROW, type PanelBrush, type PanelPlan, type PanelPoint } from './panel.ts';
import { paintAsh, paintFarAsh, paintLevels, paintRelief } from './relief.ts';
import { paintStanding } from './structures.ts';
import { paintMarsh, paintRubble, paintSlag, paintWater } from './surfaces.ts';

/** How far a drawing reaches beyond its point: shadows, glow and tall buildings. */
const REACH = 64;

const keyOf = (x: number, y: number): number => x * 8192 + y;

/** Joined panels as a board: scorched ground, lights for points, everything with its height. */
export function panelGround(plan: PanelPlan): FreeGround {
  const byPlace = new Map(plan.points.map(point => [keyOf(point.at.x, point.at.y), point]));
  const at = (x: number, y: number): PanelPoint | undefined => byPlace.get(keyOf(x, y));
  return {
    extent: { x: plan.size.x + 2 * FRAME, y: plan.size.y + 2 * FRAME },
    stride: { x: COLUMN, y: 2 * HALF_ROW },
    snap: point => nearest(at, point),
    surround: paintFarAsh,
    paint(pen, region, scale, numbers) {
      paintFrame(pen, plan, region);
      pen.save();
      pen.beginPath();
      pen.rect(FRAME, FRAME, plan.size.x, plan.size.y);
      pen.clip();
      paintAsh(pen, region);
      const brush: PanelBrush = { pen, region, at, scale, points: plan.points.filter(point => touches(point.at, region)) };
      for (const coat of [paintRelief, paintMarsh, paintWater, paintSlag, paintRubble]) coat(brush);
      paintSeams(pen, plan);
      paintStanding(brush);
      paintLevels(brush);
      paintLights(brush);
      if (numbers) paintNames(brush);
      pen.restore();
      paintMarks(
        { pen },
        (plan.marks ?? []).filter(mark => touches(mark.at, region)),
      );
    },
  };
}

const touches = ({ x, y }: Point, region: Region): boolean =>
  x > region.x - REACH && y > region.y - REACH && x < region.x + region.width + REACH && y < region.y + region.height + REACH;

/** The point of the lattice that is meant. */
function nearest(at: (x: number, y: number) => PanelPoint | undefined, { x, y }: Point): Point | undefined {
  const column = Math.round((x - FRAME) / COLUMN);
  let best: Point | undefined;
  let least = 60 * 60;
  for (let dc = -1; dc <= 1; dc++) {
    const px = FRAME + (column + dc) * COLUMN;
    const row = Math.round((y - FRAME) / HALF_ROW);
    for (let dr = -1; dr <= 1; dr++) {
      const found = at(px, FRAME + (row + dr) * HALF_ROW);
      if (!found) continue;
      const away = (found.at.x - x) ** 2 + (found.at.y - y) ** 2;
      // Between two points the way from column to column goes down and up by turns, so that arrow keys keep straight.
      const south = away === least && (column + dc) % 2 !== 0 && found.at.y > (best?.y ?? 0);
      if (away < least || south) [best, least] = [found.at, away];
    }
  }
  return best;
}

/** A dark mat with the edges of the panels on it; half points lie on the edges. */
function paintFrame(pen: Pen, { size, points, letters }: PanelPlan, region: Region): void {
  pen.fillStyle = '#191614';
  pen.fillRect(region.x, region.y, region.width, region.height);
  pen.strokeStyle = '#5d5144';
  pen.lineWidth = 2;
  pen.strokeRect(FRAME - 1, FRAME - 1, size.x + 2, size.y + 2);
  pen.fillStyle = '#5d5144';
  for (const { at } of points) {
    const edge = at.x === FRAME || at.y === FRAME || at.x === FRAME + size.x || at.y === FRAME + size.y;
    if (!edge || !touches(at, region)) continue;
    pen.beginPath();
    pen.arc(at.x, at.y, 2.6, 0, 7);
    pen.fill();
  }
  pen.font = lettering(13, 700);
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  pen.fillStyle = '#8d7c66';
  for (const { at, text } of letters) pen.fillText(text, at.x, at.y);
}

function paintSeams(pen: Pen, { seams }: PanelPlan): void {
  pen.strokeStyle = 'rgb(12 10 9 / .55)';
  pen.lineWidth = 1.4;
  pen.setLineDash([10, 6]);
  pen.beginPath();
  for (const [from, to] of seams) {
    pen.moveTo(from.x, from.y);
    pen.lineTo(to.x, to.y);
  }
  pen.stroke();
  pen.setLineDash([]);
}
