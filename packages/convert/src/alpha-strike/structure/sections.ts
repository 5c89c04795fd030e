import type { Unit } from '@sortie/roster';

/** One hex of a mobile structure: as large as 2 inches square, with armor and structure of its own. */
export interface Section {
  readonly at: string;
  /** How wide and how long it is at most. */
  readonly inches: number;
  readonly armor: number;
  readonly structure: number;
}

const SIDE = 2;

/** Each section is converted by itself: armor by thirty to the nearest, construction factor by thirty upwards. */
export function sectionsOf({ armor, structure }: Unit): Section[] {
  return Object.entries(structure.points).map(([at, factor]) => ({
    at,
    inches: SIDE,
    armor: Math.floor((armor.front[at] ?? 0) / 30 + 0.5),
    structure: Math.ceil(factor / 30),
  }));
}
