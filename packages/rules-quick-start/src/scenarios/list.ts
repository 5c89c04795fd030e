import type { Scenario } from '@sortie/kernel';
import { FORCES } from '../force/force.ts';
import { EDITIONS } from '../rules.ts';
import type { Entry, QuickStart, ScenarioName, Setup } from '../shape.ts';

const rules = EDITIONS['quick-start']!;
/** Seats have no fixed roles: the dice say who attacks. */
const roles = ['First player', 'Second player'];

const entries = (codes: readonly string[]): readonly Entry[] => codes.map(mech => ({ mech }));

const plain = (scenario: Exclude<ScenarioName, 'open'>, more: Partial<Setup> = {}): Setup => ({
  scenario,
  map: 'desert',
  defender: entries(FORCES[scenario].defender),
  attacker: entries(FORCES[scenario].attacker),
  attackingSeat: null,
  pieces: 0,
  cards: null,
  ...more,
});

/** Ready-made set-ups; the first is what a newcomer plays. */
export const SCENARIO_LIST: readonly Scenario<QuickStart>[] = [
  {
    id: 'training',
    title: 'Training duel',
    summary: 'One Griffin against one Wolverine in the desert. The first to destroy the other wins.',
    roles,
    rules,
    setup: plain('training'),
  },
  {
    id: 'training-grassland',
    title: 'Training duel in the meadows',
    summary: 'The same duel between woods, where every advance has a covered way.',
    roles,
    rules,
    setup: plain('training', { map: 'grassland' }),
  },
  {
    id: 'two-each',
    title: 'Two a side',
    summary: 'Two Griffins hold the south against two Wolverines.',
    roles,
    rules,
    setup: plain('two-each'),
  },
  {
    id: 'lance-each',
    title: 'Lance against lance',
    summary: 'Four ’Mechs a side, from the nimble Locust to the heavy Thunderbolt.',
    roles,
    rules,
    setup: plain('lance-each', { map: 'grassland' }),
  },
  {
    id: 'breakthrough',
    title: 'Breakthrough',
    summary: 'Two damaged ’Mechs are cut off and must cross the map to its south edge; four defenders bar the way.',
    roles,
    rules,
    setup: plain('breakthrough'),
  },
  {
    id: 'pilots',
    title: 'Duel of pilots',
    summary: 'The training duel with MechWarrior cards; one die says how much they may cost.',
    roles,
    rules,
    setup: plain('training', { cards: { cost: 'roll' } }),
  },
  {
    id: 'aces',
    title: 'Duel of aces',
    summary: 'Sigtrygg Poulsen in the Griffin against Maren Okafor in the Wolverine.',
    roles,
    rules,
    setup: plain('training', {
      map: 'grassland',
      defender: [{ mech: 'GRF-1N', card: 'sigtrygg-poulsen' }],
      attacker: [{ mech: 'WVR-6R', card: 'maren-okafor' }],
    }),
  },
  {
    id: 'terrain',
    title: 'Two a side with terrain to lay',
    summary: 'Each player first lays two stands of trees on the desert.',
    roles,
    rules,
    setup: plain('two-each', { pieces: 2 }),
  },
  {
    id: 'open',
    title: 'Forces of your own',
    summary: 'Any ’Mechs, equally many and equally heavy on both sides.',
    roles,
    rules,
    setup: {
      ...plain('lance-each', { map: 'grassland' }),
      scenario: 'open',
      defender: entries(['GRF-1N', 'WVR-6M', 'LCT-1V']),
      attacker: entries(['GRF-1S', 'WVR-6R', 'LCT-1E']),
    },
  },
];
