import type { Rule } from '@sortie/kernel';
import type { Impact } from '../model/shape.ts';

/** Lines of sight: carried out by `sight/panels.ts` and `sight/blind.ts`, which the switches of the readings steer. */
export const sightRules: readonly Rule<Impact>[] = [
  {
    id: 'MAAS-6.1-determination',
    cite: '6.1',
    kind: 'core',
    covers: [
      'MAAS-6.1-between-two',
      'MAAS-6.2-equal-or-lower-both',
      'MAAS-6.3-higher-than-both',
      'MAAS-6.7-reciprocity',
      'MAAS-6.9-overlap',
    ],
  },
  {
    id: 'MAAS-6.4-equal-to-higher',
    cite: '6.4',
    kind: 'core',
    covers: [
      'MAAS-6.4-count-point',
      'MAAS-6.5-higher-than-one',
      'MAAS-6.5-minimum-one',
      'MAAS-6.5-rounding',
      'MAAS-6.6-lower-unit-height',
      'MAAS-6.6-rebase-note',
    ],
  },
  { id: 'MAAS-6.8-blocking-terrain', cite: '6.8', kind: 'core', covers: ['MAAS-6.8-contour-edge'] },
  {
    id: 'MAAS-6.x-examples',
    cite: '6.9',
    kind: 'core',
    covers: [
      'MAAS-6.x-example-1',
      'MAAS-6.x-example-2',
      'MAAS-6.x-example-3',
      'MAAS-6.x-example-4',
      'MAAS-6.x-example-5',
      'MAAS-6.x-example-6',
      'MAAS-6.x-example-7',
    ],
  },
];
