import type { Answer } from '@sortie/kernel';
import type { Unit } from '@sortie/roster';
import { BOOK } from '../rules.ts';
import { subjectOf } from '../subject.ts';
import { supportEngine } from '../weight/support.ts';

/** How far the fuel on board takes a unit. */
export interface Range {
  readonly kilometres: number;
  /** What says so: percent of the weight of its engine on a hundred of them, or the kilometres of its tanks. */
  readonly share: Answer;
}

/** The range of a support vehicle or 'Mech that burns something; undefined for all others. */
export function rangeOf(unit: Unit): Range | undefined {
  const subject = subjectOf(unit);
  const tanks = BOOK.ask('tankRange', subject);
  if (tanks.total > 0) return BOOK.told({ kilometres: tanks.total, share: tanks });
  const share = BOOK.ask('fuelShare', subject);
  const engine = supportEngine(subject);
  const { fuel } = unit.build ?? {};
  if (share.total === 0 || engine === undefined || fuel === undefined) return undefined;
  return BOOK.told({ kilometres: Math.floor((fuel * 10_000) / (engine * share.total) + 1e-6), share });
}
