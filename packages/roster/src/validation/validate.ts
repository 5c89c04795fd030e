import type { Unit } from '../unit.ts';
import type { ConstructionRule, Finding } from './finding.ts';
import { MECH_RULES } from './mech.ts';
import { VEHICLE_RULES } from './vehicle.ts';

/** What validation knows about building 'Mechs and combat vehicles. */
export const CONSTRUCTION_RULES: readonly ConstructionRule[] = [...MECH_RULES, ...VEHICLE_RULES];

/** Everything about a unit that a rule of construction does not allow; nothing for kinds without such rules here. */
export function validate(unit: Unit): Finding[] {
  return CONSTRUCTION_RULES.flatMap(({ id, cite, check }) => check(unit).map(found => ({ rule: id, cite, ...found })));
}
