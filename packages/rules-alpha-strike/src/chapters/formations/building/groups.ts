import { type RuleId, tell } from '@sortie/kernel';
import { coreOf } from '../attached.ts';
import { isFighterUnit } from '../group.ts';
import { formationNamed } from '../list.ts';
import { GROUP_NAMES, mixture, sizeOf } from '../organization.ts';
import { advice, type BuildingForce, type BuildingRule, building, type Finding, inLances, organizationFor } from './force.ts';

// How big lances, Stars and Level IIs are, and what they are made of.

const sizes =
  (rule: RuleId, fighters: boolean) =>
  (force: BuildingForce): readonly Finding[] => {
    const organization = organizationFor(force);
    return inLances(force, (lance, units, declared) => {
      const core = coreOf(units, declared?.with);
      const size = sizeOf(core, organization);
      if (core.every(isFighterUnit) !== fighters || core.length === size) return [];
      const told = { group: GROUP_NAMES[organization], size, have: core.length };
      return [advice(rule, tell('a {group} like this has {size} units, it has {have}', told), lance)];
    });
  };

/** Support Lances mix what they like, and Transport Squadrons are all sorts of aircraft; so may Level IIs be. */
const mixtures =
  (rule: RuleId) =>
  (force: BuildingForce): readonly Finding[] =>
    inLances(force, (lance, units, declared) => {
      const type = declared && formationNamed(declared.type);
      const mixed = type?.supports || type?.id === 'transport' ? undefined : mixture(coreOf(units, declared?.with), organizationFor(force));
      return mixed?.rule === rule ? [advice(rule, tell(mixed.text), lance)] : [];
    });

export const groupRules: readonly BuildingRule[] = [
  building('ASC-fb-lance-size', '149', sizes('ASC-fb-lance-size', false), ['ASC-fb-build-formations']),
  building('ASC-fb-fighter-groups', '149', sizes('ASC-fb-fighter-groups', true), ['ASC-form-aerospace-common']),
  ...(['ASC-fb-homogeneity-is', 'ASC-fb-homogeneity-clan', 'ASC-fb-homogeneity-comstar'] as const).map(id =>
    building(id, '149', mixtures(id)),
  ),
];
