import type { Game } from '@sortie/kernel';
import { ruleset } from './ruleset.ts';
import { SCENARIO_LIST } from './scenarios/list.ts';
import type { Classic } from './shape.ts';
import { tactics } from './tactics/tactics.ts';

/** The classic game on hexes: its rules, how an opponent weighs a position, and the set-ups to choose from. */
export const classic: Game<Classic> = { ruleset, tactics, scenarios: SCENARIO_LIST };
