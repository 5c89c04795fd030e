import type { Rule } from '@sortie/kernel';
import type { Impact } from '../model/shape.ts';

type R = Rule<Impact>;

/** The board and what is printed on it: carried out by the geometry of `board/` and the chart of `terrain/`. */
export const boardRules: readonly R[] = [
  {
    id: 'MAAS-2.0-geomorphic-panels',
    cite: '2.0',
    kind: 'core',
    structural: 'the panels that board/join.ts lays edge to edge',
    covers: [
      'MAAS-2.1-shared-edges',
      'MAAS-2.1-grid-id',
      'MAAS-comp-map-panels',
      'MAAS-comp-panel-geometry',
      'MAAS-comp-panel-edges',
      'MAAS-comp-panel-a',
      'MAAS-comp-panel-b',
    ],
  },
  {
    id: 'MAAS-2.2-meta-hex',
    cite: '2.2',
    kind: 'core',
    structural: 'the meta-hexes that lines of sight cross in sight/panels.ts',
    covers: ['MAAS-2.2-meta-hex-intersection'],
  },
  {
    id: 'MAAS-2.3-colour-coding',
    cite: '2.3',
    kind: 'core',
    structural: 'the chart of terrain/chart.ts and the signs of a panel',
    covers: ['MAAS-2.3.1-clear', 'MAAS-2.3.7-contours', 'MAAS-2.3.7-contour-fill', 'MAAS-2.3.8-rubble-height', 'MAAS-3.13-terrain-tiles'],
  },
  {
    id: 'MAAS-2.4-levels',
    cite: '2.4',
    kind: 'core',
    structural: 'the levels of a panel and the heights that board/join.ts adds',
    covers: ['MAAS-2.4-woods-height', 'MAAS-2.4-building-height', 'MAAS-2.4-cumulative-height'],
  },
  { id: 'MAAS-2.5-compass', cite: '2.5', kind: 'core', structural: 'the six headings of the lattice' },
];
