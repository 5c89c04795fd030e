/** A number from 0 up to 1 that depends on its arguments only and looks like chance: the same map looks the same everywhere. */
export function chance(x: number, y: number, salt = 0): number {
  let h = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(salt | 0, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** A stream of such numbers for one hex. */
export function chances(x: number, y: number, salt = 0): () => number {
  let n = 0;
  return () => chance(x * 131 + n++, y * 313 + salt, salt);
}

const smooth = (t: number): number => t * t * (3 - 2 * t);

/** Smooth noise that repeats after `period` cells in both directions. */
export function valueNoise(x: number, y: number, period: number, salt: number): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const fx = smooth(x - x0);
  const fy = smooth(y - y0);
  const at = (i: number, j: number): number => chance(((i % period) + period) % period, ((j % period) + period) % period, salt);
  const top = at(x0, y0) * (1 - fx) + at(x0 + 1, y0) * fx;
  const bottom = at(x0, y0 + 1) * (1 - fx) + at(x0 + 1, y0 + 1) * fx;
  return top * (1 - fy) + bottom * fy;
}

/** Several octaves of it, from 0 to 1, repeating after `period` cells of the coarsest. */
export function cloud(x: number, y: number, period: number, octaves: number, salt: number): number {
  let sum = 0;
  let weight = 0;
  for (let octave = 0, size = 1, share = 1; octave < octaves; octave++, size *= 2, share /= 2) {
    sum += share * valueNoise(x * size, y * size, period * size, salt + octave);
    weight += share;
  }
  return sum / weight;
}
