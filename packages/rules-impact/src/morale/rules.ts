import type { Rule } from '@sortie/kernel';
import type { Impact } from '../model/shape.ts';

type R = Rule<Impact>;

export const moraleRules: readonly R[] = [
  {
    id: 'MAAS-7.2-shock-check',
    cite: '7.2',
    kind: 'core',
    covers: ['MAAS-7.2-shock-panic', 'MAAS-7.2-shock-stunned', 'MAAS-7.2-shock-recovery', 'MAAS-3.5-shock-panic-marker'],
    base: { morale: ({ d12 }) => d12 },
    atLeast: { morale: () => 0 },
    atMost: { morale: () => 12 },
    affirms: { acts: () => true },
  },
  {
    id: 'MAAS-7.3-panic-check-armored',
    cite: '7.3',
    kind: 'core',
    structural: 'the table of morale/check.ts and the plans of morale/plans.ts',
    covers: [
      'MAAS-7.3-armored-berserk-bounce',
      'MAAS-7.3-armored-berserk-move',
      'MAAS-7.3-armored-berserk-fire',
      'MAAS-7.3-berserk-off-map',
      'MAAS-7.3-panic-target-choice',
      'MAAS-7.3-armored-paranoia',
      'MAAS-7.3-armored-fright',
      'MAAS-7.3-armored-self-destruct',
      'MAAS-7.3-armored-shock',
      'MAAS-7.3-armored-recovery',
    ],
  },
  {
    id: 'MAAS-7.3-panic-check-unarmored',
    cite: '7.3',
    kind: 'core',
    structural: 'the table of morale/check.ts and the plans of morale/plans.ts',
    covers: [
      'MAAS-7.3-unarmored-berserk',
      'MAAS-7.3-unarmored-run',
      'MAAS-7.3-unarmored-fright',
      'MAAS-7.3-unarmored-shock',
      'MAAS-7.3-unarmored-recovery',
    ],
  },
];
