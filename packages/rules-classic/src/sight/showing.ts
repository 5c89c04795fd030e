import type { Play } from '../rule.ts';
import type { Unit, UnitId, Veil } from '../shape.ts';
import { unitAt } from '../state.ts';

const sameVeil = (one: Veil | undefined, other: Veil | undefined): boolean =>
  one === other || (typeof one === 'object' && typeof other === 'object' && one.levels === other.levels);

/** A unit is known in this way from now on. */
export function show(play: Play, id: UnitId, veil: Veil | undefined): void {
  const unit = unitAt(play.state, id);
  if (sameVeil(unit.veil, veil)) return;
  const { veil: _before, ...open } = unit;
  const as: Unit = veil === undefined ? open : { ...open, veil };
  play.emit({ type: 'sighted', unit: id, as });
}
