import { nth } from '@sortie/kernel';
import type { Mark } from '../event.ts';
import type { Circles, Location } from '../force/sheet.ts';
import type { State, UnitId } from '../shape.ts';
import { withUnit } from '../state.ts';
import type { Tables } from '../tables.ts';

export interface Applied {
  readonly armor: Circles;
  readonly marks: readonly Mark[];
  /** Locations that were destroyed, with those that went along. */
  readonly lost: readonly Location[];
}

/**
 * The two questions of damage resolution, asked until nothing is left: cross off circles where it strikes; what remains goes
 * inward. What a head or center torso cannot take is lost.
 */
export function applyDamage({ inward, takesAlong }: Tables, before: Circles, location: Location, damage: number): Applied {
  const armor: { -readonly [L in Location]: number } = { ...before };
  const marks: Mark[] = [];
  const lost: Location[] = [];
  let left = damage;
  for (let at: Location | null = location; at !== null && left > 0; at = inward[at]) {
    const points = Math.min(left, armor[at]);
    if (points === 0) continue;
    armor[at] -= points;
    left -= points;
    marks.push({ location: at, points });
    if (armor[at] > 0) continue;
    lost.push(at);
    const limb = takesAlong[at];
    if (limb === null || armor[limb] === 0) continue;
    armor[limb] = 0;
    lost.push(limb);
  }
  return { armor, marks, lost };
}

/** Circles after marks and losses: a lost location has none left. */
function marked(before: Circles, marks: readonly Mark[], lost: readonly Location[]): Circles {
  const armor: { -readonly [L in Location]: number } = { ...before };
  for (const { location, points } of marks) armor[location] -= points;
  for (const location of lost) armor[location] = 0;
  return armor;
}

/** The state with circles of one 'Mech crossed off. */
export const cross = (state: State, id: UnitId, marks: readonly Mark[], lost: readonly Location[]): State =>
  withUnit(state, id, { armor: marked(nth(state.units, id).armor, marks, lost) });
