import { tell } from '@sortie/kernel';
import type { Move } from '../../card/card.ts';
import { type Facts, ofUnit, type Parts } from '../../facts/fact.ts';
import { moves, type Past } from '../../past/patch.ts';
import type { UnitId } from '../../shape.ts';

export interface ImplantFacts {
  readonly wingsGrown: { readonly unit: UnitId; readonly moves: readonly Move[] };
}

declare module '../../shape/open.ts' {
  interface ChapterEvents extends Facts<ImplantFacts> {}
}

export const implantFacts: Parts<keyof ImplantFacts> = {
  wingsGrown: ofUnit({ fold: (_unit, { moves: grown }) => ({ moves: grown }), says: tell('{unit} has wings') }),
};

/** What its patches of version 1 are called today. */
export const implantPast: Past = {
  'ASC-aug-wings has wings': patch => ({ type: 'wingsGrown', unit: patch.unit, moves: moves(patch) }),
};
