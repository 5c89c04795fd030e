import { centreOf, FACINGS, type Facing, type Hex, type Point } from '@sortie/geometry';
import type { Pen } from '../canvas.ts';
import type { Ghost } from '../scene.ts';
import { drawToken } from '../tokens/token.ts';
import { PLATE, TONES } from './tones.ts';

const HANDLE_AWAY = 37;
const HANDLE_SIZE = 8.6;

export const handleAt = (h: Hex, facing: Facing): Point => {
  const { x, y } = centreOf(h);
  const angle = (facing * Math.PI) / 3;
  return { x: x + Math.sin(angle) * HANDLE_AWAY, y: y - Math.cos(angle) * HANDLE_AWAY };
};

/** The handle under a point of the map. `slack` makes it larger, for fingers. */
export function handleUnder(ghost: Ghost, point: Point, slack = 0): Facing | undefined {
  return (ghost.handles ?? []).find(facing => {
    const at = handleAt(ghost.token.at, facing);
    return Math.hypot(point.x - at.x, point.y - at.y) <= HANDLE_SIZE + 2 + slack;
  });
}

/** The hexside that lies in the direction of a point. */
export function facingTowards(h: Hex, point: Point): Facing {
  const { x, y } = centreOf(h);
  const angle = Math.atan2(point.x - x, y - point.y);
  return (((Math.round(angle / (Math.PI / 3)) % 6) + 6) % 6) as Facing;
}

export function drawGhost(pen: Pen, ghost: Ghost, scale: number, zoom: number): void {
  drawToken(pen, { ...ghost.token, ghostly: true }, { scale, zoom });
  if (!ghost.handles) return;
  for (const facing of FACINGS) {
    if (!ghost.handles.includes(facing)) continue;
    drawHandle(pen, handleAt(ghost.token.at, facing), facing, ghost.token.facing === facing);
  }
}

function drawHandle(pen: Pen, { x, y }: Point, facing: Facing, chosen: boolean): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate((facing * Math.PI) / 3);
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
