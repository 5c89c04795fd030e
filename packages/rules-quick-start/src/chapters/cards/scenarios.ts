import type { RuleId, Scenario } from '@sortie/kernel';
import { FORCES } from '../../force/force.ts';
import { published } from '../../scenarios/published.ts';
import type { QuickStart } from '../../shape.ts';

export const cardScenarios = (rules: readonly RuleId[]): readonly Scenario<QuickStart>[] => [
  published(
    {
      id: 'pilots',
      title: 'Duel of pilots',
      summary: 'The training duel with MechWarrior cards; one die says how much they may cost.',
    },
    rules,
    'training',
    FORCES.training,
    { cards: { cost: 'roll' } },
  ),
  published(
    { id: 'aces', title: 'Duel of aces', summary: 'Sigtrygg Poulsen in the Griffin against Maren Okafor in the Wolverine.' },
    rules,
    'training',
    FORCES.training,
    {
      map: 'grassland',
      defender: [{ mech: 'GRF-1N', card: 'sigtrygg-poulsen' }],
      attacker: [{ mech: 'WVR-6R', card: 'maren-okafor' }],
    },
  ),
];
