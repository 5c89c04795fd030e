import { page, type RuleHead } from './rule.ts';

/** The eleven steps of the chapter, and the price that follows them. */
export const ORDER_RULE: RuleHead & { readonly steps: readonly string[] } = {
  id: 'ASC-conv-process-order',
  cite: page(91),
  steps: ['type', 'size', 'movement', 'armor', 'structure', 'weapons', 'heat', 'damage', 'overheat', 'special-abilities', 'role'],
};
