import { type RuleId, type Telling, tell } from '@sortie/kernel';
import type { Organization } from './attached.ts';
import { type Grouped, isAirUnit, isBattleArmor, isInfantryUnit, isVehicleUnit } from './group.ts';
import { formationNamed } from './list.ts';

/** A lance, Star or Level II as far as the make-up of a larger formation goes. */
export interface Group {
  readonly units: readonly Grouped[];
  readonly type?: string;
}

type Kind = 'mechs' | 'vehicles' | 'infantry' | 'battle armor' | 'aircraft';
function kindOf({ units }: Group): Kind {
  if (units.every(isAirUnit)) return 'aircraft';
  if (units.every(isBattleArmor)) return 'battle armor';
  if (units.every(isInfantryUnit)) return 'infantry';
  return units.every(isVehicleUnit) ? 'vehicles' : 'mechs';
}

/** So many units or groups of a kind may come along. */
interface Detachment {
  readonly kind: Kind;
  readonly most: number;
  readonly of: 'units' | 'groups';
}

interface Composition {
  readonly rule: RuleId;
  readonly organization: Organization;
  /** Groups of the core. */
  readonly least: number;
  readonly most: number;
  readonly command: number;
  readonly support: number;
  /** Groups of the core that are built to fight. */
  readonly line: { readonly least: number; readonly most: number };
  readonly detachments: readonly Detachment[];
}

const COMPANY = 4;
const ANY = { least: 0, most: 99 };
const groups = (kind: Kind, most: number): Detachment => ({ kind, most, of: 'groups' });
const units = (kind: Kind, most: number): Detachment => ({ kind, most, of: 'units' });

/** What larger formations are made up of, by the number of groups in their core. */
const COMPOSITIONS: readonly Composition[] = [
  {
    rule: 'ASC-tbl-company-composition',
    organization: 'sphere',
    least: 2,
    most: 4,
    command: 1,
    support: 2,
    line: { least: 1, most: 4 },
    detachments: [units('infantry', 6), units('battle armor', 4), groups('vehicles', 3), groups('aircraft', 1)],
  },
  {
    rule: 'ASC-tbl-battalion-composition',
    organization: 'sphere',
    least: 9,
    most: 16,
    command: 1,
    support: 99,
    line: ANY,
    detachments: [groups('infantry', 6 * COMPANY), groups('battle armor', 4), groups('vehicles', 3 * COMPANY), groups('aircraft', 3)],
  },
  {
    rule: 'ASC-tbl-binary-trinary-composition',
    organization: 'clan',
    least: 2,
    most: 3,
    command: 1,
    support: 1,
    line: { least: 1, most: 3 },
    detachments: [units('battle armor', 5), groups('vehicles', 1), groups('aircraft', 1)],
  },
  {
    rule: 'ASC-tbl-cluster-composition',
    organization: 'clan',
    least: 6,
    most: 15,
    command: 99,
    support: 99,
    line: ANY,
    detachments: [groups('battle armor', 2), groups('vehicles', 3), groups('aircraft', 3)],
  },
  {
    rule: 'ASC-tbl-level-iii-composition',
    organization: 'comstar',
    least: 6,
    most: 6,
    command: 1,
    support: 1,
    line: { least: 4, most: 6 },
    detachments: [groups('aircraft', 3)],
  },
];

const isA = ({ type }: Group, base: string): boolean => type !== undefined && (formationNamed(type)?.of ?? type) === base;

/** The core of a force: its 'Mechs, or its vehicles where it has none; everything else comes along. */
function coreOf(all: readonly Group[]): readonly Group[] {
  const mechs = all.filter(group => kindOf(group) === 'mechs');
  return mechs.length > 0 ? mechs : all.filter(group => kindOf(group) === 'vehicles');
}

/** What a larger formation has too much or too little of; nothing where the force is none. */
export function compositionTrouble(
  all: readonly Group[],
  organization: Organization,
): { readonly rule: RuleId; readonly found: readonly Telling[] } | undefined {
  const core = coreOf(all);
  const table = COMPOSITIONS.find(one => one.organization === organization && core.length >= one.least && core.length <= one.most);
  if (!table) return undefined;
  const found: Telling[] = [];
  const command = core.filter(group => isA(group, 'command')).length;
  const support = core.filter(group => isA(group, 'support')).length;
  const line = core.length - command - support;
  if (command > table.command)
    found.push(tell('it should have no more than {most} to command it, there are {have}', { most: table.command, have: command }));
  const backed = Math.min(table.support, core.length - support);
  if (support > backed)
    found.push(tell('it should have no more than {most} for support, there are {have}', { most: backed, have: support }));
  if (line < table.line.least || line > table.line.most)
    found.push(tell('it should have {least} to {most} that fight, there are {have}', { ...table.line, have: line }));
  for (const { kind, most, of } of table.detachments) {
    const along = all.filter(
      group => !core.includes(group) && kindOf(group) === (kind === 'vehicles' && kindOf(core[0]!) === 'vehicles' ? 'mechs' : kind),
    );
    const have = of === 'groups' ? along.length : along.reduce((sum, group) => sum + group.units.length, 0);
    if (have > most) found.push(tell('no more than {most} {of} of {kind} should come along, there are {have}', { most, of, kind, have }));
  }
  return { rule: table.rule, found };
}
