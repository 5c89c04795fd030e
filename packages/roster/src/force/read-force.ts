import { type Faults, list, oneOf, record, text, whole } from './checks.ts';
import { readCondition } from './condition.ts';
import {
  BEST_CLASSIC_SKILL,
  BEST_SKILL,
  FORCE_AGGRESSIONS,
  FORCE_ATTACHMENTS,
  FORCE_EDITIONS,
  FORCE_FORMAT,
  FORCE_VERSION,
  type Force,
  type ForceFormation,
  type Member,
  REGULAR_SKILL,
  type UnitFile,
  WORST_CLASSIC_SKILL,
  WORST_SKILL,
} from './force.ts';
import { readCard } from './read-card.ts';

/** What is wrong with a force file, and where in it: `members[2].skill`. */
export interface ForceFault {
  readonly path: string;
  readonly reason: string;
}

export type ForceReading =
  | { readonly ok: true; readonly force: Force }
  | { readonly ok: false; readonly faults: readonly [ForceFault, ...ForceFault[]] };

const FORCE_FIELDS = [
  'format',
  'version',
  'name',
  'limit',
  'battleValue',
  'edition',
  'members',
  'commands',
  'era',
  'faction',
  'formations',
];
const CREW_FIELDS = [
  'skill',
  'gunnery',
  'piloting',
  'network',
  'pilot',
  'lance',
  'commander',
  'abilities',
  'quirks',
  'bonus',
  'aggression',
  'condition',
];
const SOURCES = ['unit', 'file', 'card'] as const;

/** Bounds that keep a foreign file from filling the memory; no force comes near them. */
export const MOST_MEMBERS = 200;
const MOST_POINTS = 1_000_000;
const MOST_VALUE = 10_000_000;
const LONGEST_NAME = 100;
const MOST_NAMES = 20;
const LONGEST_FILE = 400_000;

/** Reads a force from the text of its file. */
export function readForce(source: string): ForceReading {
  try {
    return readForceJson(JSON.parse(source));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, faults: [{ path: '', reason: `this is not JSON: ${reason}` }] };
  }
}

/** Reads a force from a JSON value. Every fault is named with its path. */
export function readForceJson(value: unknown): ForceReading {
  const found: ForceFault[] = [];
  const force = read(value, (path, reason) => void found.push({ path, reason }));
  const [first, ...more] = found;
  if (force && !first) return { ok: true, force };
  return { ok: false, faults: [first ?? { path: '', reason: 'this is not a force' }, ...more] };
}

function read(value: unknown, faults: Faults): Force | undefined {
  const json = record(value, '', FORCE_FIELDS, faults);
  if (!json) return undefined;
  if (json['format'] !== FORCE_FORMAT) faults('format', `a force begins with "format": "${FORCE_FORMAT}"`);
  else if (json['version'] !== FORCE_VERSION)
    faults('version', `version ${JSON.stringify(json['version'])} is unknown; this program reads ${FORCE_VERSION}`);
  return {
    name: text(json['name'], 'name', LONGEST_NAME, faults),
    ...(json['limit'] !== undefined && { limit: whole(json['limit'], 'limit', 1, MOST_POINTS, faults) }),
    ...(json['battleValue'] !== undefined && { battleValue: whole(json['battleValue'], 'battleValue', 1, MOST_VALUE, faults) }),
    edition: json['edition'] === undefined ? 'current' : (oneOf(json['edition'], 'edition', FORCE_EDITIONS, faults) ?? 'current'),
    members: list(json['members'], 'members', MOST_MEMBERS, faults).flatMap((one, i) => readMember(one, `members[${i}]`, faults) ?? []),
    ...(json['commands'] !== undefined && { commands: names(json['commands'], 'commands', faults) }),
    ...(json['era'] !== undefined && { era: text(json['era'], 'era', LONGEST_NAME, faults) }),
    ...(json['faction'] !== undefined && { faction: text(json['faction'], 'faction', LONGEST_NAME, faults) }),
    ...(json['formations'] !== undefined && {
      formations: list(json['formations'], 'formations', MOST_MEMBERS, faults).map((one, i) =>
        readFormation(one, `formations[${i}]`, faults),
      ),
    }),
  };
}

