import type { Manifest } from '@sortie/kernel';
import { packs } from './packs.ts';
import { ruleset } from './ruleset.ts';
import { SCENARIO_LIST } from './scenarios/list.ts';
import type { Classic } from './shape.ts';
import { tactics } from './tactics/tactics.ts';
import { classicWatch } from './watch.ts';

/** The classic game on hexes: its rules, how an opponent weighs a position, and the set-ups to choose from. */
export const classic: Manifest<Classic> = {
  ruleset,
  tactics,
  scenarios: SCENARIO_LIST,
  watch: classicWatch,
  trials: { games: 24 },
  packs,
};
