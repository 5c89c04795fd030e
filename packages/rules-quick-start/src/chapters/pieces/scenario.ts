import type { RuleId, Scenario } from '@sortie/kernel';
import { FORCES } from '../../force/force.ts';
import { published } from '../../scenarios/published.ts';
import type { QuickStart } from '../../shape.ts';

export const pieceScenario = (rules: readonly RuleId[]): Scenario<QuickStart> =>
  published(
    { id: 'terrain', title: 'Two a side with terrain to lay', summary: 'Each player first lays two stands of trees on the desert.' },
    rules,
    'two-each',
    FORCES['two-each'],
    { pieces: 2 },
  );
