import { tell } from '@sortie/kernel';
import { type Facts, ofUnit, type Parts } from '../../facts/fact.ts';
import type { Point, UnitId } from '../../shape.ts';

export interface SkidFacts {
  /** Where a slide has ended, and how far it went in all. */
  readonly skidded: { readonly unit: UnitId; readonly at: Point; readonly z: number; readonly length: number };
}

declare module '../../shape/open.ts' {
  interface ChapterEvents extends Facts<SkidFacts> {}
  interface ChapterDuties {
    readonly skid: { readonly type: 'skid'; readonly unit: UnitId; readonly from: Point; readonly first: Point };
  }
  interface ChapterOccasions {
    /** A slide that ends at somebody. */
    readonly skid: true;
  }
}

export const skidFacts: Parts<keyof SkidFacts> = {
  skidded: ofUnit({
    fold: (unit, { at, z, length }) => ({ at, z, moved: { mode: 'ground', length, from: unit.moved?.from ?? null } }),
    says: tell('{unit} skids'),
  }),
};
