import type { RuleId } from '@sortie/kernel';
import { page, READING, type RuleHead } from '../rule.ts';

/** A factor by which heat lowers damage. */
export type HeatFactor = readonly [num: number, den: number];

/** Long range when a unit runs hot: how its damage and that of its abilities is lowered, and whether it is marked for it. */
export interface LongRange {
  readonly damage: HeatFactor;
  readonly abilities: HeatFactor;
  readonly overheats: boolean;
}

export interface HotRange {
  readonly near: HeatFactor;
  readonly long: HeatFactor;
  readonly overheat: number;
  /** Long-range damage would drop by a whole step. */
  readonly drops: boolean;
}

export interface HeatedRule extends RuleHead {
  readonly longRange?: (range: HotRange) => LongRange;
}

const COOL: HeatFactor = [1, 1];

/** Heat output may exceed dissipation by less than this without loss. */
export const MARGIN = 4;

/** Dissipation over heat less the margin, once the margin is reached. */
export const heatFactor = (heat: number, capacity: number): HeatFactor => (heat - capacity >= MARGIN ? [capacity, heat - MARGIN] : COOL);

export const FORMULA: RuleId = 'ASC-conv-heat-modified-formula';

/** Attacks are rounded up to a tenth, then to a point. */
export const ROUNDED_UP: RuleId = 'ASC-conv-dmg-standard-round-up';

/** Most that an Overheat Value can be. */
export const MOST_OVERHEAT = 4;

export const HEATED_RULES: readonly HeatedRule[] = [
  {
    id: FORMULA,
    cite: page(116),
    covers: ['ASC-conv-heat-overheat-test', 'ASC-conv-heat-by-class', 'ASC-conv-weap-heat-later', 'ASC-conv-heat-rear-weapons'],
  },
  {
    id: 'ASC-conv-heat-long-exempt',
    cite: page(116),
    covers: ['ASC-conv-heat-long-output', 'ASC-conv-dmg-ovl', 'ASC-sua-assign-ovl'],
    longRange: ({ long, drops }) => ({ damage: long, abilities: long, overheats: drops }),
  },
  {
    id: 'HOUSE-as-heat-long',
    cite: READING,
    replaces: ['ASC-conv-heat-long-exempt'],
    longRange: ({ near, long, overheat, drops }) => {
      const overheats = overheat > 0 && drops;
      return { damage: overheats ? near : overheat > 0 ? COOL : long, abilities: overheats ? near : long, overheats };
    },
  },
  {
    id: 'ASC-conv-dmg-ov-value',
    cite: page(116),
    covers: ['ASC-conv-dmg-ov-who', 'ASC-conv-dmg-ov-cap', 'ASC-conv-dmg-ov-short-fallback'],
  },
  {
    id: ROUNDED_UP,
    cite: page(116),
    covers: ['ASC-conv-weap-round-up', 'ASC-conv-weap-minimal-damage', 'ASC-conv-dmg-minimal', 'ASC-conv-dmg-capital-round-up'],
  },
];
