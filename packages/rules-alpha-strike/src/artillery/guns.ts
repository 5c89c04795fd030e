interface Gun {
  readonly range: number;
  /** Points in the inner and, where there is one, the outer template. */
  readonly inner: number;
  readonly outer?: number;
  /** Points of a homing shell; none where it cannot be fired. */
  readonly homing?: number;
  /** Cannons and suits fire within sight of their target and at once. */
  readonly cannon?: boolean;
}

/** Ranges in inches and damage, by the code behind ART. */
export const GUNS: { readonly [code: string]: Gun } = {
  AIS: { range: 272, inner: 3, homing: 2 },
  AC: { range: 306, inner: 3, homing: 2 },
  T: { range: 714, inner: 2 },
  S: { range: 612, inner: 3 },
  LT: { range: 1020, inner: 5, outer: 2 },
  CM5: { range: 1700, inner: 8 },
  CM7: { range: 3060, inner: 11, outer: 2 },
  CM9: { range: 4080, inner: 16, outer: 6 },
  CM12: { range: 5100, inner: 22, outer: 14 },
  BA: { range: 68, inner: 2 },
  TC: { range: 28, inner: 1, cannon: true },
  SC: { range: 24, inner: 2, cannon: true },
  LTC: { range: 40, inner: 3, cannon: true },
};

export const gunOf = (weapon: string): Gun | undefined => GUNS[weapon.replace(/^ART-/, '')];
