import { table as geometry } from '@sortie/geometry';
import type { Seat } from '@sortie/kernel';
import { has, hasAny } from '../card/specials.ts';
import type { State, Unit } from '../shape.ts';
import { canAct, INCH, isOn, isWithin, marked, onTable, radiusOf, type Standing } from '../state.ts';
import { inNoise } from './noise.ts';

/** Radius of the fields, in inches. */
export const ECM_RADIUS = 12;
export const LECM_RADIUS = 2;

/** Which suites matter: all of them, the kind that stops boosted systems, or the kind that stops its own like alone. */
export type Against = 'any' | 'angel' | 'nova';
const MATTER: { readonly [A in Exclude<Against, 'any'>]: string } = { angel: 'AECM', nova: 'NOVA' };
const matters = (source: Standing, against: Against): boolean => against === 'any' || has(source, MATTER[against]);

/** Does a circle of so many inches around somebody touch what is asked about? */
type Touch = (source: Standing, inches: number) => boolean;
const over =
  (unit: Standing): Touch =>
  (source, inches) =>
    isWithin(source, unit, inches);
const across =
  (a: Standing, b: Standing): Touch =>
  (source, inches) => {
    const radius = inches * INCH + (source.base === 'hex' ? 0 : radiusOf(source));
    return geometry.lengthInside({ kind: 'circle', at: source.at, radius }, a.at, b.at) > 0;
  };

/** How many fields a suite is worth in a duel of suites where it reaches; the strongest kind counts twice. */
function strength(state: State, source: Standing, touches: Touch): number {
  // A screen that is projected from amid interference reaches twice as far.
  const times = inNoise(state, source) ? 2 : 1;
  if (has(source, 'AECM') && touches(source, ECM_RADIUS * times)) return 2;
  if (hasAny(source, 'ECM', 'WAT', 'NOVA') && touches(source, ECM_RADIUS * times)) return 1;
  return has(source, 'LECM') && touches(source, LECM_RADIUS * times) ? 1 : 0;
}

const isWorking = (source: Standing): boolean =>
  source.card.specials.length > 0 && canAct(source) && !source.hidden && !marked(source, 'jammedEcm') && !marked(source, 'stealthed');
/** A suite that is set to cancel fields projects none. */
const projects = (source: Standing): boolean => isWorking(source) && !marked(source, 'eccm');
const cancels = (source: Standing): boolean => isWorking(source) && marked(source, 'eccm');

/** Are there more fields of a side's enemies than its friends cancel? */
function prevails(state: State, seat: Seat, touches: Touch, against: Against): boolean {
  let fields = 0;
  for (const other of onTable(state))
    if (other.seat !== seat && projects(other) && matters(other, against)) fields += strength(state, other, touches);
  if (fields === 0) return false;
  for (const friend of onTable(state)) if (friend.seat === seat && cancels(friend)) fields -= strength(state, friend, touches);
  return fields > 0;
}

/** Is a unit inside a field that its enemies project and nobody cancels? */
export function jammed(state: State, unit: Unit, against: Against = 'any'): boolean {
  if (!isOn(unit)) return false;
  if (marked(unit, 'ecmProof')) return false;
  if (against === 'any' && (marked(unit, 'stealthed') || marked(unit, 'interference'))) return true;
  const minds = against === 'any' && marked(unit, 'clearSignal') ? 'angel' : against;
  return prevails(state, unit.seat, over(unit), minds);
}

/** Does such a field lie between two of one side? */
export const partedByEcm = (state: State, a: Standing, b: Standing, against: Against): boolean =>
  prevails(state, a.seat, across(a, b), against);

/** Is a unit inside a field of its own side? */
export const covered = (state: State, unit: Unit, seat: Seat): boolean =>
  isOn(unit) && onTable(state).some(other => other.seat === seat && projects(other) && strength(state, other, over(unit)) > 0);
