import { countOf } from '../card/specials.ts';
import { type AlphaRule, core } from '../rule.ts';
import type { Point, State, Unit } from '../shape.ts';
import { canAct, foesOf, INCH, isUnder } from '../state.ts';

/** Weak: how near to the point of impact a defender has to stand, the widest template that missiles have. */
export const DEFENDED = 3 * INCH;
/** Artillery that flies by itself: Arrow IV, cruise missiles, and those of ships. */
const MISSILES = /^(ART-(AIS|AC|CM\d+)|MSL|SDS-CM)$/;

/** Points that the other side can put between a missile and where it is aimed. */
export function defenceAgainst(state: State, unit: Unit, weapon: string, at: Point): number {
  if (!MISSILES.test(weapon)) return 0;
  return foesOf(state, unit.seat).reduce(
    (sum, foe) => sum + (canAct(foe) && !foe.hidden && isUnder(foe, at, DEFENDED) ? countOf(foe, 'PNT') : 0),
    0,
  );
}

/** One point makes a missile harder to bring home and takes half of it; two and more shoot it down. */
export const pointDefenseRules: readonly AlphaRule[] = [
  core('AS-sua-pnt', {
    adds: {
      artillery: ({ state, unit, weapon, against, at }) => (!against && defenceAgainst(state, unit, weapon, at) === 1 ? 1 : undefined),
    },
  }),
];
