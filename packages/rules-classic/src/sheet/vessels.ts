import { sure } from '@sortie/kernel';
import type { Location } from './sheet.ts';

/** Tons up to which a vessel is so many hexes long. The tables of construction are not at hand: one place for all of it (TOE-reading-133). */
const LENGTHS: readonly (readonly [tons: number, hexes: number])[] = [
  [6_000, 1],
  [12_000, 3],
  [30_000, 5],
  [60_000, 7],
  [Number.POSITIVE_INFINITY, 9],
];

/** Hexes from bow to stern of a large naval vessel. */
export const vesselLength = (tons: number): number =>
  sure(
    LENGTHS.find(([most]) => tons <= most),
    'one of the lengths',
  )[1];

/** Turrets are numbered from the bow to the stern, one on each hex of the length; the one in the middle is on the Pivot Point. */
export const TURRETS: readonly Location[] = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8', 'T9'];
