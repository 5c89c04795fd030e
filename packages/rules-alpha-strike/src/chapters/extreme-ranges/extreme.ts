import { tell } from '@sortie/kernel';
import { type AlphaRule, option } from '../../rule.ts';
import { INCH } from '../../state.ts';

/** Weak: what ground units without a printed value lose beyond Long. */
export const EXTREME_LOSS = 1;
export const HORIZON_LOSS = 2;

const farther: AlphaRule = option('AS-range-extreme-ground', {
  base: { beyond: ({ bracket }) => (bracket === 4 ? HORIZON_LOSS : EXTREME_LOSS) },
});

/** So near, in tenths of a millimetre, nobody needs to take aim. */
const POINT_BLANK = 2 * INCH;

const pointBlank: AlphaRule = option('AS-house-point-blank', {
  term: tell('point-blank'),
  adds: { toHit: ({ kind, range }) => (kind === 'weapon' && range <= POINT_BLANK ? -1 : undefined) },
});

export const extremeRules: readonly AlphaRule[] = [farther, pointBlank];
