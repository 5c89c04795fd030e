import { nth } from '../sure.ts';
import { STEPS } from './facing.ts';
import type { Hex } from './hex.ts';

/** The hexes at exactly `radius`, clockwise from the one due north. */
export function ring(centre: Hex, radius: number): readonly Hex[] {
  if (radius === 0) return [centre];
  const hexes: Hex[] = [];
  let q = centre.q;
  let r = centre.r - radius;
  for (let leg = 0; leg < 6; leg++) {
    // From due north the ring runs south-east first: leg n follows hexside n + 2.
    const step = nth(STEPS, (leg + 2) % 6);
    for (let i = 0; i < radius; i++) {
      hexes.push({ q, r });
      q += step.q;
      r += step.r;
    }
  }
  return hexes;
}

/** All hexes up to `radius`, ring after ring from the centre outwards. */
export function within(centre: Hex, radius: number): readonly Hex[] {
  const hexes: Hex[] = [];
  for (let at = 0; at <= radius; at++) hexes.push(...ring(centre, at));
  return hexes;
}
