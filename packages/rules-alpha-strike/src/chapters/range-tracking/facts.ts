import { tell } from '@sortie/kernel';
import { type Facts, ofUnit, type Parts } from '../../facts/fact.ts';
import type { Counted, UnitId } from '../../shape.ts';
import { marking } from '../../state.ts';

/** Ranges that targeting gear can be tuned for. */
export const FAR = 1;
export const NEAR = 2;

export interface TrackingFacts {
  readonly retargeted: { readonly unit: UnitId; readonly range: number };
}

declare module '../../shape/open.ts' {
  interface ChapterEvents extends Facts<TrackingFacts> {}
  interface ChapterMarks {
    readonly targeting: Counted;
  }
  interface ChapterOrders {
    readonly retarget: true;
  }
}

export const trackingFacts: Parts<keyof TrackingFacts> = {
  retargeted: ofUnit({
    fold: (unit, { range }) => ({ marks: marking(unit, { kind: 'targeting', until: 0, value: range }) }),
    says: tell('{unit} tunes its targeting'),
  }),
};
