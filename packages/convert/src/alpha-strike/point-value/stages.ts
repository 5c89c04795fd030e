import type { RuleId } from '@sortie/kernel';
import { page, READING, type RuleHead } from '../rule.ts';
import type { Appraisal } from './appraisal.ts';

/** Sums so far, in sixty-thousandths of a point. */
export interface Sums {
  readonly offense: number;
  readonly defense: number;
  readonly subtotal: number;
}

/** Where a rule takes part in the price. `round` stages turn a sum into a sum; all others add. */
export type PriceStage =
  | 'attack'
  | 'blanket'
  | 'offense-share'
  | 'round-offense'
  | 'movement'
  | 'armor'
  | 'structure'
  | 'defense-factor'
  | 'round-resistance'
  | 'threshold'
  | 'scale'
  | 'bonus';

export type Method = 'ground' | 'aero' | 'large';

export interface StageRule extends RuleHead {
  readonly methods: readonly Method[];
  readonly stage: PriceStage;
  /** Points, or a factor in the stages `blanket`, `offense-share`, `scale` and `defense-factor`. */
  readonly of?: (card: Appraisal, sums: Sums) => number | undefined;
  readonly round?: (value: number) => number;
}

const GROUND: readonly Method[] = ['ground'];
const AERO: readonly Method[] = ['aero'];
const LARGE: readonly Method[] = ['large'];

export function stage(
  id: RuleId,
  at: number,
  methods: readonly Method[],
  name: PriceStage,
  of: (card: Appraisal, sums: Sums) => number | undefined,
  covers: readonly RuleId[] = [],
): StageRule {
  return { id, cite: page(at), methods, stage: name, of, ...(covers.length > 0 ? { covers } : {}) };
}

export function reading(
  id: RuleId,
  methods: readonly Method[],
  name: PriceStage,
  of: (card: Appraisal, sums: Sums) => number | undefined,
  replaces: readonly RuleId[] = [],
): StageRule {
  return { id, cite: READING, methods, stage: name, of, ...(replaces.length > 0 ? { replaces } : {}) };
}

export { AERO, GROUND, LARGE };
