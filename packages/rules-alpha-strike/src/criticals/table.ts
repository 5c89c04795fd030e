import type { RuleId } from '@sortie/kernel';
import { isDropShip, isFighter, isSmallCraft } from '../aerospace/aircraft.ts';
import { type AlphaRule, type Book, core } from '../rule.ts';
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

/** What a column shows: under 2 nothing, over 12 an engine hit. Things that do not move lose weapons only. */
function shown(column: Column, unit: Unit, total: number): Critical | null {
  if (total < 2) return null;
  if (unit.card.moves.length === 0) return total === 7 ? null : 'weapon';
  return total > 12 ? 'engine' : (column[total - 2] ?? null);
}

/** What a critical roll comes to. */
export const criticalAt = (book: Book, unit: Unit, total: number): Critical | null => {
  for (const { kind } of book.offered('criticals', { unit, total })) return kind;
  return null;
};

/** A table of results for those units that roll on it. */
const columnOf = (id: RuleId, column: Column, more: Partial<AlphaRule> = {}): AlphaRule =>
  core(id, {
    ...more,
    offers: { criticals: ({ unit, total }) => (criticalTable(unit) === id ? [{ kind: shown(column, unit, total) }] : []) },
  });

export const tableRules: readonly AlphaRule[] = [
  columnOf('AS-tbl-critical-mech', MECH),
  columnOf('AS-tbl-critical-proto', PROTO),
  columnOf('AS-tbl-critical-vehicle', VEHICLE),
  columnOf('ASC-tbl-aero-crits-fighter', FIGHTER, { covers: ['ASC-crit-crew-killed', 'ASC-crit-fire-control'] }),
  columnOf('ASC-tbl-aero-crits-dropship', DROPSHIP),
];
