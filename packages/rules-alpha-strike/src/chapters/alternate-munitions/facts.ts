import { tell } from '@sortie/kernel';
import { type Facts, ofUnit, type Parts } from '../../facts/fact.ts';
import type { ByUnit, Counted, Mark, Plain, UnitId } from '../../shape.ts';
import { marking } from '../../state.ts';

/** Pods that wait for their owner to set them off or trouble whoever carries them, and light from above. */
export interface MunitionFacts {
  /** So many charges of one launcher are on it from now on. */
  readonly seeded: { readonly unit: UnitId; readonly by: UnitId; readonly charges: number };
  /** A pod troubles it. */
  readonly podded: { readonly unit: UnitId; readonly pod: 'ecm' | 'haywire'; readonly until: number };
  /** A flare shines on it. */
  readonly litUp: { readonly unit: UnitId; readonly until: number };
}

declare module '../../shape/open.ts' {
  interface ChapterEvents extends Facts<MunitionFacts> {}
  interface ChapterDuties {
    readonly corrode: { readonly type: 'corrode'; readonly unit: UnitId };
  }
  interface ChapterMarks {
    readonly seeded: ByUnit & Counted;
    readonly haywire: Plain;
  }
}

declare module '../../shape/setup.ts' {
  interface Setup {
    /** The year that is played in, where the date matters. */
    readonly year?: number;
  }
}
declare module '../../shape/state.ts' {
  interface State {
    readonly year?: number;
  }
}

export const munitionFacts: Parts<keyof MunitionFacts> = {
  seeded: ofUnit({
    fold: ({ marks }, { by, charges }) => {
      const others = marks.filter(mark => mark.kind !== 'seeded' || mark.by !== by);
      const mark: Mark = { kind: 'seeded', until: 0, by, value: charges };
      return { marks: charges > 0 ? [...others, mark] : others };
    },
    says: ({ charges }) => (charges > 0 ? tell('{unit} carries a charge') : tell('{unit}: the charges go off')),
  }),
  podded: ofUnit({
    fold: (unit, { pod, until }) => ({ marks: marking(unit, { kind: pod === 'haywire' ? 'haywire' : 'interference', until }) }),
    says: ({ pod }) => (pod === 'haywire' ? tell('{unit}: a haywire pod upsets its aim') : tell('{unit}: an ECM pod jams it')),
  }),
  litUp: ofUnit({
    fold: (unit, { until }) => ({ marks: marking(unit, { kind: 'lit', until }) }),
    says: tell('{unit} stands in the light of a flare'),
  }),
};
