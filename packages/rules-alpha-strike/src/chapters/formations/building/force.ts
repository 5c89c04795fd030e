import type { RuleId, Telling } from '@sortie/kernel';
import type { Organization } from '../attached.ts';
import { factionNamed } from '../factions.ts';
import type { Grouped } from '../group.ts';
import type { Attachment } from '../written.ts';

/** A unit of a force that is being built. */
export interface Building extends Grouped {
  readonly skill: number;
  /** Price for that Skill. */
  readonly pv: number;
  readonly lance: string;
  readonly bonus?: readonly string[];
  /** Year it was first built, and whether it is a machine of the Clans, where that is known. */
  readonly year?: number;
  readonly clan?: boolean;
  /** Who has it, where that is known. */
  readonly factions?: readonly string[];
  /** Soldiers or suits, where it is known how many there are, and in how many squads. */
  readonly troopers?: number;
  readonly squads?: number;
}

/** What a lance has been declared to be. */
export interface Declared {
  readonly lance: string;
  readonly type: string;
  readonly supports?: string;
  readonly with?: Attachment;
}

export interface BuildingForce {
  readonly limit?: number;
  /** The time that is played in, with its last year. */
  readonly era?: { readonly name: string; readonly to: number };
  readonly faction?: string;
  readonly organization?: Organization;
  readonly units: readonly Building[];
  readonly formations: readonly Declared[];
}

/** Something to say about a force: a `fault` breaks a rule, `advice` a custom, a `note` only tells. */
export interface Finding {
  readonly rule: RuleId;
  readonly weight: 'fault' | 'advice' | 'note';
  readonly says: Telling;
  readonly lance?: string;
}

/** Looks at a force by one line of the book, or by some that belong together. */
export interface BuildingRule {
  readonly id: RuleId;
  readonly cite: string;
  readonly covers?: readonly RuleId[];
  readonly finds: (force: BuildingForce) => readonly Finding[];
}

export const building = (id: RuleId, page: string, finds: BuildingRule['finds'], covers?: readonly RuleId[]): BuildingRule => ({
  id,
  cite: `Alpha Strike Companion p. ${page}`,
  finds,
  ...(covers && { covers }),
});

export const fault = (rule: RuleId, says: Telling, lance?: string): Finding => ({
  rule,
  weight: 'fault',
  says,
  ...(lance !== undefined && { lance }),
});
export const advice = (rule: RuleId, says: Telling, lance?: string): Finding => ({ ...fault(rule, says, lance), weight: 'advice' });
export const note = (rule: RuleId, says: Telling): Finding => ({ rule, weight: 'note', says });

/** Those who fight in machines of the Clans alone are a Clan. */
const byMachines = (units: readonly Building[]): Organization => {
  const known = units.filter(({ clan }) => clan !== undefined);
  return known.length > 0 && known.every(({ clan }) => clan) ? 'clan' : 'sphere';
};

/** How a force is organised: as it says, as its faction does, or else as the machines it has. */
export const organizationFor = ({
  organization,
  faction,
  units = [],
}: Pick<BuildingForce, 'organization' | 'faction'> & Partial<Pick<BuildingForce, 'units'>>): Organization =>
  organization ?? factionNamed(faction)?.organization ?? byMachines(units);

export const lancesIn = (units: readonly Building[]): ReadonlyMap<string, readonly Building[]> => {
  const lances = new Map<string, Building[]>();
  for (const unit of units) lances.set(unit.lance, [...(lances.get(unit.lance) ?? []), unit]);
  return lances;
};

export const declaredAs = ({ formations }: BuildingForce, lance: string): readonly Declared[] =>
  formations.filter(one => one.lance === lance);

/** What is found in each lance of a force. Units that belong to no lance yet are none, unless they have been declared to be one. */
export const inLances = (
  force: BuildingForce,
  find: (lance: string, units: readonly Building[], declared: Declared | undefined) => readonly Finding[],
): readonly Finding[] =>
  [...lancesIn(force.units)].flatMap(([lance, units]) => {
    const [declared] = declaredAs(force, lance);
    return lance === UNASSIGNED && !declared ? [] : find(lance, units, declared);
  });

/** The lance of those who have none. */
export const UNASSIGNED = '';
