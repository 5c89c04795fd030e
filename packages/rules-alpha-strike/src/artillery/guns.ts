import { dealt, specialsOf } from '../card/specials.ts';
import type { Unit } from '../shape.ts';

export interface Gun {
  readonly range: number;
  /** Points in the inner and, where there is one, the outer template. */
  readonly inner: number;
  readonly outer?: number;
  /** Points of a homing shell; none where it cannot be fired. */
  readonly homing?: number;
  /** How wide the templates are, in inches; 2 and 6 if nothing is said. */
  readonly across?: readonly [number, number];
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

/** How wide the templates of a gun are, in inches: the inner one, and the outer one where it has one. */
export const acrossOf = ({ across: [inner, outer] = [2, 6], outer: beyond }: Gun): readonly number[] => (beyond ? [inner, outer] : [inner]);

/** Inches across of what special shells cover: bomblets, darts, smoke, and the light of a flare. */
export const ACROSS = { cluster: 6, flechette: 2, smoke: 6, illumination: 12 } as const;

/** How wide the templates of a shell are, in inches: its own, or those of the gun that fires it. */
export const templatesOf = (gun: Gun, munition: string | undefined): readonly number[] => {
  const own = (ACROSS as { readonly [munition: string]: number })[munition ?? ''];
  return own === undefined ? acrossOf(gun) : [own];
};

export const gunOf = (weapon: string): Gun | undefined => GUNS[weapon.replace(/^ART-/, '')];

/** Capital fire comes down where a ship or a battery wants it: all of it within four inches, half of it to six. */
const capital = (points: number): Gun | undefined =>
  points > 0 ? { range: FARTHEST, inner: points, outer: Math.floor(points / 2), across: [8, 12] } : undefined;
const FARTHEST = 5100;

/** Weapons of a ship's arcs that can be aimed at a point on the ground. */
export const BATTERIES: { readonly [weapon: string]: 'capital' | 'subCapital' | 'missiles' } = {
  CAP: 'capital',
  SCAP: 'subCapital',
  MSL: 'missiles',
};

/** The gun behind a name, if the unit has it. */
export function gunFor({ card }: Pick<Unit, 'card'>, weapon: string): Gun | undefined {
  const battery = BATTERIES[weapon];
  if (battery) return capital(Math.max(0, ...Object.values(card.arcs ?? {}).map(arc => arc[battery]?.[0]?.points ?? 0)));
  const special = specialsOf(card).get(weapon);
  if (!special) return undefined;
  return weapon === 'SDS-CM' ? capital(dealt(special, 0).points) : gunOf(weapon);
}
