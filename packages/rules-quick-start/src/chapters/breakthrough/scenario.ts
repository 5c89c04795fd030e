import type { RuleId, Scenario } from '@sortie/kernel';
import { published } from '../../scenarios/published.ts';
import type { QuickStart } from '../../shape.ts';
import { ATTACKERS, DEFENDERS } from './breakthrough.ts';

export const breakthroughScenario = (rules: readonly RuleId[]): Scenario<QuickStart> =>
  published(
    {
      id: 'breakthrough',
      title: 'Breakthrough',
      summary: 'Two damaged ’Mechs are cut off and must cross the map to its south edge; four defenders bar the way.',
    },
    rules,
    'breakthrough',
    { defender: DEFENDERS, attacker: ATTACKERS },
  );
