import { tell } from '@sortie/kernel';
import { type Facts, ofUnit, type Parts } from '../../facts/fact.ts';
import type { UnitId } from '../../shape.ts';

export interface OverheatingFacts {
  readonly ranHot: { readonly unit: UnitId; readonly heat: number };
}

declare module '../../shape/open.ts' {
  interface ChapterEvents extends Facts<OverheatingFacts> {}
  interface ChapterOrders {
    readonly overheat: true;
  }
}

export const overheatingFacts: Parts<keyof OverheatingFacts> = {
  ranHot: ofUnit({ fold: (_unit, { heat }) => ({ heat }), says: tell('{unit} runs hot on purpose') }),
};
