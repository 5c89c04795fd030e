import { type Answer, round } from '@sortie/kernel';
import type { Unit } from '@sortie/roster';
import { BOOK } from '../rules.ts';
import { subjectOf } from '../subject.ts';
import { battleValue } from './battle-value.ts';

/** A unit as it takes the field. */
export interface Fielding {
  readonly unit: Unit;
  readonly gunnery: number;
  readonly piloting: number;
  /** Name of the C3 network that it belongs to. */
  readonly network?: string;
}

/** What every unit of a force is worth with its crew and its network, and the sum of them. */
export interface ForceValue {
  readonly total: number;
  readonly units: readonly Answer[];
  /** What the designs are worth by themselves, in the same order. */
  readonly designs: readonly number[];
}

/** Designs of a force and the networks that link them, worked out once. */
export interface Linked {
  readonly designs: readonly number[];
  /** For each unit the sum of the designs of its network, its own among them; 0 without one. */
  readonly networks: readonly number[];
}

export function linkedValues(units: readonly Fielding[]): Linked {
  const designs = units.map(({ unit }) => battleValue(unit)?.total ?? 0);
  const sums = new Map<string, number>();
  for (const [index, { network }] of units.entries())
    if (network !== undefined) sums.set(network, (sums.get(network) ?? 0) + (designs[index] ?? 0));
  return { designs, networks: units.map(({ network }) => (network === undefined ? 0 : (sums.get(network) ?? 0))) };
}

/** What one unit of a force is worth with its crew. */
export function fieldedValue({ unit, gunnery, piloting }: Fielding, place: number, { designs, networks }: Linked): Answer {
  const about = { subject: subjectOf(unit), value: designs[place] ?? 0, gunnery, piloting, network: networks[place] ?? 0 };
  const { total, terms } = BOOK.ask('fielded', about);
  return { total: round(total, 'half-up'), terms };
}

/**
 * The value of a force is the sum of its units. How many they are makes no difference: the section that weighed unequal numbers is struck
 * (TOE-force-size-deleted).
 */
export function forceValue(units: readonly Fielding[]): ForceValue {
  const linked = linkedValues(units);
  const answers = units.map((unit, place) => fieldedValue(unit, place, linked));
  return BOOK.told({ total: answers.reduce((sum, { total }) => sum + total, 0), units: answers, designs: linked.designs });
}
