import { tell } from '@sortie/kernel';
import { type Facts, ofUnit, type Parts } from '../../facts/fact.ts';
import type { Point, UnitId } from '../../shape.ts';

export interface ClimbingFacts {
  /** It has let itself fall on somebody, and stands beside him now. */
  readonly fellOn: { readonly unit: UnitId; readonly at: Point; readonly z: number };
}

declare module '../../shape/open.ts' {
  interface ChapterEvents extends Facts<ClimbingFacts> {}
  interface ChapterDuties {
    readonly landLeap: { readonly type: 'landLeap'; readonly unit: UnitId; readonly drop: number };
  }
  interface ChapterBlows {
    readonly fall: true;
  }
}

export const climbingFacts: Parts<keyof ClimbingFacts> = {
  fellOn: ofUnit({ fold: (_unit, { at, z }) => ({ at, z }), says: tell('{unit} comes down') }),
};
