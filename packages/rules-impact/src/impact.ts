import type { Manifest } from '@sortie/kernel';
import type { Impact } from './model/shape.ts';
import { packs } from './packs.ts';
import { ruleset } from './ruleset.ts';
import { scenarios } from './scenarios/list.ts';
import { tactics } from './tactics/tactics.ts';
import { impactWatch } from './watch.ts';

/** Everything a host needs to offer the game. */
export const impact: Manifest<Impact> = {
  ruleset,
  tactics,
  scenarios,
  named: ({ title, forces }) => ({ title, roles: forces.map(({ name }) => name) }),
  watch: impactWatch,
  trials: { games: 12 },
  packs,
};
