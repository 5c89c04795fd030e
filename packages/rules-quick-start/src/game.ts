import type { Game } from '@sortie/kernel';
import { ruleset } from './ruleset.ts';
import { SCENARIO_LIST } from './scenarios/list.ts';
import type { QuickStart } from './shape.ts';
import { tactics } from './tactics/tactics.ts';

/** The Quick-Start game: its rules, how an opponent weighs a position, and the set-ups to choose from. */
export const quickStart: Game<QuickStart> = { ruleset, tactics, scenarios: SCENARIO_LIST };
