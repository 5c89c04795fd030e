import { FACINGS, type Facing, type Point } from '@sortie/geometry';
import type { Pen } from '../canvas.ts';
import { pointOf } from '../place.ts';
import type { Ghost, Place } from '../scene.ts';
import { drawToken } from '../tokens/token.ts';
import { PLATE, TONES } from './tones.ts';

const HANDLE_AWAY = 37;
const HANDLE_SIZE = 8.6;

const awayFrom = (at: Place, degrees: number, away: number): Point => {
  const { x, y } = pointOf(at);
  const angle = (degrees * Math.PI) / 180;
  return { x: x + Math.sin(angle) * away, y: y - Math.cos(angle) * away };
};

export const handleAt = (at: Place, facing: Facing): Point => awayFrom(at, facing * 60, HANDLE_AWAY);

/** The one handle of a ghost that may look anywhere. */
const turnHandle = ({ token }: Ghost): Point => awayFrom(token.at, token.heading ?? 0, (token.width ?? 40) / 2 + 18);

export const turnHandleUnder = (ghost: Ghost, point: Point, slack = 0): boolean => {
  if (!ghost.turnable) return false;
  const at = turnHandle(ghost);
  return Math.hypot(point.x - at.x, point.y - at.y) <= HANDLE_SIZE + 2 + slack;
};

/** Degrees clockwise from the top, from a place to a point. */
export function headingTowards(at: Place, point: Point): number {
  const { x, y } = pointOf(at);
  return (Math.round((Math.atan2(point.x - x, y - point.y) * 180) / Math.PI) + 360) % 360;
}

/** The handle under a point of the map. `slack` makes it larger, for fingers. */
export function handleUnder(ghost: Ghost, point: Point, slack = 0): Facing | undefined {
  return (ghost.handles ?? []).find(facing => {
    const at = handleAt(ghost.token.at, facing);
    return Math.hypot(point.x - at.x, point.y - at.y) <= HANDLE_SIZE + 2 + slack;
  });
}

/** The hexside that lies in the direction of a point. */
export const facingTowards = (at: Place, point: Point): Facing => (Math.round(headingTowards(at, point) / 60) % 6) as Facing;

export function drawGhost(pen: Pen, ghost: Ghost, scale: number, zoom: number): void {
  drawToken(pen, { ...ghost.token, ghostly: true }, { scale, zoom });
  if (ghost.turnable) drawHandle(pen, turnHandle(ghost), ghost.token.heading ?? 0, true);
  if (!ghost.handles) return;
  for (const facing of FACINGS) {
    if (!ghost.handles.includes(facing)) continue;
    drawHandle(pen, handleAt(ghost.token.at, facing), facing * 60, ghost.token.facing === facing);
  }
}

function drawHandle(pen: Pen, { x, y }: Point, degrees: number, chosen: boolean): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate((degrees * Math.PI) / 180);
  pen.fillStyle = chosen ? TONES.mine : PLATE;
  pen.strokeStyle = chosen ? '#12151a' : TONES.mine;
  pen.lineWidth = 1.4;
  pen.beginPath();
  pen.arc(0, 0, HANDLE_SIZE, 0, 7);
  pen.fill();
  pen.stroke();
  pen.beginPath();
  pen.moveTo(-3.6, 1.8);
  pen.lineTo(0, -3);
  pen.lineTo(3.6, 1.8);
  pen.lineWidth = 2.2;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.strokeStyle = chosen ? '#12151a' : '#f4efe0';
  pen.stroke();
  pen.restore();
}
