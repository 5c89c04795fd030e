import type { CraftType } from '../card/card.ts';
import type { RadarRule } from '../rule.ts';
import type { State, Unit } from '../shape.ts';

/** What a craft of each type that is destroyed or taken is worth by the Basic Kill Scoring Table. */
const BASIC: { readonly [T in CraftType]: number } = { AF: 5, SC: 5, SV: 2, DS: 10, DA: 10, JS: 25, SS: 25, WS: 500 };

const isBeaten = ({ fate }: Unit): boolean => fate === 'destroyed' || fate === 'captured';
const beatenFoes = (state: State, seat: number): readonly Unit[] => state.units.filter(unit => unit.seat !== seat && isBeaten(unit));

/** Kills score by the table, and whoever gets away gives nothing; that stands in the place of the points of the house. */
export const killScoringRules: readonly RadarRule[] = [
  {
    id: 'ASC-score-kill-basic',
    cite: 'ASC p. 159',
    kind: 'optional',
    base: { points: ({ state, seat }) => beatenFoes(state, seat).reduce((sum, { card }) => sum + BASIC[card.type], 0) },
    replaces: ['ASC-house-radar-points'],
    covers: ['ASC-tbl-basic-kill-vp'],
  },
];
