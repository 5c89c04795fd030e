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

export interface Composition {
  readonly rule: RuleId;
  readonly organization: Organization;
  /** Groups of the core. */
  readonly least: number;
  readonly most: number;
  /** As many as it usually has, where that is fewer. */
  readonly usual?: number;
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
export const COMPOSITIONS: readonly Composition[] = [
  {
    rule: 'ASC-tbl-company-composition',
    organization: 'sphere',
    least: 3,
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
    usual: 13,
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

/** What the core of a force may be: its 'Mechs, or its vehicles; everything else comes along. */
const CORES: readonly Kind[] = ['mechs', 'vehicles'];

/** What a core has too much or too little of. */
function coreTrouble(table: Composition, core: readonly Group[]): readonly Telling[] {
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
  if (table.usual !== undefined && core.length > table.usual)
    found.push(
      tell('it usually has {least} to {most} lances, there are {have}', { least: table.least, most: table.usual, have: core.length }),
    );
  return found;
}

/** What comes along in too great a number; 'Mechs come along with a core of vehicles as vehicles do with a core of 'Mechs. */
function detachmentTrouble({ detachments }: Composition, core: Kind, all: readonly Group[]): readonly Telling[] {
  return detachments.flatMap(({ kind: listed, most, of }) => {
    const kind: Kind = listed === 'vehicles' && core === 'vehicles' ? 'mechs' : listed;
    const along = all.filter(group => kindOf(group) === kind);
    const have = of === 'groups' ? along.length : along.reduce((sum, group) => sum + group.units.length, 0);
    return have > most ? [tell('no more than {most} {of} of {kind} should come along, there are {have}', { most, of, kind, have })] : [];
  });
}

/** A force as a larger formation of one table, and what it has too much or too little of. */
export interface Composed {
  readonly table: Composition;
  readonly found: readonly Telling[];
}

/**
 * The larger formation that a force is, if any. Players say what its core is, 'Mechs or vehicles: it is taken for the one that leaves least to
 * find fault with.
 */
export function composedOf(all: readonly Group[], organization: Organization): Composed | undefined {
  const tried = CORES.flatMap(kind => {
    const core = all.filter(group => kindOf(group) === kind);
    const table = COMPOSITIONS.find(one => one.organization === organization && core.length >= one.least && core.length <= one.most);
    if (!table) return [];
    const others = all.filter(group => !core.includes(group));
    return [{ table, found: [...coreTrouble(table, core), ...detachmentTrouble(table, kind, others)] }];
  });
  return tried.reduce<Composed | undefined>((best, one) => (best && best.found.length <= one.found.length ? best : one), undefined);
}
