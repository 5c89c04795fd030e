/**
 * Damage in whole numbers, so that sums and roundings are exact. Table values have three decimals; a targeting computer adds one, the
 * multiplier for scarce ammunition two, the troop factor of a squad one and half of an arc one more.
 */
export const ONE = 100_000_000;

const TENTH = ONE / 10;

/** "0.375" as an amount. */
export const amount = (text: string): number => (text === '' ? 0 : Math.round(Number(text) * ONE));

/** An amount times a fraction that leaves a whole number. */
export const times = (value: number, numerator: number, denominator: number): number => Math.round((value * numerator) / denominator);

/** Printed value of a range bracket: whole points, or the minimal damage `0*`. */
export interface Damage {
  readonly points: number;
  readonly minimal: boolean;
}

export const NONE: Damage = { points: 0, minimal: false };
export const MINIMAL: Damage = { points: 0, minimal: true };

const whole = (points: number): Damage => (points === 0 ? NONE : { points, minimal: false });

/** An amount that heat has lowered: `value × num / den`. */
export interface Heated {
  readonly value: number;
  readonly num: number;
  readonly den: number;
}

export const unheated = (value: number): Heated => ({ value, num: 1, den: 1 });

/** Tenths of a point, rounded up. */
export function tenthsUp({ value, num, den }: Heated): number {
  return num === 1 && den === 1 ? Math.ceil(value / TENTH) : Math.ceil((value * num) / (den * TENTH) - 1e-9);
}

/** Standard attack values: up to the next tenth, then up to the next point; less than half a point is minimal. */
export function roundedUp(heated: Heated): Damage {
  const tenths = tenthsUp(heated);
  return tenths <= 0 ? NONE : tenths < 5 ? MINIMAL : whole(Math.ceil(tenths / 10));
}

/** Values of special abilities: up to the next tenth, then to the nearest point. */
export function roundedNearest(heated: Heated): Damage {
  const tenths = tenthsUp(heated);
  return tenths <= 0 ? NONE : tenths < 5 ? MINIMAL : whole(Math.floor((tenths + 5) / 10));
}

/** `2`, `0*`, or `-` for no damage. */
export const printDamage = ({ points, minimal }: Damage): string => (minimal ? '0*' : points === 0 ? '-' : `${points}`);

/** Points as point values count them: a minimal attack is half a point in current play, nothing in the book. */
export const counted = ({ points, minimal }: Damage, forMinimal: number): number => (minimal ? forMinimal : points);
