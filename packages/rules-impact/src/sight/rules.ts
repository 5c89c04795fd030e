import { core, type ImpactRule, reading, split } from '../rule.ts';
import { CHART } from '../terrain/chart.ts';

const determination = core('MAAS-6.1-determination', {
  covers: ['MAAS-6.2-equal-or-lower-both', 'MAAS-6.3-higher-than-both', 'MAAS-6.7-reciprocity', 'MAAS-6.9-overlap'],
  structural: 'the lines of sight/panels.ts and mapless/sight.ts, exact in whole numbers',
});

/** Along a border only what stands on both sides blocks, by the lower of the two; hills do not. */
const betweenTwo = split(
  'MAAS-6.1-determination',
  core('MAAS-6.1-between-two', { affirms: { edge: ({ standing }) => standing }, covers: ['MAAS-6.8-contour-edge'] }),
);

const equalToHigher = core('MAAS-6.4-equal-to-higher', {
  covers: ['MAAS-6.4-count-point'],
  base: { blind: ({ distance }) => distance },
});
const higherThanOne = split(
  'MAAS-6.4-equal-to-higher',
  core('MAAS-6.5-higher-than-one', { covers: ['MAAS-6.5-rounding'], adds: { blind: ({ above }) => (above > 0 ? -above : undefined) } }),
);
const minimumOne = split('MAAS-6.4-equal-to-higher', core('MAAS-6.5-minimum-one', { atLeast: { blind: () => 1 } }));
const lowerUnit = split(
  'MAAS-6.4-equal-to-higher',
  core('MAAS-6.6-lower-unit-height', {
    covers: ['MAAS-6.6-rebase-note'],
    adds: { blind: ({ level, ground }) => (level > ground ? ground - level : undefined) },
  }),
);

const blockingTerrain = core('MAAS-6.8-blocking-terrain', { affirms: { stands: ({ terrain }) => CHART[terrain].blocks } });

const examples = core('MAAS-6.x-examples', {
  covers: [
    'MAAS-6.x-example-1',
    'MAAS-6.x-example-2',
    'MAAS-6.x-example-3',
    'MAAS-6.x-example-4',
    'MAAS-6.x-example-5',
    'MAAS-6.x-example-6',
    'MAAS-6.x-example-7',
  ],
  structural: 'the rules of section 6 together',
});

/** Half for each level, rounded once at the end, halves upward. */
function halved(distance: number, times: number): number {
  const parts = 2 ** times;
  return Math.floor((2 * distance + parts) / (2 * parts));
}

const sightReadings: readonly ImpactRule[] = [
  reading(5, 'halving', '6.5', {
    waives: { blind: ({ above }) => (above > 0 ? ['MAAS-6.5-higher-than-one'] : undefined) },
    adds: { blind: ({ distance, above }) => (above > 0 ? halved(distance, above) - distance : undefined) },
  }),
  reading(6, 'from-level-zero', '6.6', {
    waives: { blind: () => ['MAAS-6.6-lower-unit-height'] },
    adds: { blind: ({ level }) => (level > 0 ? -level : undefined) },
  }),
  reading(8, 'hills-along-edges', '6.1', { affirms: { edge: () => true } }),
  reading(9, 'low-rubble', '6.8', { denies: { stands: ({ terrain }) => terrain === 'rubble' } }),
];

/** Lines of sight: what blocks them, and how much is blind behind it. */
export const sightRules: readonly ImpactRule[] = [
  determination,
  betweenTwo,
  equalToHigher,
  higherThanOne,
  minimumOne,
  lowerUnit,
  blockingTerrain,
  examples,
  ...sightReadings,
];
