import { CORNERS, type Hex, nth, type Point } from '@sortie/geometry';
import { chance } from '../noise.ts';

export interface PatchStyle {
  /** How far the outline stays from the hexside where nothing joins, as a share of the way to the centre. */
  readonly inset: number;
  /** How much the outline wavers, in drawing units. */
  readonly waver: number;
  readonly salt: number;
}

const between = (a: Point, b: Point, part: number): Point => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });

const has = (mask: number, side: number): boolean => (mask & (1 << ((side + 6) % 6))) !== 0;

/**
 * Where the outline passes corner `i`, which hexsides `i - 1` and `i` share. Where one of them is joined the point lies on that hexside,
 * and the neighbour finds the same point from its side: patches of neighbouring hexes grow into one.
 */
export function patchCorner(mask: number, i: number, inset: number): Point {
  const corner = nth(CORNERS, i % 6);
  const before = has(mask, i - 1);
  const after = has(mask, i);
  if (before && after) return corner;
  if (before) return between(corner, nth(CORNERS, (i + 5) % 6), inset * 0.9);
  if (after) return between(corner, nth(CORNERS, (i + 1) % 6), inset * 0.9);
  return between(corner, { x: 0, y: 0 }, inset);
}

/** Adds the outline of one hex's patch, centred at (cx, cy), to a path. */
export function addPatch(path: Path2D, h: Hex, cx: number, cy: number, mask: number, style: PatchStyle): void {
  for (let i = 0; i < 6; i++) {
    const from = patchCorner(mask, i, style.inset);
    const to = patchCorner(mask, i + 1, style.inset);
    if (i === 0) path.moveTo(cx + from.x, cy + from.y);
    if (has(mask, i)) path.lineTo(cx + to.x, cy + to.y);
    else wavering(path, h, i, { x: cx, y: cy }, [from, to], style);
  }
  path.closePath();
}

/** One open side of a patch, as two soft curves. */
function wavering(
  path: Path2D,
  h: Hex,
  side: number,
  { x: cx, y: cy }: Point,
  [from, to]: readonly [Point, Point],
  { waver, salt }: PatchStyle,
): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const nx = -(to.y - from.y) / length;
  const ny = (to.x - from.x) / length;
  const off = (n: number): number => (chance(h.q * 7 + side, h.r * 13 + n, salt) - 0.4) * 2 * waver;
  const bend = (part: number, by: number): Point => {
    const on = between(from, to, part);
    return { x: cx + on.x - nx * by, y: cy + on.y - ny * by };
  };
  const middle = bend(0.5, off(0) * 0.4);
  const first = bend(0.27, off(1));
  const second = bend(0.73, off(2));
  path.quadraticCurveTo(first.x, first.y, middle.x, middle.y);
  path.quadraticCurveTo(second.x, second.y, cx + to.x, cy + to.y);
}

/** Adds a plain hexagon, grown by `by` units. */
export function addHex(path: Path2D, cx: number, cy: number, by = 0): void {
  const grow = 1 + by / 28;
  CORNERS.forEach(({ x, y }, i) => {
    if (i === 0) path.moveTo(cx + x * grow, cy + y * grow);
    else path.lineTo(cx + x * grow, cy + y * grow);
  });
  path.closePath();
}
