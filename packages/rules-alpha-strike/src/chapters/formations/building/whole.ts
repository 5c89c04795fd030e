import { tell } from '@sortie/kernel';
import { coreOf } from '../attached.ts';
import { COMPOSITIONS, type Composition, composedOf, type Group } from '../composition.ts';
import { isFighterUnit, isVehicleUnit, type Trait } from '../group.ts';
import { formationNamed } from '../list.ts';
import { largerOf, specialtyOf } from '../organization.ts';
import { SCHEMES } from '../schemes.ts';
import {
  advice,
  type BuildingForce,
  type BuildingRule,
  building,
  type Finding,
  lancesIn,
  note,
  organizationFor,
  UNASSIGNED,
} from './force.ts';

// What lances make up together.

const groupsOf = ({ units, formations }: BuildingForce): readonly Group[] =>
  [...lancesIn(units)]
    .filter(([lance]) => lance !== UNASSIGNED)
    .map(([lance, members]) => {
      const declared = formations.find(one => one.lance === lance);
      return { units: coreOf(members, declared?.with), ...(declared && { type: declared.type }) };
    });

/** What so many groups make up, by the table of the organization. */
function larger(force: BuildingForce): readonly Finding[] {
  const organization = organizationFor(force);
  const groups = groupsOf(force);
  const only = (trait: Trait): boolean => groups.length > 0 && groups.every(({ units }) => units.every(trait));
  const made = largerOf(organization, groups.length, {
    of: only(isFighterUnit) ? 'fighters' : only(isVehicleUnit) ? 'vehicles' : 'mechs',
    novas: force.formations.filter(one => one.with === 'nova').length,
  });
  if (!made) return [];
  const told = { count: groups.length, name: made.name, rank: made.rank };
  return [note('ASC-fb-larger-formations', tell('{count} groups of that size make a {name} (led by: {rank})', told))];
}

/** What a larger formation is known for. */
function specialty(force: BuildingForce): readonly Finding[] {
  if (larger(force).length === 0) return [];
  const special = specialtyOf(force.formations.map(({ type }) => type));
  const name = special && formationNamed(special)?.name;
  return name ? [note('ASC-fb-specialised-company', tell('most of it is of one kind: {name}', { name }))] : [];
}

/** What a larger formation of this table has too much or too little of. */
const makeUp =
  (table: Composition) =>
  (force: BuildingForce): readonly Finding[] => {
    const composed = composedOf(groupsOf(force), organizationFor(force));
    return composed?.table === table ? composed.found.map(says => advice(table.rule, says)) : [];
  };

export const wholeRules: readonly BuildingRule[] = [
  ...COMPOSITIONS.map(table => building(table.rule, '157', makeUp(table))),
  building(
    'ASC-fb-larger-formations',
    '156',
    larger,
    Object.values(SCHEMES).map(({ rule }) => rule),
  ),
  building('ASC-fb-specialised-company', '156', specialty),
];
