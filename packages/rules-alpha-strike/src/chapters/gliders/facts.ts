import { tell } from '@sortie/kernel';
import type { Move } from '../../card/card.ts';
import { type Facts, ofUnit, type Parts } from '../../facts/fact.ts';
import type { UnitId } from '../../shape.ts';

export interface GliderFacts {
  readonly wingTorn: { readonly unit: UnitId; readonly moves: readonly Move[] };
}

declare module '../../shape/open.ts' {
  interface ChapterEvents extends Facts<GliderFacts> {}
}

export const gliderFacts: Parts<keyof GliderFacts> = {
  wingTorn: ofUnit({ fold: (_unit, { moves }) => ({ moves }), says: tell('{unit}: a wing is torn') }),
};
