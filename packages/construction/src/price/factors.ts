import { MANUAL, type Rule } from '../rule.ts';

const OMNI = 1.25;

/** Names that everybody asks for cost more: a tenth, in the single precision that price lists are printed from, or a quarter. */
const REPUTATIONS: Readonly<Record<string, number>> = { good_rep_1: Math.fround(1.1), good_rep_2: 1.25 };

const HELD = 2;

/** What raises the price of a whole design, whatever it is. */
export const PRICE_FACTORS: readonly Rule[] = [
  { id: 'HOUSE-price-omni', cite: MANUAL, multiplies: { price: ({ unit }) => (unit.omni ? { value: OMNI, note: 'Omni' } : undefined) } },
  {
    id: 'HOUSE-price-handheld',
    cite: MANUAL,
    multiplies: { price: ({ unit }) => (unit.kind === 'handheld-weapon' ? { value: HELD, note: 'carried by hand' } : undefined) },
  },
  {
    id: 'HOUSE-price-reputation',
    cite: 'Campaign Operations, design quirks',
    multiplies: {
      price: ({ unit }) =>
        (unit.quirks ?? []).flatMap(quirk => {
          const value = REPUTATIONS[quirk];
          return value === undefined ? [] : [{ value, note: 'good reputation' }];
        }),
    },
  },
];
