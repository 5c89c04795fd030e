import type { Game } from '@sortie/kernel';
import { ruleset } from './ruleset.ts';
import { SCENARIO_LIST } from './setup/scenarios.ts';
import type { Radar } from './shape.ts';
import { tactics } from './tactics/tactics.ts';

/** Combat in space on radar maps: its rules, how an opponent weighs a position, and the set-ups to choose from. */
export const radar: Game<Radar> = { ruleset, tactics, scenarios: SCENARIO_LIST };