const FORMATION_FIELDS = ['lance', 'type', 'choice', 'supports', 'with'];
function readFormation(value: unknown, path: string, faults: Faults): ForceFormation {
  const json = record(value, path, FORMATION_FIELDS, faults) ?? {};
  const attached = json['with'] === undefined ? undefined : oneOf(json['with'], `${path}.with`, FORCE_ATTACHMENTS, faults);
  return {
    lance: text(json['lance'], `${path}.lance`, LONGEST_NAME, faults),
    type: text(json['type'], `${path}.type`, LONGEST_NAME, faults),
    ...(json['choice'] !== undefined && { choice: text(json['choice'], `${path}.choice`, LONGEST_NAME, faults) }),
    ...(json['supports'] !== undefined && { supports: text(json['supports'], `${path}.supports`, LONGEST_NAME, faults) }),
    ...(attached && { with: attached }),
  };
}

const names = (value: unknown, path: string, faults: Faults): readonly string[] =>
  list(value, path, MOST_NAMES, faults).map((one, i) => text(one, `${path}[${i}]`, LONGEST_NAME, faults));

function readMember(value: unknown, path: string, faults: Faults): Member | undefined {
  const json = record(value, path, [...SOURCES, ...CREW_FIELDS], faults);
  if (!json) return undefined;
  if (SOURCES.filter(source => json[source] !== undefined).length !== 1) {
    faults(path, `a member has exactly one of ${SOURCES.join(', ')}`);
    return undefined;
  }
  const aggression =
    json['aggression'] === undefined ? undefined : oneOf(json['aggression'], `${path}.aggression`, FORCE_AGGRESSIONS, faults);
  const crew = {
    skill: json['skill'] === undefined ? REGULAR_SKILL : whole(skillIn(json['skill']), `${path}.skill`, BEST_SKILL, WORST_SKILL, faults),
    ...classicCrew(json, path, faults),
    ...(json['pilot'] !== undefined && { pilot: text(json['pilot'], `${path}.pilot`, LONGEST_NAME, faults) }),
    ...(json['lance'] !== undefined && { lance: text(json['lance'], `${path}.lance`, LONGEST_NAME, faults) }),
    ...(json['commander'] !== undefined && {
      commander: oneOf(json['commander'], `${path}.commander`, ['force', 'lance'], faults) ?? 'lance',
    }),
    ...(json['abilities'] !== undefined && { abilities: names(json['abilities'], `${path}.abilities`, faults) }),
    ...(json['quirks'] !== undefined && { quirks: names(json['quirks'], `${path}.quirks`, faults) }),
    ...(aggression && { aggression }),
    ...(json['bonus'] !== undefined && { bonus: names(json['bonus'], `${path}.bonus`, faults) }),
    ...(json['condition'] !== undefined && { condition: readCondition(json['condition'], `${path}.condition`, faults) }),
  };
  if (json['unit'] !== undefined) return { unit: text(json['unit'], `${path}.unit`, 200, faults), ...crew };
  if (json['file'] !== undefined) return { file: readFile(json['file'], `${path}.file`, faults), ...crew };
  const card = readCard(json['card'], `${path}.card`, faults);
  return card && { card, ...crew };
}

function classicCrew(json: Readonly<Record<string, unknown>>, path: string, faults: Faults) {
  const skill = (name: 'gunnery' | 'piloting') => whole(json[name], `${path}.${name}`, BEST_CLASSIC_SKILL, WORST_CLASSIC_SKILL, faults);
  return {
    ...(json['gunnery'] !== undefined && { gunnery: skill('gunnery') }),
    ...(json['piloting'] !== undefined && { piloting: skill('piloting') }),
    ...(json['network'] !== undefined && { network: text(json['network'], `${path}.network`, LONGEST_NAME, faults) }),
  };
}

function readFile(value: unknown, path: string, faults: Faults): UnitFile {
  const json = record(value, path, ['name', 'text'], faults);
  const name = text(json?.['name'], `${path}.name`, 300, faults);
  if (name !== '' && !/\.(mtf|blk)$/i.test(name)) faults(`${path}.name`, 'a name that ends in .mtf or .blk was expected');
  return { name, text: text(json?.['text'], `${path}.text`, LONGEST_FILE, faults) };
}

/** Older files may have one skill more than there are. */
const skillIn = (skill: unknown): unknown => (skill === WORST_SKILL + 1 ? WORST_SKILL : skill);
