import { tell } from '@sortie/kernel';
import { type Facts, ofUnit, type Parts } from '../../facts/fact.ts';
import type { Point, UnitId } from '../../shape.ts';
import { marking } from '../../state.ts';

export interface BogFacts {
  readonly bogged: { readonly unit: UnitId; readonly until: number };
}

declare module '../../shape/open.ts' {
  interface ChapterEvents extends Facts<BogFacts> {}
  interface ChapterDuties {
    readonly crossBog: { readonly type: 'crossBog'; readonly unit: UnitId; readonly path: readonly Point[] };
  }
}

export const bogFacts: Parts<keyof BogFacts> = {
  bogged: ofUnit({ fold: (unit, { until }) => ({ marks: marking(unit, { kind: 'bogged', until }) }), says: tell('{unit} is stuck') }),
};
