import type { Rule } from '@sortie/kernel';
import type { Impact } from '../model/shape.ts';

type R = Rule<Impact>;

const victory: R = {
  id: 'MAAS-15.6-victory',
  cite: '15.6',
  kind: 'core',
  covers: [
    'MAAS-3.11-victory-points',
    'MAAS-18.7-victory-kinds',
    'MAAS-18.7-kill-points',
    'MAAS-18.7-occupation-points',
    'MAAS-comp-scenarios',
  ],
  follows: {
    razed: () => [{ type: 'judge' }],
    tiled: () => [{ type: 'judge' }],
    eliminated: () => [{ type: 'judge' }],
  },
};

const control: R = {
  id: 'MAAS-3.9-control-marker',
  cite: '3.9',
  kind: 'core',
  structural: 'flow/impulse.ts takes control when an activation ends',
};

const format: R = {
  id: 'MAAS-15.5-special-rules',
  cite: '15.5',
  kind: 'core',
  structural: 'the scenario record that io/scenario.ts reads',
  covers: [
    'MAAS-15.1-title',
    'MAAS-15.2-map-diagram',
    'MAAS-15.3-forces',
    'MAAS-comp-scenario-s1-crossed-wires',
    'MAAS-comp-scenario-s2-the-spillway',
    'MAAS-comp-scenario-s3-glow-line',
    'MAAS-comp-scenario-s4-twin-hammers',
    'MAAS-comp-turn-track',
  ],
};

export const scenarioRules: readonly R[] = [victory, control, format];
