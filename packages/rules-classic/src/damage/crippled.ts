import type { Unit } from '../shape.ts';
import { isMech, lostParts, sheetFor } from '../state.ts';

/** Too badly damaged to go on fighting. */
export function isCrippled(unit: Unit): boolean {
  if (!isMech(unit)) return false;
  const { structure, legs, rear } = sheetFor(unit);
  const engine = lostParts(unit, 'engine');
  const limbs = [...legs, 'LA' as const, 'RA' as const].filter(at => (unit.structure[at] ?? 0) < (structure[at] ?? 0));
  const bare = (['CT', 'LT', 'RT'] as const).filter(
    at => (unit.armor[at] ?? 0) === 0 && ((rear[at] ?? 0) === 0 || (unit.rear[at] ?? 0) === 0),
  );
  return (
    unit.gone.includes('LT') ||
    unit.gone.includes('RT') ||
    engine >= 2 ||
    (engine === 1 && lostParts(unit, 'gyro') >= 1) ||
    lostParts(unit, 'sensors') >= 2 ||
    unit.pilot.hits >= 4 ||
    limbs.length >= 3 ||
    bare.length >= 2
  );
}
