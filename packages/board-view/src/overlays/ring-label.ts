import type { Point } from '@sortie/geometry';
import { pointOf } from '../place.ts';
import type { Token } from '../scene.ts';

/** Where a label may be: on the table, and not on a unit. */
export interface Room {
  readonly extent: Point;
  readonly tokens: readonly Pick<Token, 'at' | 'width'>[];
}

/** From the top of a ring down both sides, in degrees. */
const AROUND = [0, 25, -25, 50, -50, 75, -75, 100, -100, 125, -125, 150, -150, 180];

/** The place on a ring where its name is on the table and covers nobody; nowhere if the ring lies outside. */
export function placeOnRing(at: Point, radius: number, width: number, height: number, { extent, tokens }: Room): Point | undefined {
  const places = AROUND.map((degrees): Point => {
    const angle = (degrees * Math.PI) / 180;
    return { x: at.x + Math.sin(angle) * radius, y: at.y - Math.cos(angle) * radius };
  }).filter(({ x, y }) => x > width / 2 && x < extent.x - width / 2 && y > height / 2 + 2 && y < extent.y - height / 2 - 2);
  const free = places.find(({ x, y }) =>
    tokens.every(token => {
      const unit = pointOf(token.at);
      const half = (token.width ?? 40) / 2;
      return Math.abs(unit.x - x) > half + width / 2 || Math.abs(unit.y - y) > half + height / 2;
    }),
  );
  return free ?? places[0];
}
