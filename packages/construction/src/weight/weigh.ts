import type { Answer } from '@sortie/kernel';
import type { Unit } from '@sortie/roster';
import { BOOK } from '../rules.ts';
import { subjectOf } from '../subject.ts';
import { unweighed } from './common.ts';
import { scalesFor } from './scales.ts';

export interface WeighOptions {
  /** Weights to the kilogram instead of half tons. */
  readonly fractional?: boolean;
}

/** What a design weighs, part by part. */
export interface Weight extends Answer {
  /** Things whose weight is not known here; without them the total says little. */
  readonly unknown: readonly string[];
}

/** Tons of a design by part, each with the rule that says so. Suits are weighed one by one. */
export function weigh(unit: Unit, { fractional }: WeighOptions = {}): Weight {
  const subject = subjectOf(unit);
  const answer = BOOK.ask('mass', scalesFor(subject, fractional));
  return BOOK.told({ ...answer, unknown: unweighed(subject).map(({ item }) => item.name) });
}
