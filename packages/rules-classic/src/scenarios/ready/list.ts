import { type RuleId, type Scenario, withRules } from '@sortie/kernel';
import { CHAPTERS } from '../../chapters.ts';
import { ruleset } from '../../ruleset.ts';
import type { Classic } from '../../shape.ts';
import { GROUND } from './ground.ts';
import { GUNS } from './guns.ts';
import { MACHINES } from './machines.ts';
import type { Ready } from './ready.ts';
import { SKY } from './sky.ts';
import { TROOPS } from './troops.ts';

/** A ready game with what everybody plays, and with what it shows. */
const playedBy =
  (common: readonly RuleId[]) =>
  ({ id, title, summary, briefing, roles = ['North', 'South'], chapters = [], rules = [], setup }: Ready): Scenario<Classic> => {
    const shown = CHAPTERS.filter(({ name }) => chapters.some(one => one === name)).flatMap(chapter => chapter.rules.map(rule => rule.id));
    return { id, title, summary, briefing, roles, setup, rules: withRules(ruleset.rules, common, [...rules, ...shown]) };
  };

/** Ready games for those chapters that bring none of their own. */
export const readyGames = (common: readonly RuleId[]): readonly Scenario<Classic>[] =>
  [...GUNS, ...SKY, ...GROUND, ...TROOPS, ...MACHINES].map(playedBy(common));
