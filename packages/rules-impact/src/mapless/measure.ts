/** Places on an open table are whole tenths of a millimetre, packed into one number. One inch of table is one point of the map (17.1). */
export const INCH = 254;
/** A soldier stands on a round base of 20 mm; distances are measured from edge to edge of bases (17.3). */
export const BASE_RADIUS = 100;

const ROW = 16384;
/** The widest table that fits into the packing: 64 inches. */
export const WIDEST = 64;

export const placeAt = (x: number, y: number): number => y * ROW + x;
export const placeX = (place: number): number => place % ROW;
export const placeY = (place: number): number => Math.floor(place / ROW);

const squared = (a: number, b: number): number => {
  const dx = placeX(a) - placeX(b);
  const dy = placeY(a) - placeY(b);
  return dx * dx + dy * dy;
};

/** Largest whole number whose square is not above `n`. */
export function root(n: number): number {
  let guess = Math.floor(Math.sqrt(n));
  while (guess * guess > n) guess--;
  while ((guess + 1) * (guess + 1) <= n) guess++;
  return guess;
}

/** From centre to centre, in tenths of a millimetre, rounded down. */
export const apart = (a: number, b: number): number => root(squared(a, b));

/** Full inches between the edges of two bases. */
export const inchesBetween = (a: number, b: number): number => Math.max(0, Math.floor((apart(a, b) - 2 * BASE_RADIUS) / INCH));

export const basesOverlap = (a: number, b: number): boolean => squared(a, b) < 4 * BASE_RADIUS * BASE_RADIUS;

export const edgesWithin = (a: number, b: number, reach: number): boolean => {
  const limit = reach + 2 * BASE_RADIUS;
  return squared(a, b) <= limit * limit;
};

/** A marker has no base: measured from the soldier's edge to its centre. */
export const markerWithin = (soldier: number, marker: number, reach: number): boolean => {
  const limit = reach + BASE_RADIUS;
  return squared(soldier, marker) <= limit * limit;
};

export const centresWithin = (a: number, b: number, reach: number): boolean => squared(a, b) <= reach * reach;
