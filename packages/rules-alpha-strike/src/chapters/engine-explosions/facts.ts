import { tell } from '@sortie/kernel';
import { type Facts, ofUnit, type Parts } from '../../facts/fact.ts';
import type { Counted, Plain, UnitId } from '../../shape.ts';
import { marking, unmarking } from '../../state.ts';

/** Engines that go off, by order or by too much damage. */
export interface ExplosionFacts {
  readonly engineDoomed: { readonly unit: UnitId };
  /** It explodes when this turn ends. */
  readonly countdownBegan: { readonly unit: UnitId; readonly turn: number };
  /** The crew leaves; the countdown may stop with it. */
  readonly crewLeft: { readonly unit: UnitId; readonly stopped: boolean };
}

declare module '../../shape/open.ts' {
  interface ChapterEvents extends Facts<ExplosionFacts> {}
  interface ChapterMarks {
    readonly explodes: Plain;
    readonly countdown: Counted;
  }
  interface ChapterOrders {
    readonly selfDestruct: true;
  }
  interface ChapterStances {
    readonly bailOut: true;
  }
  interface ChapterTrials {
    readonly countdown: true;
  }
}

export const explosionFacts: Parts<keyof ExplosionFacts> = {
  engineDoomed: ofUnit({
    fold: unit => ({ marks: marking(unit, { kind: 'explodes', until: 0 }) }),
    says: tell('{unit}: its engine is about to explode'),
  }),
  countdownBegan: ofUnit({
    fold: (unit, { turn }) => ({ marks: marking(unit, { kind: 'countdown', until: 0, value: turn }) }),
    says: tell('{unit} counts down'),
  }),
  crewLeft: ofUnit({
    fold: (unit, { stopped }) => ({
      shutdown: true,
      marks: marking({ marks: stopped ? unmarking(unit, 'countdown') : unit.marks }, { kind: 'abandoned', until: 0 }),
    }),
    says: tell('{unit}: the crew leaves'),
  }),
};
