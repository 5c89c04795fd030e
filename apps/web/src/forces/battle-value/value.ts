import { type EvenCrew, evenUp, type Fielding, type ForceValue, forceValue } from '@sortie/construction';
import { muster, type Recruit } from '@sortie/convert';
import { classicSkills, type Force, type Member } from '@sortie/roster';

/** A unit of a force that has a Battle Value, with its place in the list. */
export interface ValuedUnit extends Fielding {
  readonly place: number;
  readonly name: string;
}

export interface ValuedForce {
  readonly units: readonly ValuedUnit[];
  readonly value: ForceValue;
  /** Cards that nothing else is known of: they have no Battle Value. */
  readonly without: readonly string[];
}

/** What a force is worth in the classic game, with its crews and its networks. */
export function valued(recruits: readonly Recruit[]): ValuedForce {
  const units = recruits.flatMap(({ unit, member, place, printed }): readonly ValuedUnit[] =>
    unit
      ? [
          {
            unit,
            place,
            name: printed.name,
            ...classicSkills(member),
            ...(member.network === undefined ? {} : { network: member.network }),
          },
        ]
      : [],
  );
  return { units, value: forceValue(units), without: recruits.flatMap(({ unit, printed }) => (unit ? [] : [printed.name])) };
}

/** How far skills may move to make two forces even. */
const STEPS = 2;

export interface Balance {
  /** The force with other crews, and what it is worth then. */
  readonly force: Force;
  readonly total: number;
  readonly changes: readonly (EvenCrew & { readonly name: string })[];
}

/** Other crews for a force, so that it is worth what another is, or as near as it gets. */
export function balanced(force: Force, other: Force): Balance {
  const mine = valued(muster(force).recruits);
  const wanted = valued(muster(other).recruits).value.total;
  const crews = evenUp(mine.units, wanted, STEPS);
  const changes = crews.flatMap(crew => {
    const unit = mine.units[crew.place];
    return unit ? [{ ...crew, place: unit.place, name: unit.name }] : [];
  });
  const members = force.members.map((member, place): Member => {
    const crew = changes.find(one => one.place === place);
    return crew ? { ...member, gunnery: crew.gunnery, piloting: crew.piloting } : member;
  });
  const next = { ...force, members };
  return { force: next, total: valued(muster(next).recruits).value.total, changes };
}
