import { tell } from '@sortie/kernel';
import { attachmentLacks, coreOf } from '../attached.ts';
import { fitOf, formationNamed } from '../list.ts';
import { canUse } from '../loans.ts';
import {
  advice,
  type BuildingForce,
  type BuildingRule,
  building,
  declaredAs,
  type Finding,
  fault,
  inLances,
  lancesIn,
  organizationFor,
} from './force.ts';

// Whether lances are what they have been declared to be.

/** A formation has one type, and the type has a name of the book; the lance may be called anything. */
const names = ({ units, formations }: BuildingForce): readonly Finding[] =>
  formations.flatMap(({ lance, type }): readonly Finding[] => [
    ...(formationNamed(type) ? [] : [fault('ASC-fb-formation-name', tell('there is no formation called {name}', { name: type }), lance)]),
    ...(lancesIn(units).has(lance) ? [] : [fault('ASC-fb-formation-name', tell('there is no lance called {name}', { name: lance }))]),
  ]);

const stacked = (force: BuildingForce): readonly Finding[] =>
  [...lancesIn(force.units).keys()]
    .filter(lance => declaredAs(force, lance).length > 1)
    .map(lance => fault('ASC-fb-no-type-stacking', tell('a lance is one formation, and all its units belong to it'), lance));

/** What a lance lacks to be what it is called, by the line of the formation type. */
const requirements = (force: BuildingForce): readonly Finding[] =>
  inLances(force, (lance, units, declared) => {
    const type = declared && formationNamed(declared.type);
    return type ? fitOf(type, coreOf(units, declared.with)).missing.map(says => fault(type.rule, says, lance)) : [];
  });

const attachments = (force: BuildingForce): readonly Finding[] =>
  inLances(force, (lance, units, declared) =>
    declared?.with ? attachmentLacks(units, declared.with, organizationFor(force)).map(({ rule, says }) => fault(rule, says, lance)) : [],
  );

/** What a formation lends is free, but of no use to a unit that does not meet what the ability asks for. */
const prerequisites = (force: BuildingForce): readonly Finding[] =>
  inLances(force, (lance, units, declared) =>
    coreOf(units, declared?.with).flatMap(({ card, quirks = [], bonus = [] }) =>
      bonus
        .filter(one => !canUse({ card, quirks }, one))
        .map(ability =>
          advice('ASC-fb-bonus-prerequisites', tell('{unit} cannot make use of {ability}', { unit: card.name, ability }), lance),
        ),
    ),
  );

const supporters = ({ formations }: BuildingForce): readonly Finding[] =>
  formations.flatMap(({ lance, type, supports }) => {
    if (!formationNamed(type)?.supports) return [];
    const other = formations.find(one => one.lance === supports && one.lance !== lance);
    return other && !formationNamed(other.type)?.supports
      ? []
      : [fault('ASC-form-support-bonus', tell('a Support Lance stands by another formation of its force'), lance)];
  });

export const declaredRules: readonly BuildingRule[] = [
  building('ASC-fb-no-type-stacking', '149', stacked),
  building('ASC-fb-formation-requirements', '149', requirements, [
    'ASC-fb-percentage-rounding',
    'ASC-fb-ideal-role',
    'ASC-fb-variations',
    'ASC-fb-scope-proportional',
    'ASC-fb-functional-formations-optional',
  ]),
  building('ASC-form-nova', '154', attachments),
  building('ASC-fb-bonus-prerequisites', '150', prerequisites),
  building('ASC-fb-formation-name', '150', names),
  building('ASC-form-support-bonus', '154', supporters),
];
