import { tell } from '@sortie/kernel';
import { type Facts, ofUnit, type Parts } from '../../facts/fact.ts';
import type { UnitId } from '../../shape.ts';
import { marking, unmarking } from '../../state.ts';

export interface CrouchFacts {
  readonly wentHullDown: { readonly unit: UnitId };
  readonly stoodUp: { readonly unit: UnitId };
}

declare module '../../shape/open.ts' {
  interface ChapterEvents extends Facts<CrouchFacts> {}
  interface ChapterStances {
    readonly hullDown: true;
    readonly rise: true;
  }
}

export const crouchFacts: Parts<keyof CrouchFacts> = {
  wentHullDown: ofUnit({ fold: unit => ({ marks: marking(unit, { kind: 'hullDown', until: 0 }) }), says: tell('{unit} goes hull down') }),
  stoodUp: ofUnit({ fold: unit => ({ marks: unmarking(unit, 'hullDown') }), says: tell('{unit} stands up') }),
};
