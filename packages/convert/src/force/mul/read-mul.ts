import { type Force, find, type Member, MOST_MEMBERS, type Unit, WORST_CLASSIC_SKILL, WORST_SKILL } from '@sortie/roster';
import type { Problem } from '../../files/problem.ts';
import { type Element, readXml } from '../../files/xml.ts';
import { conditionIn } from './read-condition.ts';

/** A force file of the other program: what was understood of it, and what was not. */
export interface MulReading {
  /** Absent when the file is no such file at all. */
  readonly force?: Force;
  readonly problems: readonly Problem[];
}

/** Finds a unit by its name, wherever the units of the reader are. */
export type FindUnit = (name: string) => Unit | undefined;

const ROOTS: readonly string[] = ['unit', 'record'];
/** In the record of a battle: those who are left of the own side. */
const SURVIVORS = 'survivors';

const within = (text: string | undefined, most: number): number | undefined => {
  const value = Number.parseInt(text ?? '', 10);
  return Number.isNaN(value) ? undefined : Math.min(most, Math.max(0, value));
};

/** `Wolves|1||Scouts|2`: the innermost group that a unit belongs to. */
const lanceIn = (text: string | undefined): string | undefined =>
  text?.split('||').at(-1)?.split('|')[0]?.trim().slice(0, LONGEST) || undefined;
const LONGEST = 100;

/** One pilot, or the members of a crew in their order. */
const pilotsIn = ({ children }: Element): readonly Element[] =>
  children.flatMap(child =>
    child.name === 'pilot' ? [child] : child.name === 'crew' ? child.children.filter(({ name }) => name === 'crewMember') : [],
  );

const nameIn = ({ attributes: { name = '', nick = '' } }: Element): string =>
  (nick.trim() === '' ? name.trim() : `${name.trim()} “${nick.trim()}”`).slice(0, LONGEST);

/** Abilities of pilots are words with underscores and doubled colons between them. */
const abilitiesIn = (entity: Element): readonly string[] =>
  entity.children
    .filter(({ name }) => name === 'pilot' || name === 'crew')
    .flatMap(({ attributes }) => attributes['advantages']?.split('::') ?? [])
    .map(one => one.trim().replace(/ .*/, '').replaceAll('_', '-'))
    .filter(one => one !== '')
    .slice(0, 20);

type Crew = Omit<Extract<Member, { readonly unit: string }>, 'unit'>;

function crewIn(entity: Element, unit: Unit | undefined): Crew {
  const pilots = pilotsIn(entity);
  const [first] = pilots;
  const gunnery = within(first?.attributes['gunnery'] ?? first?.attributes['gunneryL'], WORST_CLASSIC_SKILL) ?? 4;
  const piloting = within(first?.attributes['piloting'], WORST_CLASSIC_SKILL) ?? Math.min(WORST_CLASSIC_SKILL, gunnery + 1);
  const pilot = pilots.map(nameIn).filter(Boolean).join(', ').slice(0, LONGEST);
  const lance = lanceIn(entity.children.find(({ name }) => name === 'Force')?.attributes['force']);
  const abilities = abilitiesIn(entity);
  const condition = conditionIn(entity, unit, pilots);
  return {
    skill: Math.min(WORST_SKILL, gunnery),
    ...(gunnery > WORST_SKILL && { gunnery }),
    ...(piloting !== gunnery + 1 && { piloting }),
    ...(pilot !== '' && { pilot }),
    ...(lance && { lance }),
    ...(entity.attributes['commander'] === 'true' && { commander: 'force' as const }),
    ...(abilities.length > 0 && { abilities }),
    ...(condition && { condition }),
  };
}

/** Networks are told by who follows whom, or by lists of those who are linked; here each gets a name. */
function networksIn(entities: readonly Element[]): readonly (string | undefined)[] {
  const own = entities.map(({ attributes }) => attributes['c3UUID']);
  const links = entities.map(({ attributes, children }) => [
    ...(attributes['c3MasterIs'] ? [attributes['c3MasterIs']] : []),
    ...children
      .filter(({ name }) => name === 'c3iset' || name === 'NC3set')
      .flatMap(set => set.children.flatMap(one => one.attributes['link'] ?? [])),
  ]);
  const groups: Set<string>[] = [];
  for (const [i, id] of own.entries()) {
    const linked = [id, ...(links[i] ?? [])].filter(one => one !== undefined);
    const met = groups.filter(group => linked.some(one => group.has(one)));
    const joined = new Set([...met.flatMap(group => [...group]), ...linked]);
    groups.splice(0, groups.length, ...groups.filter(group => !met.includes(group)), joined);
  }
  const counted = groups.filter(group => own.filter(id => id !== undefined && group.has(id)).length > 1);
  return own.map(id => {
    const at = id === undefined ? -1 : counted.findIndex(group => group.has(id));
    return at < 0 ? undefined : `C3 ${at + 1}`;
  });
}

/** Only one leads a force. */
const oneLeader = (members: readonly Member[]): readonly Member[] => {
  const leader = members.findIndex(({ commander }) => commander === 'force');
  return members.map((member, i) => (member.commander === 'force' && i !== leader ? { ...member, commander: 'lance' as const } : member));
};

/** Reads a force file of the other program (`.mul`), with crews, damage and ammunition. Units are looked for by chassis and model. */
export function readMul(file: string, text: string, unitNamed: FindUnit = find): MulReading {
  const problem = (line: number, reason: string, field = ''): Problem => ({ file, line, field, reason });
  const read = readXml(text);
  if (!read.ok) return { problems: [problem(read.line, read.reason)] };
  const { root } = read;
  if (!ROOTS.includes(root.name)) return { problems: [problem(root.line, `<${root.name}> is no list of units`)] };
  const survivors = root.children.find(({ name }) => name === SURVIVORS);
  const all = (survivors ?? root).children.filter(({ name }) => name === 'entity');
  const entities = all.slice(0, MOST_MEMBERS);
  const problems: Problem[] = [];
  if (entities.length < all.length) problems.push(problem(root.line, `only the first ${MOST_MEMBERS} of ${all.length} units are read`));
  const networks = networksIn(entities);
  const members = entities.map((entity, i): Member => {
    const { chassis = '', model = '' } = entity.attributes;
    const name = `${chassis} ${model}`.trim();
    const unit = unitNamed(name);
    if (!unit)
      problems.push(problem(entity.line, `there is no ${name || 'unit without a name'} here; its crew and its damage are kept`, 'entity'));
    const network = networks[i];
    return { unit: name.slice(0, 200), ...crewIn(entity, unit), ...(network && { network }) };
  });
  const name = file
    .replace(/^.*[\\/]/, '')
    .replace(/\.mul$/i, '')
    .slice(0, LONGEST);
  return { force: { name, edition: 'current', members: oneLeader(members) }, problems };
}
