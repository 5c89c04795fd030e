import type { Seat } from '@sortie/kernel';
import { hasAny } from '../card/specials.ts';
import type { State, Unit } from '../shape.ts';
import { canAct, isOn, isWithin, marked, onTable } from '../state.ts';

/** Radius of the fields, in inches. */
export const ECM_RADIUS = 12;
export const LECM_RADIUS = 2;

/** Is a unit inside a field that its enemies project? `angel` asks only for the kind that stops boosted systems. */
export function jammed(state: State, unit: Unit, angel = false): boolean {
  if (!isOn(unit)) return false;
  return onTable(state).some(other => {
    if (other.seat === unit.seat || other.hidden || !canAct(other) || marked(other, 'jammedEcm')) return false;
    if (hasAny(other, 'AECM') && isWithin(other, unit, ECM_RADIUS)) return true;
    if (angel) return false;
    if (hasAny(other, 'ECM', 'WAT', 'NOVA') && isWithin(other, unit, ECM_RADIUS)) return true;
    return hasAny(other, 'LECM') && isWithin(other, unit, LECM_RADIUS);
  });
}

/** Is a unit inside a field of its own side? */
export const covered = (state: State, unit: Unit, seat: Seat): boolean =>
  isOn(unit) &&
  onTable(state).some(
    other =>
      other.seat === seat &&
      canAct(other) &&
      !marked(other, 'jammedEcm') &&
      ((hasAny(other, 'ECM', 'AECM', 'WAT', 'NOVA') && isWithin(other, unit, ECM_RADIUS)) ||
        (hasAny(other, 'LECM') && isWithin(other, unit, LECM_RADIUS))),
  );
