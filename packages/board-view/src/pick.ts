import type { Facing, Point } from '@sortie/geometry';
import { facingTowards, handleUnder, turnHandleUnder } from './overlays/ghost.ts';
import { isHex, placeUnder, pointOf, samePlace } from './place.ts';
import type { Place, Scene, Token } from './scene.ts';
import { standOf } from './tokens/crowd.ts';

/** What lies under a point of the board. */
export interface Picked {
  readonly place?: Place;
  readonly token?: string;
  /** All that were hit, that one first, if there are several. */
  readonly under?: readonly string[];
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
  const under = place ? tokensUnder(tokens, place, point, slack).map(({ id }) => id) : [];
  return {
    ...(place && { place }),
    ...(under[0] !== undefined && { token: under[0] }),
    ...(under.length > 1 && { under }),
    ...(handle !== undefined && { handle }),
    ...(turning && { turning }),
  };
}

/**
 * In a hex, whoever stands in it, the nearest first; elsewhere the nearest among those whose base is under the point, and after them whoever flies so high that its
 * figure only is: what stands on the ground must not vanish behind a flier.
 */
function tokensUnder(tokens: readonly Token[], place: Place, point: Point, slack: number): readonly Token[] {
  const here = tokens.filter(({ mood }) => mood !== 'wreck');
  const away = (token: Token, lift = 0): number => {
    const { width = 40 } = token;
    const { x, y } = pointOf(standOf(token));
    return Math.hypot(point.x - x, point.y - (y - lift)) - width / 2;
  };
  if (isHex(place)) return here.filter(({ at }) => samePlace(at, place)).sort((a, b) => away(a) - away(b));
  const near = (lifted: boolean) => (token: Token) => ({ token, gap: away(token, lifted ? token.lift : 0), lifted });
  const hits = [...here.map(near(false)), ...here.filter(({ lift }) => lift).map(near(true))]
    .filter(({ gap }) => gap <= slack + 2)
    .sort((a, b) => Number(a.lifted) - Number(b.lifted) || a.gap - b.gap);
  return [...new Set(hits.map(({ token }) => token))];
}

/** Whether a pointer that goes down here takes hold of something. */
export function grabbed(scene: Scene, point: Point, { place, token, handle, turning }: Picked): 'handle' | 'turning' | 'token' | undefined {
  if (turning) return 'turning';
  if (handle !== undefined) return 'handle';
  const { ghost, draggable } = scene.overlays;
  if (ghost && place && tokensUnder([ghost.token], place, point, 0).length > 0) return 'token';
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

/** All whose middle lies in a box, wrecks left out. */
export function tokensWithin({ tokens }: Pick<Scene, 'tokens'>, a: Point, b: Point): readonly string[] {
  const inside = ({ x, y }: Point): boolean =>
    x >= Math.min(a.x, b.x) && x <= Math.max(a.x, b.x) && y >= Math.min(a.y, b.y) && y <= Math.max(a.y, b.y);
  return tokens.filter(token => token.mood !== 'wreck' && inside(pointOf(standOf(token)))).map(({ id }) => id);
}
