import type { SightLaw } from '../board/ground.ts';

/**
 * How many points beyond an obstacle are blind: as many as lie between it and the higher soldier, fewer for each level that soldier is above
 * its top (6.4, 6.5) and for each level the lower soldier is off the ground (6.6), but never none.
 */
export function blindPoints(distance: number, above: number, lift: number, law: Pick<SightLaw, 'halving'>): number {
  return Math.max(1, (law.halving ? halved(distance, above) : distance - above) - lift);
}

/** Half for each level, rounded once at the end, halves upward. */
function halved(distance: number, times: number): number {
  const parts = 2 ** times;
  return Math.floor((2 * distance + parts) / (2 * parts));
}
