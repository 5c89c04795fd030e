/** A whole number from 0 up to, not including, a bound, by chance. */
export const below = (bound: number): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % bound;
