import type { RuleId } from '@sortie/kernel';
import type { Location } from '@sortie/roster';
import type { Book } from './book.ts';
import type { Questions } from './questions.ts';
import type { Subject } from './subject.ts';

/** A number that a rule contributes, with a remark. */
export interface Said {
  readonly value: number;
  readonly note?: string;
}

type Says<About> = (about: About) => number | Said | readonly Said[] | undefined;

export type Contributes = { readonly [Q in keyof Questions]?: Says<Questions[Q]> };

/** Something about a design that a rule does not allow. */
export interface Breach {
  readonly problem: string;
  readonly at?: Location;
}

/** One rule of construction as a value: what it adds to numbers, and what it does not allow. */
export interface Rule {
  readonly id: RuleId;
  readonly cite: string;
  /** Further ledger lines that this one value carries out. */
  readonly covers?: readonly RuleId[];
  readonly base?: Contributes;
  readonly adds?: Contributes;
  readonly multiplies?: Contributes;
  readonly atLeast?: Contributes;
  readonly atMost?: Contributes;
  /** Rules whose contribution this one sets aside; the answer keeps both. */
  readonly waives?: { readonly [Q in keyof Questions]?: (about: Questions[Q]) => readonly RuleId[] | undefined };
  /** The book is there to ask: what a design weighs is the business of other rules. */
  readonly faults?: (subject: Subject, book: Book) => readonly Breach[];
}

export const MANUAL = 'TechManual';

/** A page that the errata of Tactical Operations correct. */
export const errata = (page: number): string => `Tactical Operations p. ${page}, errata`;
