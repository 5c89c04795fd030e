import { nth } from '../sure.ts';
import { type Bearing, bearing, relativeBearing } from './bearing.ts';
import { type Facing, turn } from './facing.ts';
import type { Hex } from './hex.ts';

/**
 * Firing arcs by the span of relative bearings they cover, clockwise, both ends included.
 * The forward arc is the 120° wedge with the two hex rows on its border.
 */
const ARCS = {
  front: [20, 4],
  leftArm: [16, 4],
  rightArm: [20, 8],
  leftSide: [16, 19],
  rightSide: [5, 8],
  rear: [9, 15],
  leftHalf: [12, 0],
  rightHalf: [0, 12],
  frontHalf: [18, 6],
  rearHalf: [6, 18],
  /** All but the narrow wedge behind: 120° to either side. */
  wide: [16, 8],
  all: [0, 23],
} as const satisfies Record<string, readonly [Bearing, Bearing]>;

export type Arc = keyof typeof ARCS;

export const ARC_NAMES = Object.keys(ARCS) as readonly Arc[];

const spans = ([first, last]: readonly [Bearing, Bearing], at: Bearing): boolean =>
  first <= last ? at >= first && at <= last : at >= first || at <= last;

/**
 * Whether `target` lies in an arc of a unit at `from` that faces `facing`, its torso twisted by `twist` hexsides.
 * The unit's own hex lies in every arc.
 */
export function inArc(arc: Arc, from: Hex, facing: Facing, target: Hex, twist = 0): boolean {
  const at = bearing(from, target);
  return at === undefined || spans(ARCS[arc], relativeBearing(at, turn(facing, twist)));
}

export type Side = 'front' | 'right' | 'rear' | 'left';

/** Where one side ends and the next clockwise begins, for units with three front hexsides and for those with one. */
const SIDE_BORDERS = {
  mech: [6, 10, 14, 18],
  vehicle: [2, 10, 14, 22],
} as const;

const CLOCKWISE: readonly Side[] = ['front', 'right', 'rear', 'left', 'front'];

/**
 * The side of a target that an attack from `attacker` strikes: one, or two where the line falls exactly on the border
 * (then the target's player picks). A unit in the same hex strikes the front.
 */
export function sidesStruck(kind: keyof typeof SIDE_BORDERS, target: Hex, facing: Facing, attacker: Hex): readonly Side[] {
  const at = bearing(target, attacker);
  if (at === undefined) return ['front'];
  const relative = relativeBearing(at, facing);
  const borders = SIDE_BORDERS[kind];
  for (let i = 0; i < borders.length; i++) {
    if (relative === borders[i]) return [nth(CLOCKWISE, i), nth(CLOCKWISE, i + 1)];
    if (relative < nth(borders, i)) return [nth(CLOCKWISE, i)];
  }
  return ['front'];
}
