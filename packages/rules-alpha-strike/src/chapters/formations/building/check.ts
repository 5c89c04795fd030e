import { derivation } from '@sortie/kernel';
import { declaredRules } from './declared.ts';
import type { BuildingForce, BuildingRule, Finding } from './force.ts';
import { groupRules } from './groups.ts';
import { peopleRules } from './people.ts';
import { pointRules } from './points.ts';
import { wholeRules } from './whole.ts';

/** What the book asks of a force that is being built, line by line. */
export const BUILDING_RULES: readonly BuildingRule[] = [...pointRules, ...peopleRules, ...groupRules, ...declaredRules, ...wholeRules];

/** Everything there is to say about how a force is built, each with the rule that says so. */
export const checkForce = (force: BuildingForce): readonly Finding[] =>
  derivation.told(
    BUILDING_RULES.flatMap(({ finds }) => finds(force)),
    BUILDING_RULES,
  );
