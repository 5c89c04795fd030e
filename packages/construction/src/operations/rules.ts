import { errata, MANUAL, type Rule } from '../rule.ts';
import type { Fleet, Networked } from './operations.ts';

const QUARTER = 4;
const FULL_THRUST = 1.5;
const upToQuarters = (thrust: number): number => Math.ceil(QUARTER * thrust - 1e-9) / QUARTER;

/** How many times as far a suite looks, and what it takes off the number. */
const FARTHER = { none: 1, small: 2, large: 3 } as const;

const commands = ({ suites }: Fleet): boolean => suites.some(({ suite, satellite }) => suite !== 'none' && !satellite);

/** Hexes up to which a range is short, medium and long; beyond it is extreme. */
export const BRACKETS = { capital: [12, 24, 40], standard: [6, 12, 20] } as const;

const nearest = ({ range, friends }: Networked): number => Math.min(range, ...friends);

export const OPERATION_RULES: readonly Rule[] = [
  { id: 'TOE-naval-tug-mass', cite: errata(335), base: { towMass: ({ tug }) => tug }, adds: { towMass: ({ target }) => target } },
  {
    id: 'TOE-naval-tug-thrust',
    cite: errata(335),
    base: {
      towedThrust: ({ tug, target, safeThrust, full }) => upToQuarters(((safeThrust * tug) / (tug + target)) * (full ? FULL_THRUST : 1)),
    },
  },
  { id: 'HOUSE-operations', cite: MANUAL, base: { detection: ({ range }) => range, detectionNumber: ({ number }) => number } },
  {
    id: 'TOE-naval-commscanner-range-small',
    cite: errata(333),
    multiplies: { detection: ({ suite, system }) => (suite === 'small' && system !== 'emergence-wave' ? FARTHER.small : undefined) },
    adds: { detectionNumber: ({ suite }) => (suite === 'small' ? -1 : undefined) },
  },
  {
    id: 'TOE-naval-commscanner-range-large',
    cite: errata(333),
    multiplies: { detection: ({ suite, system }) => (suite === 'large' && system !== 'emergence-wave' ? FARTHER.large : undefined) },
    adds: { detectionNumber: ({ suite }) => (suite === 'large' ? -2 : undefined) },
  },
  { id: 'TOE-naval-commscanner-initiative', cite: errata(333), adds: { spaceInitiative: fleet => (commands(fleet) ? 1 : undefined) } },
  {
    id: 'TOE-naval-c3-range',
    cite: errata(332),
    base: { networkRange: shot => ({ value: nearest(shot), note: 'the nearest of the network' }) },
  },
  {
    id: 'TOE-docking-grapple-modifier',
    cite: errata(199),
    adds: { approach: ({ kind, grappled }) => (kind === 'small-craft' && grappled ? 2 : undefined) },
  },
  // Whether the other one can move of itself does not matter.
  { id: 'TOE-docking-target-thrust', cite: errata(199), base: { approach: () => 0 } },
  { id: 'TOE-naval-repair-capacity', cite: errata(335) },
  { id: 'TOE-mobile-hpg-satellite', cite: errata(330) },
];
