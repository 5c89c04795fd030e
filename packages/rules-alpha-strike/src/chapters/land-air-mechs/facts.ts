import { tell } from '@sortie/kernel';
import type { Move } from '../../card/card.ts';
import { type Facts, ofUnit, type Parts } from '../../facts/fact.ts';
import type { Flight, UnitId } from '../../shape.ts';

export interface LamFacts {
  readonly becameFighter: { readonly unit: UnitId; readonly moves: readonly Move[]; readonly flight: Flight };
  readonly becameMech: { readonly unit: UnitId; readonly moves: readonly Move[] };
}

declare module '../../shape/open.ts' {
  interface ChapterEvents extends Facts<LamFacts> {}
}

export const lamFacts: Parts<keyof LamFacts> = {
  becameFighter: ofUnit({ fold: (_unit, { moves, flight }) => ({ moves, flight }), says: tell('{unit} is a fighter now') }),
  becameMech: ofUnit({ fold: (_unit, { moves }) => ({ moves }), says: tell("{unit} is a 'Mech again") }),
};
