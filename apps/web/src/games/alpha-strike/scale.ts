import type { Spot } from '@sortie/board-view';
import { table as geometry } from '@sortie/geometry';
import { nth } from '@sortie/kernel';

export type Point = geometry.Point;
export type Heading = geometry.Heading;

/** Tenths of a millimetre that a drawing unit stands for: a 'Mech's base is as wide as a hex of the other maps. */
const UNIT = 8;
export const INCH = geometry.INCH;

export const units = (length: number): number => length / UNIT;
export const toSpot = ({ x, y }: Point): Spot => ({ x: x / UNIT, y: y / UNIT });
export const toPoint = ({ x, y }: Spot): Point => ({ x: Math.round(x * UNIT), y: Math.round(y * UNIT) });

/** Degrees clockwise from the top, as tokens are turned. */
export const degreesOf = ({ dx, dy }: Heading): number => (Math.round((Math.atan2(dx, -dy) * 180) / Math.PI) + 360) % 360;

const LONG = 1000;
/** A heading of whole numbers that points so many degrees clockwise from the top. */
export function headingOf(degrees: number): Heading {
  const angle = (degrees * Math.PI) / 180;
  return { dx: Math.round(Math.sin(angle) * LONG), dy: Math.round(-Math.cos(angle) * LONG) };
}

/** A length as people read it off a tape: never less than it is. */
export const inchWords = (length: number): string => `${Math.ceil((length / INCH) * 10 - 1e-6) / 10}″`;

const CIRCLE = 40;
/** A round template as corners, in drawing units. */
export const circleAt = (at: Point, radius: number): readonly Spot[] =>
  Array.from({ length: CIRCLE }, (_, i) => {
    const angle = (i / CIRCLE) * Math.PI * 2;
    return toSpot({ x: at.x + Math.cos(angle) * radius, y: at.y + Math.sin(angle) * radius });
  });

const COMPASS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;
export const compass = (heading: Heading): string => nth(COMPASS, Math.round(degreesOf(heading) / 45) % 8);
