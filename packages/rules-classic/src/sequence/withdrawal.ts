import { rowOf } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import { traceOf } from '../movement/trace.ts';
import { CITE, type ClassicRule } from '../rule.ts';
import type { Mech } from '../shape.ts';
import { isFighting, isMech, lostParts, sheetFor } from '../state.ts';

/** Too badly damaged to go on fighting. */
export function isCrippled(unit: Mech): boolean {
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

/** Who is crippled turns its back on the enemy: no step away from the edge that it came from. */
const withdrawal: ClassicRule = {
  id: 'TW-forced-withdrawal',
  cite: CITE,
  kind: 'advanced',
  forbids: {
    move: (view, move, _seat, book) => {
      const unit = view.units[move.unit];
      if (!isFighting(unit) || move.mode === 'stand' || !isCrippled(unit)) return undefined;
      const end = move.mode === 'jump' ? move.to : traceOf(view, move, book)?.paces.at(-1)?.at;
      if (!end) return undefined;
      const away = rowOf(end) - rowOf(unit.at);
      return (unit.seat === 0 ? away : -away) > 0 ? tell('who is crippled withdraws') : undefined;
    },
  },
};

export const withdrawalRules: readonly ClassicRule[] = [withdrawal];
