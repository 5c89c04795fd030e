import type { Rule } from '@sortie/kernel';
import type { Impact } from '../model/shape.ts';

/** Building forces and scenarios of one's own: carried out by `design/`. */
export const designRules: readonly Rule<Impact>[] = [
  {
    id: 'MAAS-18.3-build-limits',
    cite: '18.3',
    kind: 'core',
    covers: [
      'MAAS-18.1-meeting',
      'MAAS-18.2-holding',
      'MAAS-18.3-one-commander',
      'MAAS-18.5-standard-size',
      'MAAS-18.5-large-size',
      'MAAS-18.6-custom-rules',
      'MAAS-18.7-playtest',
      'MAAS-4.6.2-drone-limits',
    ],
  },
  {
    id: 'MAAS-18.4-build-points',
    cite: '18.4',
    kind: 'core',
    covers: [
      'MAAS-18.4-cost-front-line',
      'MAAS-18.4-cost-assault',
      'MAAS-18.4-cost-ranger',
      'MAAS-18.4-cost-thumper',
      'MAAS-18.4-cost-dead-eye',
      'MAAS-18.4-cost-commander',
      'MAAS-18.4-cost-crusader',
      'MAAS-18.4-cost-engineer',
      'MAAS-18.4-cost-sniper',
      'MAAS-18.4-cost-jack-knife',
      'MAAS-18.4-cost-attack-drone',
      'MAAS-18.4-cost-bomb-drone',
      'MAAS-18.4-cost-ecm-drone',
      'MAAS-18.4-cost-recon-drone',
      'MAAS-18.4-cost-sentry-drone',
      'MAAS-18.4-cost-police',
      'MAAS-18.4-cost-militia',
    ],
  },
  {
    id: 'MAAS-16.1-miniature-scale',
    cite: '16.1',
    kind: 'core',
    covers: [
      'MAAS-16.2.1-base',
      'MAAS-16.2.2-flight-stand',
      'MAAS-16.2.3-stand-usage',
      'MAAS-16.2.4-die-level',
      'MAAS-16.2.5-unarmored-mini',
      'MAAS-16.2.6-drone-mini',
    ],
  },
  {
    id: 'MAAS-17.1-inches',
    cite: '17.1',
    kind: 'core',
    covers: [
      'MAAS-17.2-measuring',
      'MAAS-17.3-base-edge',
      'MAAS-17.4-terrain',
      'MAAS-17.5-no-meta-hex',
      'MAAS-17.6-mines',
      'MAAS-17.7-scenarios',
    ],
  },
];
