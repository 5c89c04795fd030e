import { countOf } from '../card/specials.ts';
import { type AlphaRule, core, type Table } from '../rule.ts';
import type { Point, State, Unit, UnitId } from '../shape.ts';
import { canAct, foesOf, INCH, isUnder } from '../state.ts';

/** Weak: how near to the point of impact a defender has to stand, the widest template that missiles have. */
export const DEFENDED = 3 * INCH;
/** Points that shoot a missile down. */
const ENOUGH = 2;
/** Artillery that flies by itself: Arrow IV, cruise missiles, and those of ships. */
const MISSILES = /^(ART-(AIS|AC|CM\d+)|MSL|SDS-CM)$/;

/** Those of the other side who can shoot at a missile, and with how many points yet. */
function defenders(state: State, unit: Unit, weapon: string, at: Point): readonly { readonly id: UnitId; readonly points: number }[] {
  if (!MISSILES.test(weapon)) return [];
  return foesOf(state, unit.seat)
    .filter(foe => canAct(foe) && !foe.hidden && isUnder(foe, at, DEFENDED))
    .map(foe => ({ id: foe.id, points: countOf(foe, 'PNT') - foe.did.filter(what => what === 'PNT').length }))
    .filter(({ points }) => points > 0);
}

/** Points that the other side can put between a missile and where it is aimed. */
export const defenceAgainst = (state: State, unit: Unit, weapon: string, at: Point): number =>
  defenders(state, unit, weapon, at).reduce((sum, { points }) => sum + points, 0);

/** Shoots at a missile, with two points where there are so many; what is used this turn is gone. */
export function defend(play: Table, unit: Unit, weapon: string, at: Point): number {
  let spent = 0;
  for (const { id, points } of defenders(play.state, unit, weapon, at))
    for (let left = points; left > 0 && spent < ENOUGH; left--, spent++)
      play.emit({ type: 'acted', unit: id, deed: 'PNT', rule: 'AS-sua-pnt' });
  return spent;
}

/** One point makes a missile harder to bring home and takes half of it; two and more shoot it down. */
export const pointDefenseRules: readonly AlphaRule[] = [
  core('AS-sua-pnt', {
    adds: {
      artillery: ({ state, unit, weapon, against, at }) => (!against && defenceAgainst(state, unit, weapon, at) === 1 ? 1 : undefined),
      trial: ({ why, help }) => (why === 'homing' && help === 1 ? 1 : undefined),
    },
  }),
];
