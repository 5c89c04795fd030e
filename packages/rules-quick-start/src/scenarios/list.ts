import type { Scenario } from '@sortie/kernel';
import { CHAPTERS } from '../chapters.ts';
import { FORCES } from '../force/force.ts';
import { EDITIONS } from '../ruleset.ts';
import type { QuickStart } from '../shape.ts';
import { published } from './published.ts';

const rules = EDITIONS['quick-start'] ?? [];

/** Ready-made set-ups; the first is what a newcomer plays. */
export const SCENARIO_LIST: readonly Scenario<QuickStart>[] = [
  published(
    {
      id: 'training',
      title: 'Training duel',
      summary: 'One Griffin against one Wolverine in the desert. The first to destroy the other wins.',
    },
    rules,
    'training',
    FORCES.training,
  ),
  published(
    {
      id: 'training-grassland',
      title: 'Training duel in the meadows',
      summary: 'The same duel between woods, where every advance has a covered way.',
    },
    rules,
    'training',
    FORCES.training,
    { map: 'grassland' },
  ),
  published(
    { id: 'two-each', title: 'Two a side', summary: 'Two Griffins hold the south against two Wolverines.' },
    rules,
    'two-each',
    FORCES['two-each'],
  ),
  published(
    { id: 'lance-each', title: 'Lance against lance', summary: 'Four ’Mechs a side, from the nimble Locust to the heavy Thunderbolt.' },
    rules,
    'lance-each',
    FORCES['lance-each'],
    { map: 'grassland' },
  ),
  ...CHAPTERS.flatMap(({ scenarios }) => scenarios?.(rules) ?? []),
  published(
    { id: 'open', title: 'Forces of your own', summary: 'Any ’Mechs, equally many and equally heavy on both sides.' },
    rules,
    'open',
    { defender: ['GRF-1N', 'WVR-6M', 'LCT-1V'], attacker: ['GRF-1S', 'WVR-6R', 'LCT-1E'] },
    { map: 'grassland' },
  ),
];
