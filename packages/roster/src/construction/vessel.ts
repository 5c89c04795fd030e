import type { Unit } from '../unit.ts';

/** The outline of a large naval vessel on the map. */
export interface Vessel {
  readonly template: 'A' | 'B' | 'C' | 'D' | 'E';
  /** Its length; there is room for one turret in each hex of it. */
  readonly hexes: number;
  /** What its size does for whoever shoots at it. */
  readonly toHit: number;
}

type Band = readonly [upToTons: number, vessel: Vessel];

/**
 * Longest and heaviest last. The lengths follow from the turrets that the errata count on each template, the limits of weight from the
 * steps of structure that other books give such vessels, and the modifiers count down from what the errata say of one of 60,000 tons.
 */
const VESSELS: readonly Band[] = [
  [500, { template: 'A', hexes: 1, toHit: -1 }],
  [6000, { template: 'B', hexes: 3, toHit: -1 }],
  [12_000, { template: 'C', hexes: 5, toHit: -2 }],
  [30_000, { template: 'D', hexes: 7, toHit: -3 }],
  [100_000, { template: 'E', hexes: 9, toHit: -4 }],
];

const AFLOAT: ReadonlySet<string> = new Set(['naval', 'submarine', 'hydrofoil']);
const SMALLER = 300;

/** The template of a large naval support vessel; undefined for everything else. */
export function vesselOf({ kind, motive, tons }: Unit): Vessel | undefined {
  if (kind !== 'support-vehicle' || !AFLOAT.has(motive) || tons <= SMALLER) return undefined;
  return VESSELS.find(([upTo]) => tons <= upTo)?.[1];
}
