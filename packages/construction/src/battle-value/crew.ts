import { errata, MANUAL, type Rule } from '../rule.ts';
import { isPlatoon, isProtoMech, isSuits, type Subject } from '../subject.ts';
import { climbs } from './platoon.ts';
import { canSwarm } from './suits.ts';

/** What a crew makes of a machine: rows by gunnery, columns by piloting, both from 0 to 8. */
const SKILLS: readonly (readonly number[])[] = [
  [2.42, 2.31, 2.21, 2.1, 1.93, 1.75, 1.68, 1.59, 1.5],
  [2.21, 2.11, 2.02, 1.92, 1.76, 1.6, 1.54, 1.46, 1.38],
  [1.93, 1.85, 1.76, 1.68, 1.54, 1.4, 1.35, 1.28, 1.21],
  [1.66, 1.58, 1.51, 1.44, 1.32, 1.2, 1.16, 1.1, 1.04],
  [1.38, 1.32, 1.26, 1.2, 1.1, 1, 0.95, 0.9, 0.85],
  [1.31, 1.19, 1.13, 1.08, 0.99, 0.9, 0.86, 0.81, 0.77],
  [1.24, 1.12, 1.07, 1.02, 0.94, 0.85, 0.81, 0.77, 0.72],
  [1.17, 1.06, 1.01, 0.96, 0.88, 0.8, 0.76, 0.72, 0.68],
  [1.1, 0.99, 0.95, 0.9, 0.83, 0.75, 0.71, 0.68, 0.64],
];

const WORST = 8;

/** Those who have nothing to drive or to climb on are counted with the usual piloting skill. */
const USUAL_PILOTING = 5;

const drives = (subject: Subject): boolean => {
  if (isProtoMech(subject)) return false;
  if (isPlatoon(subject)) return climbs(subject);
  return !isSuits(subject) || canSwarm(subject);
};

const skill = (gunnery: number, piloting: number): number => SKILLS[Math.min(WORST, gunnery)]?.[Math.min(WORST, piloting)] ?? 1;

/** Shares of the value of a network that each of its members adds to its own. The errata name the boosted one without its number. */
const COMMON_SHARE = 0.05;
const BOOSTED_SHARE = 0.07;

const isBoosted = (subject: Subject): boolean => subject.has('c3sbs') || subject.has('c3mbs') || subject.has('c3em');

export const CREW_VALUE: readonly Rule[] = [
  { id: 'HOUSE-bv-fielded', cite: MANUAL, covers: ['TOE-force-size-deleted'], base: { fielded: ({ value }) => value } },
  {
    id: 'HOUSE-bv-c3',
    cite: MANUAL,
    adds: { fielded: ({ subject, network }) => (network > 0 && !isBoosted(subject) ? network * COMMON_SHARE : undefined) },
  },
  {
    id: 'TOE-bv-mixed-c3',
    cite: errata(386),
    adds: {
      fielded: ({ subject, network }) =>
        network > 0 && isBoosted(subject) ? { value: network * BOOSTED_SHARE, note: 'boosted' } : undefined,
    },
  },
  {
    id: 'HOUSE-bv-skill',
    cite: MANUAL,
    multiplies: {
      fielded: ({ subject, gunnery, piloting }) => {
        const driven = drives(subject);
        const factor = skill(gunnery, driven ? piloting : USUAL_PILOTING);
        return factor === 1 ? undefined : { value: factor, note: `gunnery ${gunnery}${driven ? `, piloting ${piloting}` : ''}` };
      },
    },
  },
];
