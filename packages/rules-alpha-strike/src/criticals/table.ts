import type { Critical, Unit } from '../shape.ts';
import { isMech, isProto } from '../state.ts';

type Column = readonly (Critical | null)[];
/** Results of 2 to 12. */
const MECH: Column = ['ammo', 'engine', 'fireControl', null, 'weapon', 'mp', 'weapon', null, 'fireControl', 'engine', 'destroyed'];
const PROTO: Column = ['weapon', 'weapon', 'fireControl', 'mp', null, 'mp', null, 'mp', 'destroyed', 'weapon', 'weapon'];
const VEHICLE: Column = ['ammo', 'stunned', 'fireControl', 'fireControl', null, null, null, 'weapon', 'weapon', 'crewKilled', 'engine'];

/** What a critical roll comes to; under 2 it is nothing, over 12 an engine hit. Things that do not move lose weapons only. */
export function criticalAt(unit: Unit, total: number): Critical | null {
  if (total < 2) return null;
  if (unit.card.moves.length === 0) return total === 7 ? null : 'weapon';
  if (total > 12) return 'engine';
  return (isMech(unit) ? MECH : isProto(unit) ? PROTO : VEHICLE)[total - 2] ?? null;
}
