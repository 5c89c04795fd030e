import { tell } from '@sortie/kernel';
import { type Facts, ofUnit, type Parts } from '../../facts/fact.ts';
import type { Plain, UnitId } from '../../shape.ts';
import { marking, unmarking } from '../../state.ts';

export interface InfantryFacts {
  readonly hitDeck: { readonly unit: UnitId };
  readonly gotUp: { readonly unit: UnitId };
}

declare module '../../shape/open.ts' {
  interface ChapterEvents extends Facts<InfantryFacts> {}
  interface ChapterDuties {
    readonly getUp: { readonly type: 'getUp'; readonly unit: UnitId };
  }
  interface ChapterMarks {
    readonly prone: Plain;
  }
  interface ChapterStances {
    readonly digIn: true;
    readonly hitDeck: true;
  }
}

export const infantryFacts: Parts<keyof InfantryFacts> = {
  hitDeck: ofUnit({ fold: unit => ({ marks: marking(unit, { kind: 'prone', until: 0 }) }), says: tell('{unit} hits the deck') }),
  gotUp: ofUnit({ fold: unit => ({ marks: unmarking(unit, 'prone') }), says: tell('{unit} gets up') }),
};
