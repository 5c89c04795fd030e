import type { Bracket } from '../questions.ts';
import { type AlphaRule, core } from '../rule.ts';
import { INCH } from '../state.ts';
import { ofAttacker } from './shot.ts';

/** Where the brackets end, in tenths of a millimetre: Short, Medium, Long, Extreme. */
export const BRACKETS = [6 * INCH, 24 * INCH, 42 * INCH, 60 * INCH] as const;
/** The bracket of a range; `undefined` beyond all of them. */
export function bracketOf(range: number): 0 | 1 | 2 | 3 | undefined {
  const at = BRACKETS.findIndex(end => range <= end);
  return at < 0 ? undefined : (at as 0 | 1 | 2 | 3);
}

/** Beyond Extreme lies the horizon, where guns reach only if players agree on it. */
export const HORIZON = 4;
export const bandOf = (range: number): Bracket => bracketOf(range) ?? HORIZON;

export const RANGE_MODIFIERS = [0, 2, 4, 6, 8] as const;

export const rangeRules: readonly AlphaRule[] = [
  core('AS-tbl-range', { structural: 'the table that every range is read from', covers: ['ASC-term-range', 'AS-measure'] }),
  core('AS-to-hit-range', {
    adds: ofAttacker(({ kind, bracket, lent }) => (kind === 'physical' ? undefined : RANGE_MODIFIERS[lent ?? bracket])),
    covers: ['ASC-tbl-aero-range-mods'],
  }),
];
