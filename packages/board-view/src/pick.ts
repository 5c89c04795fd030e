import type { Facing, Point } from '@sortie/geometry';
import { facingTowards, handleUnder, turnHandleUnder } from './overlays/ghost.ts';
import { isHex, placeUnder, pointOf, samePlace } from './place.ts';
import type { Place, Scene, Token } from './scene.ts';

/** What lies under a point of the board. */
export interface Picked {
  readonly place?: Place;
  readonly token?: string;
  /** A facing handle of the ghost. */
  readonly handle?: Facing;
  /** The handle of a ghost that may look anywhere. */
  readonly turning?: boolean;
}

export function pick({ ground, tokens, overlays }: Scene, point: Point, slack = 0): Picked {
  const { ghost } = overlays;
  const handle = ghost && handleUnder(ghost, point, slack);
  const turning = ghost !== undefined && turnHandleUnder(ghost, point, slack);
  const place = placeUnder(ground, point);
  const token = place && tokenUnder(tokens, place, point, slack);
  return {
    ...(place && { place }),
    ...(token && { token: token.id }),
    ...(handle !== undefined && { handle }),
    ...(turning && { turning }),
  };
}

/** In a hex, whoever stands in it; elsewhere whoever is nearest among those whose base is under the point. */
function tokenUnder(tokens: readonly Token[], place: Place, point: Point, slack: number): Token | undefined {
  const here = tokens.filter(({ mood }) => mood !== 'wreck');
  if (isHex(place)) return here.find(({ at }) => samePlace(at, place));
  const away = (token: Token): number => {
    const { x, y } = pointOf(token.at);
    return Math.hypot(point.x - x, point.y - (y - (token.lift ?? 0))) - (token.width ?? 40) / 2;
  };
  return here.filter(token => away(token) <= slack + 2).sort((a, b) => away(a) - away(b))[0];
}

/** Whether a pointer that goes down here takes hold of something. */
export function grabbed(scene: Scene, point: Point, { place, token, handle, turning }: Picked): 'handle' | 'turning' | 'token' | undefined {
  if (turning) return 'turning';
  if (handle !== undefined) return 'handle';
  const { ghost, draggable } = scene.overlays;
  if (ghost && place && tokenUnder([ghost.token], place, point, 0)) return 'token';
  return token !== undefined && draggable?.includes(token) ? 'token' : undefined;
}

/** The facing that a handle has been dragged to: among those on offer, the nearest to the pointer. */
export function facingFor(scene: Scene, point: Point): Facing | undefined {
  const ghost = scene.overlays.ghost;
  if (!ghost?.handles) return undefined;
  const facing = facingTowards(ghost.token.at, point);
  const { x, y } = pointOf(ghost.token.at);
  const close = Math.hypot(point.x - x, point.y - y) < 6;
  return !close && ghost.handles.includes(facing) ? facing : undefined;
}
