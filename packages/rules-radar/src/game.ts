import { gathered, type Manifest, type RuleId, type Scenario } from '@sortie/kernel';
import type { Foresees, Weighs } from './chapter.ts';
import { CHAPTERS } from './chapters.ts';
import { foreseeing } from './foresee.ts';
import { packs } from './packs.ts';
import { EDITIONS, ruleset } from './ruleset.ts';
import { rungsWith } from './rungs.ts';
import { CORE_SCENARIOS } from './setup/scenarios.ts';
import type { Radar } from './shape.ts';
import { tacticsWith } from './tactics/tactics.ts';
import { radarWatch } from './watch.ts';

const common: readonly RuleId[] = EDITIONS['radar'] ?? [];
const scenarios: readonly Scenario<Radar>[] = [
  ...CORE_SCENARIOS.map(ready => ready(common)),
  ...CHAPTERS.flatMap(chapter => chapter.scenarios?.(common) ?? []),
];

/** Combat in space on radar maps: its rules, how an opponent weighs a position, and the set-ups to choose from. */
export const radar: Manifest<Radar> = {
  ruleset,
  tactics: tacticsWith(gathered(CHAPTERS, 'weighs') as Weighs),
  scenarios,
  watch: radarWatch,
  trials: { games: 40 },
  packs,
};

/** The numbers of a command before it is given. */
export const foresee = foreseeing(gathered(CHAPTERS, 'foresees') as Foresees);

/** What two craft would need against each other at each range. */
export const rungs = rungsWith(gathered(CHAPTERS, 'clash'));
