import type { Manifest } from '@sortie/kernel';
import { packs } from './packs.ts';
import { ruleset } from './ruleset.ts';
import { SCENARIO_LIST } from './scenarios/list.ts';
import type { QuickStart } from './shape.ts';
import { tactics } from './tactics/tactics.ts';
import { quickStartWatch } from './watch.ts';

/** The Quick-Start game: its rules, how an opponent weighs a position, and the set-ups to choose from. */
export const quickStart: Manifest<QuickStart> = {
  ruleset,
  tactics,
  scenarios: SCENARIO_LIST,
  watch: quickStartWatch,
  trials: { games: 60 },
  packs,
};
