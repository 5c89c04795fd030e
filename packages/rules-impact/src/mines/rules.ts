import type { Rule } from '@sortie/kernel';
import type { Impact } from '../model/shape.ts';
import { stepOnMines } from './mine.ts';

/** Mines wait on their points (14.6). Without this rule markers are only markers. */
export const mineRule: Rule<Impact> = {
  id: 'MAAS-14.6-mine-trigger',
  cite: '14.6',
  kind: 'optional',
  covers: [
    'MAAS-3.12-mine-marker',
    'MAAS-14.6.1-mine-grounded',
    'MAAS-14.6.2-mine-airborne',
    'MAAS-14.6.3.1-dummy',
    'MAAS-14.6.3.2-explosive',
    'MAAS-14.6.3.2-explosive-adjacent',
    'MAAS-14.6.3.3-nuclear',
    'MAAS-12.2.3-mine-clearance',
  ],
  steps: { arrival: [{ name: 'mines', before: 'slag', run: stepOnMines }] },
};
