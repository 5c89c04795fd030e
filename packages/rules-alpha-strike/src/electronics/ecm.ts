import type { Seat } from '@sortie/kernel';
import { has, hasAny } from '../card/specials.ts';
import { inEmi } from '../scenarios/emi.ts';
import type { State, Unit } from '../shape.ts';
import { canAct, isOn, isWithin, marked, onTable, type Standing } from '../state.ts';

/** Radius of the fields, in inches. */
export const ECM_RADIUS = 12;
export const LECM_RADIUS = 2;

/** How many fields a suite is worth in a duel of suites where it reaches; the strongest kind counts twice. */
function strength(state: State, source: Standing, unit: Standing): number {
  // A screen that is projected from amid interference reaches twice as far.
  const times = inEmi(state, source) ? 2 : 1;
  if (has(source, 'AECM') && isWithin(source, unit, ECM_RADIUS * times)) return 2;
  if (hasAny(source, 'ECM', 'WAT', 'NOVA') && isWithin(source, unit, ECM_RADIUS * times)) return 1;
  return has(source, 'LECM') && isWithin(source, unit, LECM_RADIUS * times) ? 1 : 0;
}

const isWorking = (source: Standing): boolean =>
  source.card.specials.length > 0 && canAct(source) && !source.hidden && !marked(source, 'jammedEcm') && !marked(source, 'stealthed');
/** A suite that is set to cancel fields projects none. */
const projects = (source: Standing): boolean => isWorking(source) && !marked(source, 'eccm');
const cancels = (source: Standing): boolean => isWorking(source) && marked(source, 'eccm');

/** Is a unit inside a field that its enemies project and nobody cancels? `angel` asks only for the kind that stops boosted systems. */
export function jammed(state: State, unit: Unit, angel = false): boolean {
  if (!isOn(unit)) return false;
  if (marked(unit, 'ecmProof')) return false;
  if (!angel && (marked(unit, 'stealthed') || marked(unit, 'interference'))) return true;
  if (!angel && marked(unit, 'clearSignal')) return jammed(state, unit, true);
  let fields = 0;
  for (const other of onTable(state)) {
    if (other.seat === unit.seat || !projects(other) || (angel && !has(other, 'AECM'))) continue;
    fields += strength(state, other, unit);
  }
  if (fields === 0) return false;
  for (const friend of onTable(state)) if (friend.seat === unit.seat && cancels(friend)) fields -= strength(state, friend, unit);
  return fields > 0;
}

/** Is a unit inside a field of its own side? */
export const covered = (state: State, unit: Unit, seat: Seat): boolean =>
  isOn(unit) && onTable(state).some(other => other.seat === seat && projects(other) && strength(state, other, unit) > 0);
