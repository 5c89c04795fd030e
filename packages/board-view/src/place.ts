import { centreOf, contains, extentOf, type Hex, hexAt, hexKey, type Point, sameHex } from '@sortie/geometry';
import type { Ground, HexGround, Place } from './scene.ts';

export const isHex = (place: Place): place is Hex => 'q' in place;

/** The middle of a place, in drawing units. */
export const pointOf = (place: Place): Point => (isHex(place) ? centreOf(place) : place);

export const samePlace = (a: Place, b: Place): boolean => (isHex(a) ? isHex(b) && sameHex(a, b) : !isHex(b) && a.x === b.x && a.y === b.y);

export const placeKey = (place: Place): string => (isHex(place) ? `${hexKey(place)}` : `${place.x}/${place.y}`);

export const hasHexes = (ground: Ground): ground is HexGround => 'sites' in ground;

export const extentOfGround = (ground: Ground): Point => (hasHexes(ground) ? extentOf(ground.width, ground.height) : ground.extent);

/** The place under a point of the board, if the board has one there. */
export function placeUnder(ground: Ground, point: Point): Place | undefined {
  const whole = { x: Math.round(point.x), y: Math.round(point.y) };
  if (hasHexes(ground)) {
    const under = hexAt(whole);
    return contains(ground, under) ? under : undefined;
  }
  const { x, y } = ground.extent;
  if (whole.x < 0 || whole.y < 0 || whole.x > x || whole.y > y) return undefined;
  return ground.snap ? ground.snap(whole) : whole;
}
