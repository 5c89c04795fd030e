import type { Rule } from '@sortie/kernel';
import type { Impact } from '../model/shape.ts';
import { reading } from '../rule.ts';

type R = Rule<Impact>;

/** Pieces and their tracking cards: carried out by the tracks of `units/types.ts`, the harm of `fire/` and the veil of `secrecy/`. */
export const unitRules: readonly R[] = [
  {
    id: 'MAAS-3.1-id-letters',
    cite: '3.1',
    kind: 'core',
    structural: 'the letters that setup/begin.ts gives and deals cards under',
    covers: ['MAAS-4.1-unit-id'],
  },
  {
    id: 'MAAS-4.0-tracking-card',
    cite: '4.0',
    kind: 'core',
    structural: 'the tracks of units/types.ts, veiled by secrecy/',
    covers: [
      'MAAS-4.0-hidden-status',
      'MAAS-4.2.4-movement-track',
      'MAAS-3.1.1-front-line',
      'MAAS-3.1.2-assault',
      'MAAS-3.1.6-thumper',
      'MAAS-comp-track-front-line',
      'MAAS-comp-track-assault',
      'MAAS-comp-track-command',
      'MAAS-comp-track-ranger',
      'MAAS-comp-track-dead-eye',
      'MAAS-comp-track-thumper',
      'MAAS-comp-track-sniper',
      'MAAS-comp-track-engineer',
      'MAAS-comp-track-crusader',
      'MAAS-comp-track-jack-knife',
    ],
  },
  {
    id: 'MAAS-4.2.1-damage-boxes',
    cite: '4.2.1',
    kind: 'core',
    structural: 'fire/harm.ts crosses boxes off',
    covers: ['MAAS-4.2.1-down', 'MAAS-4.2.1-eliminated', 'MAAS-7.8-down-eliminated'],
  },
  {
    id: 'MAAS-9.3.3-determine-result',
    cite: '9.3.3',
    kind: 'core',
    covers: [
      'MAAS-9.3.3-result-none',
      'MAAS-9.3.3-result-shock',
      'MAAS-9.3.3-result-eliminated',
      'MAAS-9.3.3-result-1',
      'MAAS-9.3.3-result-2',
      'MAAS-9.3.3-result-3',
      'MAAS-9.3.3-combined-results',
      'MAAS-9.3.4-apply',
      'MAAS-9.3.3-sequence',
    ],
    base: { boxes: ({ boxes }) => boxes },
  },
  reading(11, 'two-for-three', '9.3.3', { atMost: { boxes: () => 2 } }),
  { id: 'MAAS-9.3.5-overkill', cite: '9.3.5', kind: 'core', structural: 'fire/attack.ts draws again for the excess' },
  {
    id: 'MAAS-9.8-spillover-adjacent',
    cite: '9.8',
    kind: 'core',
    structural: 'a step of the attack sequence in fire/attack.ts',
    covers: ['MAAS-9.8-spillover-same-point', 'MAAS-9.8-spillover-agnostic'],
  },
];
