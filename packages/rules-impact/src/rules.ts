import type { Rule, RuleId } from '@sortie/kernel';
import { boardRules } from './board/rules.ts';
import { commandRules } from './command/rules.ts';
import { designRules } from './design/rules.ts';
import { droneRules } from './drones/rules.ts';
import { eventAndDeckRules } from './events/rules.ts';
import { fireRules } from './fire/rules.ts';
import { strengthRules } from './fire/strength.ts';
import { mineRule } from './mines/rules.ts';
import type { Impact } from './model/shape.ts';
import { moraleRules } from './morale/rules.ts';
import { storeyRule } from './movement/flight-rules.ts';
import { movementRules } from './movement/rules.ts';
import { optionalCore, optionalRules } from './optional/rules.ts';
import { squadRules } from './optional/squads.ts';
import { readingSwitches } from './readings/switches.ts';
import { repairRules } from './repair/rules.ts';
import { scenarioRules } from './scenarios/rules.ts';
import { sequenceRules } from './sequence/rules.ts';
import { setupRules } from './setup/rules.ts';
import { sightRules } from './sight/rules.ts';
import { stealthRules } from './stealth/rules.ts';
import { unitRules } from './units/rules.ts';

type R = Rule<Impact>;

/** Rules that every game is played by. */
const core: readonly R[] = [
  ...boardRules,
  ...unitRules,
  ...sightRules,
  ...sequenceRules,
  ...moraleRules,
  ...commandRules,
  ...movementRules,
  ...fireRules,
  ...strengthRules,
  ...repairRules,
  ...droneRules,
  ...eventAndDeckRules,
  ...setupRules,
  ...scenarioRules,
  ...designRules,
  ...optionalCore,
];

/** Rules of section 14 that a scenario or the players switch on. */
const optional: readonly R[] = [...optionalRules, ...squadRules, ...stealthRules, mineRule, storeyRule];

export const allRules: readonly R[] = [...core, ...optional, ...readingSwitches];

const ids = (rules: readonly R[]): readonly RuleId[] => rules.map(({ id }) => id);

export const standardRules: readonly RuleId[] = ids(core);
export const optionalIds: readonly RuleId[] = ids(optional);
export const readingIds: readonly RuleId[] = ids(readingSwitches);
