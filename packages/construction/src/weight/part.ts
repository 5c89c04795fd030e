import type { Scales } from '../questions.ts';
import type { Said } from '../rule.ts';
import type { Subject } from '../subject.ts';

/** A part of one kind of unit, for nothing else; what weighs nothing is not told. */
export const partOf =
  (is: (subject: Subject) => boolean) =>
  (note: string, tons: (scales: Scales) => number | undefined) =>
  (scales: Scales): Said | undefined => {
    const value = is(scales.subject) ? tons(scales) : undefined;
    return value === undefined || value === 0 ? undefined : { value, note };
  };
