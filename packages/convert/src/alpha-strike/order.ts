import type { TypeCode } from './card.ts';
import { page, type RuleHead } from './rule.ts';

/** The eleven steps of the chapter; an overheat value is worked out for some types only. */
export interface OrderRule extends RuleHead {
  readonly overheats: (type: TypeCode) => boolean;
}

export const ORDER_RULES: readonly OrderRule[] = [
  { id: 'ASC-conv-process-order', cite: page(91), overheats: type => type === 'BM' || type === 'IM' || type === 'AF' },
];
