import { type Telling, tell } from '@sortie/kernel';
import { AIR_TYPES } from './air-types.ts';
import { COMMAND_TYPES } from './command-types.ts';
import type { FormationType } from './formation.ts';
import { FIGHTING_TYPES } from './ground-types.ts';
import { type Grouped, isAirUnit } from './group.ts';

/** Every formation type of the Companion. */
export const FORMATIONS: readonly FormationType[] = [...FIGHTING_TYPES, ...COMMAND_TYPES, ...AIR_TYPES];

const BY_ID: ReadonlyMap<string, FormationType> = new Map(FORMATIONS.map(type => [type.id, type]));
export const formationNamed = (id: string): FormationType | undefined => BY_ID.get(id);

/** Whether a group of units is a formation of a type, and what it lacks if it is not. */
export interface Fit {
  readonly type: FormationType;
  readonly fits: boolean;
  /** All units have the one role that makes up for the rest. */
  readonly ideal: boolean;
  readonly missing: readonly Telling[];
}

const hasIdeal = ({ ideal }: FormationType, units: readonly Grouped[]): boolean =>
  ideal !== undefined && units.every(({ card }) => card.role === ideal);

/** How a group meets what a formation type asks for. A formation on the ground has somebody on the ground. */
export function fitOf(type: FormationType, units: readonly Grouped[]): Fit {
  const ideal = units.length > 0 && hasIdeal(type, units);
  if (units.length === 0) return { type, fits: false, ideal, missing: [tell('a formation has units')] };
  const missing = type.requires.flatMap(requirement => requirement(units) ?? []);
  const grounded = type.air || type.supports || units.some(unit => !isAirUnit(unit));
  const lacking = grounded ? missing : [tell('a formation on the ground has units on the ground'), ...missing];
  return { type, fits: ideal || lacking.length === 0, ideal, missing: ideal ? [] : lacking };
}

/** All formation types with how a group meets them; those that it could be come first. */
export const fitsOf = (units: readonly Grouped[]): readonly Fit[] => {
  const all = FORMATIONS.map(type => fitOf(type, units));
  return [...all.filter(({ fits }) => fits), ...all.filter(({ fits }) => !fits)];
};
