import type { Answer } from '@sortie/kernel';
import type { Unit } from '@sortie/roster';
import { BOOK } from '../rules.ts';
import { subjectOf } from '../subject.ts';
import { supportEngine } from '../weight/support.ts';

/** How far the fuel on board takes a support vehicle. */
export interface Range {
  readonly kilometres: number;
  /** Percent of the weight of its engine that it burns on a hundred of them. */
  readonly share: Answer;
}

/** The range of a support vehicle that burns something; undefined for all others. */
export function rangeOf(unit: Unit): Range | undefined {
  const subject = subjectOf(unit);
  const share = BOOK.ask('fuelShare', subject);
  const engine = supportEngine(subject);
  const { fuel } = unit.build ?? {};
  if (share.total === 0 || engine === undefined || fuel === undefined) return undefined;
  return { kilometres: Math.floor((fuel * 10_000) / (engine * share.total) + 1e-6), share };
}
