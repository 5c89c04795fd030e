import type { RuleId } from '@sortie/kernel';
import type { Unit } from '@sortie/roster';
import type { Breach } from '../rule.ts';
import { BOOK } from '../rules.ts';
import { subjectOf } from '../subject.ts';

/** Something about a design that a rule of construction does not allow. */
export interface Fault extends Breach {
  readonly rule: RuleId;
  readonly cite: string;
}

/** Everything that the rules of construction have against a design. */
export function inspect(unit: Unit): Fault[] {
  const subject = subjectOf(unit);
  const faults = BOOK.rules.flatMap(({ id, cite, faults }) =>
    (faults?.(subject, BOOK) ?? []).map(breach => ({ rule: id, cite, ...breach })),
  );
  return BOOK.told(faults);
}
