import type { Hex } from './hex.ts';

/** Turn a hex about a centre by whole hexsides, clockwise when positive. */
export function rotate(h: Hex, sides: number, about: Hex = { q: 0, r: 0 }): Hex {
  let q = h.q - about.q;
  let r = h.r - about.r;
  for (let turns = ((sides % 6) + 6) % 6; turns > 0; turns--) [q, r] = [-r, q + r];
  return { q: about.q + q, r: about.r + r };
}

/** Mirror a hex in the north–south line through a centre: east and west change places. */
export function mirror(h: Hex, about: Hex = { q: 0, r: 0 }): Hex {
  const q = h.q - about.q;
  const r = h.r - about.r;
  return { q: about.q - q, r: about.r + q + r };
}
