import type { Haul, MoveCommand, State, Unit } from '../shape.ts';
import { marking, type Standing, unmarking } from '../state.ts';
import { BURDEN, loadOn } from './burden.ts';
import { bulkOf } from './cargo-size.ts';

/** A smaller trailer costs two inches, an equal one half, a larger one three quarters. */
function towBurden(tug: Unit, load: Unit): number {
  const { size } = bulkOf(load, tug);
  if (size < tug.card.size) return BURDEN.twoInches;
  return size === tug.card.size ? BURDEN.half : BURDEN.quarter;
}

export const hitchMarks = (unit: Unit, load: Unit, how: Haul): Unit['marks'] =>
  marking(unit, { kind: how === 'tow' ? 'tows' : 'drags', until: 0, by: load.id, value: towBurden(unit, load) });

/** The unit as it is once it has taken hold of what the command names. */
export function hitched(state: State, unit: Standing, { haul }: Pick<MoveCommand, 'haul'>): Standing {
  const load = haul ? state.units[haul.what] : undefined;
  return haul && load ? { ...unit, marks: hitchMarks(unit, load, haul.how) } : unit;
}

/** The same unit without whatever slows it. */
export const freed = (unit: Standing): Standing => (loadOn(unit) ? { ...unit, marks: unmarking(unit, 'carries', 'tows', 'drags') } : unit);

/** Inches that letting go with care costs: what is carried takes longer than what is dragged. */
export const careOf = (unit: Unit): number => (unit.marks.some(({ kind }) => kind === 'carries') ? 4 : 2);
