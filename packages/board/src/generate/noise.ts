/** A 32-bit number from a seed and two coordinates: the same everywhere, and nothing like its neighbours. */
export function scatter(seed: number, x: number, y: number): number {
  let h = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  h = Math.imul(h ^ x ^ (h >>> 13), 0xc2b2ae35);
  h = Math.imul(h ^ y ^ (h >>> 16), 0x27d4eb2f);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return (h ^ (h >>> 15)) >>> 0;
}

/** A whole number from 0 up to, not including, `bound`. */
export const pick = (seed: number, x: number, y: number, bound: number): number => scatter(seed, x, y) % bound;

const FINE = 256;

/** Smooth between 0 and 256 without a fraction: 3f² − 2f³ in 256ths. */
const ease = (f: number): number => (f * f * (3 * FINE - 2 * f)) >> 16;

const mix = (a: number, b: number, weight: number): number => a + (((b - a) * weight) >> 8);

/** Smooth hills and hollows from 0 to 65535, about `size` units from one to the next. */
export function swell(seed: number, x: number, y: number, size: number): number {
  const [left, top] = [Math.floor(x / size), Math.floor(y / size)];
  const across = ease(Math.floor(((x - left * size) * FINE) / size));
  const down = ease(Math.floor(((y - top * size) * FINE) / size));
  const corner = (dx: number, dy: number): number => scatter(seed, left + dx, top + dy) >>> 16;
  return mix(mix(corner(0, 0), corner(1, 0), across), mix(corner(0, 1), corner(1, 1), across), down);
}

/** Three swells of falling size on top of each other, 0 to 65535. */
export const landscape = (seed: number, x: number, y: number, size: number): number =>
  Math.floor((4 * swell(seed, x, y, size) + 2 * swell(seed + 1, x, y, size >> 1) + swell(seed + 2, x, y, size >> 2)) / 7);
