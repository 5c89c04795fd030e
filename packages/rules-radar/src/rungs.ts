import { BRACKETS, type Bracket } from './card/card.ts';
import { begun, type ClashFields } from './combat/acts.ts';
import type { Asking } from './combat/clash.ts';
import { ownSides } from './combat/position.ts';
import { aimOf } from './combat/shoot.ts';
import { usableIn } from './combat/weapons.ts';
import { type Foreseen, shot } from './foresee.ts';
import type { Clash, Unit } from './shape.ts';

/** What two craft would roll against each other at one range. */
export interface Rung {
  readonly bracket: Bracket;
  /** The shots of the first craft, and those of the second. */
  readonly shots: readonly [readonly Foreseen[], readonly Foreseen[]];
}

/** Two craft that meet: as far as their exchange has come, or nose to nose where it has not begun. */
function meeting(fields: ClashFields, { state: { clash } }: Asking, one: Unit, two: Unit, bracket: Bracket): Clash {
  const known = clash && clash.units[0] === one.id && clash.units[1] === two.id ? clash : undefined;
  const met = known ?? begun(fields, { type: 'engage', unit: one.id, target: two.id });
  const arcs: Clash['arcs'] = [met.arcs[0] ?? ownSides(one)[0] ?? 'front', met.arcs[1] ?? ownSides(two)[0] ?? 'front'];
  return { ...met, arcs, bracket };
}

function volley(asking: Asking, clash: Clash, who: 0 | 1, unit: Unit, bracket: Bracket): readonly Foreseen[] {
  const arc = clash.arcs[who] ?? 'front';
  return usableIn(asking.book, unit, arc, bracket).map(weapon => shot(asking, aimOf(asking, clash, who, weapon)));
}

/** What two craft would need at each range, and what it would do: before anybody attacks. */
export const rungsWith =
  (fields: ClashFields) =>
  (asking: Asking, one: Unit, two: Unit): readonly Rung[] =>
    BRACKETS.map(bracket => {
      const clash = meeting(fields, asking, one, two, bracket);
      return { bracket, shots: [volley(asking, clash, 0, one, bracket), volley(asking, clash, 1, two, bracket)] as const };
    }).filter(({ shots }) => shots.some(side => side.length > 0));
