import { numberAt } from '../sure.ts';
import { type Spot, spotAt } from './spot.ts';

/**
 * Told of a meta-hex that a line meets. `across` is −1 if the line goes through its inside; otherwise the line runs along one of its sides
 * and `across` is the point whose meta-hex lies on the other side of it, or −2 where there is none.
 */
export type MetaHexTest = (spot: Spot, across: Spot | -1 | -2) => boolean;

export const THROUGH = -1;
export const NOTHING = -2;

/**
 * Does a meta-hex along a line pass a test? The meta-hex of a point is the hexagon whose corners are its six neighbours; those of the two ends
 * are left out, and so are points whose value in `field` is not above `above`. Everything is decided in whole numbers: a line that touches
 * a mere corner does not meet the meta-hex.
 */
export function someMetaHex(from: Spot, to: Spot, field: Int8Array, above: number, test: MetaHexTest): boolean {
  let a = from;
  let b = to;
  const wide = Math.abs((to & 255) - (from & 255)) >= Math.abs((to >> 8) - (from >> 8));
  // The order of the ends does not matter, so let the longer direction be positive.
  if (wide ? (to & 255) < (from & 255) : to >> 8 < from >> 8) {
    a = to;
    b = from;
  }
  return wide ? alongColumns(a, b, field, above, test) : alongRows(a, b, field, above, test);
}

function alongColumns(a: Spot, b: Spot, field: Int8Array, above: number, test: MetaHexTest): boolean {
  const ax = a & 255;
  const ay = a >> 8;
  const dx = (b & 255) - ax;
  const dy = (b >> 8) - ay;
  if (dx === 0) return false;
  // The largest |dx·py − dy·px| of a point whose hexagon the line still touches: dx is at least |dy| here.
  const reach = 2 * dx;
  for (let px = -1; px <= dx + 1; px++) {
    const centre = dy * px;
    const last = Math.floor((centre + reach) / dx);
    let py = Math.ceil((centre - reach) / dx);
    py += (py + px) & 1;
    for (; py <= last; py += 2) {
      const x = ax + px;
      const y = ay + py;
      if (x < 0 || y < 0 || x > 255 || !(numberAt(field, (y << 8) | x) > above)) continue;
      if (meets(a, b, px, py, dx, dy, reach, test)) return true;
    }
  }
  return false;
}

function alongRows(a: Spot, b: Spot, field: Int8Array, above: number, test: MetaHexTest): boolean {
  const ax = a & 255;
  const ay = a >> 8;
  const dx = (b & 255) - ax;
  const dy = (b >> 8) - ay;
  const reach = Math.max(2 * Math.abs(dx), Math.abs(dx) + dy);
  for (let py = -2; py <= dy + 2; py++) {
    const centre = dx * py;
    const last = Math.floor((centre + reach) / dy);
    let px = Math.ceil((centre - reach) / dy);
    px += (py + px) & 1;
    for (; px <= last; px += 2) {
      const x = ax + px;
      const y = ay + py;
      if (x < 0 || y < 0 || x > 255 || !(numberAt(field, (y << 8) | x) > above)) continue;
      if (meets(a, b, px, py, dx, dy, reach, test)) return true;
    }
  }
  return false;
}

/** The exact part: `px`, `py` are counted from `a`, whose way to `b` is `dx`, `dy`. */
function meets(a: Spot, b: Spot, px: number, py: number, dx: number, dy: number, reach: number, test: MetaHexTest): boolean {
  const cross = dx * py - dy * px;
  const away = Math.abs(cross);
  const alongSide = away === reach;
  if (away > reach || (alongSide && dx !== 0 && Math.abs(dx) !== Math.abs(dy))) return false;
  // The hexagon is |x| ≤ 1, |x + y| ≤ 2, |x − y| ≤ 2. No end lies inside it, so the line's stretch in it is wholly between the ends or not at all.
  if (!overlaps(-px, dx, 1) || !overlaps(-px - py, dx + dy, 2) || !overlaps(py - px, dx - dy, 2)) return false;
  const spot = spotAt((a & 255) + px, (a >> 8) + py);
  if (spot === a || spot === b) return false;
  return test(spot, alongSide ? mirrored(spot, dx, dy, cross) : THROUGH);
}

/** Does `start + t·way` come inside ±bound for some t between 0 and 1, ends left out? */
function overlaps(start: number, way: number, bound: number): boolean {
  if (way === 0) return true;
  return way > 0 ? start < bound && start + way > -bound : -start < bound && -(start + way) > -bound;
}

/** The point whose meta-hex shares the side along which the line runs: due south, or along a diagonal eastward. */
function mirrored(spot: Spot, dx: number, dy: number, cross: number): Spot | -2 {
  const side = cross < 0 ? 1 : -1;
  const x = (spot & 255) + side * (dx === 0 ? -2 : dx === dy ? -1 : 1);
  const y = (spot >> 8) + (dx === 0 ? 0 : side * 3);
  return x < 0 || y < 0 || x > 255 ? NOTHING : spotAt(x, y);
}
