import { tell } from '@sortie/kernel';
import { type Facts, ofUnit, type Parts } from '../../facts/fact.ts';
import type { Point, UnitId } from '../../shape.ts';
import { marking, unmarking } from '../../state.ts';

export interface BogFacts {
  /** `at` is where it is held if that is not where it wanted to go. */
  readonly bogged: { readonly unit: UnitId; readonly until: number; readonly at?: Point };
  readonly freed: { readonly unit: UnitId };
}

declare module '../../shape/open.ts' {
  interface ChapterEvents extends Facts<BogFacts> {}
  interface ChapterDuties {
    readonly crossBog: { readonly type: 'crossBog'; readonly unit: UnitId; readonly path: readonly Point[] };
  }
}

export const bogFacts: Parts<keyof BogFacts> = {
  bogged: ofUnit({
    fold: (unit, { until, at }) => ({ marks: marking(unit, { kind: 'bogged', until }), ...(at ? { at } : {}) }),
    says: tell('{unit} is stuck'),
  }),
  freed: ofUnit({ fold: unit => ({ marks: unmarking(unit, 'bogged') }), says: tell('{unit} is free again') }),
};
