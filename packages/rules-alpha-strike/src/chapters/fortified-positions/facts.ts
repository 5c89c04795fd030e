import { tell } from '@sortie/kernel';
import { type Facts, ofUnit, type Parts } from '../../facts/fact.ts';
import type { Plain, UnitId } from '../../shape.ts';
import { marking } from '../../state.ts';

export interface DiggingFacts {
  readonly dugIn: { readonly unit: UnitId; readonly until: number };
}

declare module '../../shape/open.ts' {
  interface ChapterEvents extends Facts<DiggingFacts> {}
  interface ChapterMarks {
    readonly digging: Plain;
  }
  interface ChapterStances {
    readonly fortify: true;
  }
}

export const diggingFacts: Parts<keyof DiggingFacts> = {
  dugIn: ofUnit({ fold: (unit, { until }) => ({ marks: marking(unit, { kind: 'digging', until }) }), says: tell('{unit} digs in') }),
};
