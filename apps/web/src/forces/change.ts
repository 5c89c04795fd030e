import { classicSkills, type Force, type Member } from '@sortie/roster';
import { tidied } from './formations/shared.ts';

/** A change to the crew of a member; `undefined` takes a thing away. */
export interface CrewChange {
  readonly skill?: number;
  readonly pilot?: string;
  readonly lance?: string;
  readonly commander?: 'force' | 'lance' | undefined;
  readonly condition?: undefined;
  readonly abilities?: readonly string[];
  readonly quirks?: readonly string[];
  readonly aggression?: NonNullable<Member['aggression']>;
}

export const withMember = (force: Force, member: Member): Force => ({ ...force, members: [...force.members, member] });

export const withoutMember = (force: Force, place: number): Force =>
  tidied({ ...force, members: force.members.filter((_, i) => i !== place) });

/** The same unit once more, with a crew of its own. */
export function withAnother(force: Force, place: number): Force {
  const member = force.members[place];
  if (!member) return force;
  const { pilot: _pilot, commander: _commander, ...twin } = member;
  return { ...force, members: [...force.members.slice(0, place + 1), twin as Member, ...force.members.slice(place + 1)] };
}

/** Empty texts are not written down. Only one leads a force, and only one leads each lance. */
export function withCrew(force: Force, place: number, change: CrewChange): Force {
  const members = force.members.map((member, i) => {
    if (i === place) return crewed(member, change);
    const rival = change.commander !== undefined && member.commander === change.commander;
    const near = change.commander === 'force' || member.lance === force.members[place]?.lance;
    return rival && near ? crewed(member, { commander: undefined }) : member;
  });
  return tidied({ ...force, members });
}

function crewed(member: Member, change: CrewChange): Member {
  const next: Record<string, unknown> = { ...member, ...change };
  for (const field of ['pilot', 'lance', 'commander', 'condition']) if (next[field] === undefined || next[field] === '') delete next[field];
  for (const field of ['abilities', 'quirks'] as const) if (change[field]?.length === 0) delete next[field];
  return next as unknown as Member;
}

export function withLimit(force: Force, limit: number | undefined): Force {
  const { limit: _, ...rest } = force;
  return limit === undefined ? rest : { ...rest, limit };
}

export function withValueLimit(force: Force, battleValue: number | undefined): Force {
  const { battleValue: _, ...rest } = force;
  return battleValue === undefined ? rest : { ...rest, battleValue };
}

interface ClassicCrew {
  readonly gunnery?: number;
  readonly piloting?: number;
  readonly network?: string;
}

/** What a crew is like in the classic game; an empty network is none. */
export function withClassicCrew(force: Force, place: number, change: ClassicCrew): Force {
  const members = force.members.map((member, i): Member => {
    if (i !== place) return member;
    const { network, ...next } = { ...member, ...classicSkills(member), ...change };
    return { ...next, ...(network ? { network } : {}) } as Member;
  });
  return { ...force, members };
}

export interface Lance {
  readonly name: string;
  readonly places: readonly number[];
}

/** Members by lance, lances in the order in which they first occur. */
export function lancesOf({ members }: Force): readonly Lance[] {
  const lances = new Map<string, number[]>();
  for (const [place, { lance = '' }] of members.entries()) lances.set(lance, [...(lances.get(lance) ?? []), place]);
  return [...lances].map(([name, places]) => ({ name, places }));
}
