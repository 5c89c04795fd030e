import { Rulebook, type RuleId } from '@sortie/kernel';
import type { Sight } from '../board/ground.ts';
import { ruleset, standardRules } from '../ruleset.ts';
import { sightOf } from '../sight/sight.ts';

/** How lines of sight are judged by the standard rules and others beside them. */
export const sightBy = (...others: readonly RuleId[]): Sight => sightOf(Rulebook.compile(ruleset, [...standardRules, ...others]));
