import type { Force, ForceFormation } from '@sortie/roster';
import { type FormationType, formationNamed, TALENTS } from '@sortie/rules-alpha-strike';

/** The formation of a lance as a force has it. */
export const formationOf = ({ formations = [] }: Force, lance: string): ForceFormation | undefined =>
  formations.find(one => one.lance === lance);

const withAll = (force: Force, formations: readonly ForceFormation[]): Force => {
  const { formations: _, ...rest } = force;
  return formations.length > 0 ? { ...rest, formations } : rest;
};

/** A lance becomes a formation, another one, or none. */
export function withFormation(force: Force, lance: string, next: Omit<ForceFormation, 'lance'> | undefined): Force {
  const others = (force.formations ?? []).filter(one => one.lance !== lance);
  const members = force.members.map(member => {
    if ((member.lance ?? '') !== lance || member.bonus === undefined || next?.type === formationOf(force, lance)?.type) return member;
    // What another formation would lend is of no use in this one.
    const { bonus: _, ...rest } = member;
    return rest;
  });
  return withAll({ ...force, members }, next ? [...others, { lance, ...next }] : others);
}

/** Formations of lances that there still are. */
export function tidied(force: Force): Force {
  const lances = new Set(force.members.map(({ lance = '' }) => lance));
  const kept = (force.formations ?? []).filter(({ lance }) => lances.has(lance));
  return kept.length === (force.formations?.length ?? 0) ? force : withAll(force, kept);
}

/** What a member has of its formation; nothing leaves it to the formation. */
export const withBonus = (force: Force, place: number, bonus: readonly string[]): Force => ({
  ...force,
  members: force.members.map((member, i) => {
    if (i !== place) return member;
    const { bonus: _, ...rest } = member;
    return bonus.length > 0 ? { ...rest, bonus } : rest;
  }),
});

/** Abilities of which one is chosen for the whole formation. */
export const choicesOf = ({ loans }: FormationType): readonly string[] =>
  loans.filter(({ choice, abilities }) => choice === 'one' && abilities.length > 1).flatMap(({ abilities }) => abilities);

/** Abilities that only some units have for the whole game: their player says which. */
export const sharedOut = (formation: ForceFormation | undefined): readonly string[] => {
  const type = formation && formationNamed(formation.type);
  const loans = type?.loans.filter(({ holds, most }) => holds === 'game' && most) ?? [];
  return loans.flatMap(({ choice, abilities }) =>
    choice === 'one' && abilities.length > 1 ? abilities.filter(one => one === (formation?.choice ?? abilities[0])) : abilities,
  );
};

export const abilityName = (written: string): string => TALENTS.find(({ id }) => id === written.split(':')[0])?.name ?? written;
