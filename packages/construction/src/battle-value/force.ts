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
}

/**
 * The value of a force is the sum of its units. How many they are makes no difference: the section that weighed unequal numbers is struck
 * (TOE-force-size-deleted).
 */
export function forceValue(units: readonly Fielding[]): ForceValue {
  const values = units.map(({ unit }) => battleValue(unit)?.total ?? 0);
  const networks = new Map<string, number>();
  for (const [index, { network }] of units.entries())
    if (network !== undefined) networks.set(network, (networks.get(network) ?? 0) + (values[index] ?? 0));
  const answers = units.map(({ unit, gunnery, piloting, network }, index): Answer => {
    const linked = network === undefined ? 0 : (networks.get(network) ?? 0);
    const { total, terms } = BOOK.ask('fielded', {
      subject: subjectOf(unit),
      value: values[index] ?? 0,
      gunnery,
      piloting,
      network: linked,
    });
    return { total: round(total, 'half-up'), terms };
  });
  return { total: answers.reduce((sum, { total }) => sum + total, 0), units: answers };
}
