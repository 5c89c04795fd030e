import { centreOf, contains, type Facing, type Hex, hexAt, type Point, sameHex } from '@sortie/geometry';
import { facingTowards, handleUnder } from './overlays/ghost.ts';
import type { Scene } from './scene.ts';

/** What lies under a point of the map. */
export interface Picked {
  readonly hex?: Hex;
  readonly token?: string;
  /** A facing handle of the ghost. */
  readonly handle?: Facing;
}

export function pick({ ground, tokens, overlays }: Scene, point: Point, slack = 0): Picked {
  const handle = overlays.ghost && handleUnder(overlays.ghost, point, slack);
  const under = hexAt({ x: Math.round(point.x), y: Math.round(point.y) });
  const hex = contains(ground, under) ? under : undefined;
  const token = hex && tokens.find(one => one.mood !== 'wreck' && sameHex(one.at, hex));
  return { ...(hex && { hex }), ...(token && { token: token.id }), ...(handle !== undefined && { handle }) };
}

/** Whether a pointer that goes down here takes hold of something. */
export function grabbed(scene: Scene, { hex, token, handle }: Picked): 'handle' | 'token' | undefined {
  if (handle !== undefined) return 'handle';
  const { ghost, draggable } = scene.overlays;
  if (ghost && hex && sameHex(ghost.token.at, hex)) return 'token';
  return token !== undefined && draggable?.includes(token) ? 'token' : undefined;
}

/** The facing that a handle has been dragged to: among those on offer, the nearest to the pointer. */
export function facingFor(scene: Scene, point: Point): Facing | undefined {
  const ghost = scene.overlays.ghost;
  if (!ghost?.handles) return undefined;
  const facing = facingTowards(ghost.token.at, point);
  const { x, y } = centreOf(ghost.token.at);
  const close = Math.hypot(point.x - x, point.y - y) < 6;
  return !close && ghost.handles.includes(facing) ? facing : undefined;
}
