import type { RuleId } from '@sortie/kernel';
import { isDropShip, isFighter, isSmallCraft } from '../aerospace/aircraft.ts';
import type { Critical, Unit } from '../shape.ts';
import { isMech, isProto, motive } from '../state.ts';

type Column = readonly (Critical | null)[];
/** Results of 2 to 12. */
const MECH: Column = ['ammo', 'engine', 'fireControl', null, 'weapon', 'mp', 'weapon', null, 'fireControl', 'engine', 'destroyed'];
const PROTO: Column = ['weapon', 'weapon', 'fireControl', 'mp', null, 'mp', null, 'mp', 'destroyed', 'weapon', 'weapon'];
const VEHICLE: Column = ['ammo', 'stunned', 'fireControl', 'fireControl', null, null, null, 'weapon', 'weapon', 'crewKilled', 'engine'];

const FIGHTER: Column = ['fuel', 'fireControl', 'engine', 'weapon', null, null, null, 'weapon', 'engine', 'fireControl', 'crewKilled'];
const DROPSHIP: Column = ['kfBoom', 'collar', null, 'fireControl', 'weapon', 'thruster', 'weapon', 'door', null, 'engine', 'crewHit'];

/** The table a unit rolls on. An airship is struck like an aircraft. */
export function criticalTable(unit: Unit): RuleId {
  if (isMech(unit)) return 'AS-tbl-critical-mech';
  if (isProto(unit)) return 'AS-tbl-critical-proto';
  if (isDropShip(unit) || isSmallCraft(unit)) return 'ASC-tbl-aero-crits-dropship';
  return isFighter(unit) || motive(unit) === 'i' ? 'ASC-tbl-aero-crits-fighter' : 'AS-tbl-critical-vehicle';
}

const COLUMNS: { readonly [table: RuleId]: Column } = {
  'AS-tbl-critical-mech': MECH,
  'AS-tbl-critical-proto': PROTO,
  'AS-tbl-critical-vehicle': VEHICLE,
  'ASC-tbl-aero-crits-fighter': FIGHTER,
  'ASC-tbl-aero-crits-dropship': DROPSHIP,
};

/** What a critical roll comes to; under 2 it is nothing, over 12 an engine hit. Things that do not move lose weapons only. */
export function criticalAt(unit: Unit, total: number): Critical | null {
  if (total < 2) return null;
  if (unit.card.moves.length === 0) return total === 7 ? null : 'weapon';
  if (total > 12) return 'engine';
  return COLUMNS[criticalTable(unit)]?.[total - 2] ?? null;
}
