import type { Seat } from '@sortie/kernel';
import { countOf, hasAny } from '../card/specials.ts';
import { jammed } from '../electronics/ecm.ts';
import { type AlphaRule, core } from '../rule.ts';
import type { State, Unit } from '../shape.ts';
import { alive } from '../state.ts';

/** Scouts, and whatever a probe makes a scout of. */
export const isScout = (unit: Unit): boolean => hasAny(unit, 'RCN', 'PRB', 'LPRB', 'BH', 'WAT', 'NOVA');
/** Headquarters points; a network master brings five. */
export const headquarters = (unit: Unit): number =>
  Math.max(countOf(unit, 'MHQ'), hasAny(unit, 'C3M', 'C3BSM') ? 5 : hasAny(unit, 'C3S', 'C3I', 'C3BSS') ? 1 : 0);

/** The rating of a side: 2 for each scout, 1 for each headquarters point. */
export const rating = (state: State, seat: Seat): number =>
  ownUnits(state, seat).reduce((sum, unit) => sum + (isScout(unit) ? 2 : 0) + headquarters(unit), 0);

const ownUnits = (state: State, seat: Seat): readonly Unit[] => state.units.filter(unit => unit.seat === seat && alive(unit));

/** The bonus of the better informed side: for a headquarters of 4, for scouts and for headquarters, one to four units each. */
export function initiativeBonus(state: State, seat: Seat): number {
  const units = ownUnits(state, seat);
  const working = units.filter(unit => !unit.shutdown && !jammed(state, unit));
  const big = working.some(unit => headquarters(unit) >= 4) ? 1 : 0;
  const scouts = units.filter(isScout).length * 4 >= units.length && working.some(isScout) ? 1 : 0;
  const posts =
    units.filter(unit => headquarters(unit) > 0).length * 4 >= units.length && working.some(unit => headquarters(unit) > 0) ? 1 : 0;
  return units.length === 0 ? 0 : big + scouts + posts;
}

export const intelligenceRules: readonly AlphaRule[] = [
  core('ASC-bi-init-bonus-award', {
    adds: {
      initiative: ({ state, seat }) =>
        rating(state, seat) > rating(state, 1 - seat) ? initiativeBonus(state, seat) || undefined : undefined,
    },
    covers: ['ASC-bi-score', 'ASC-bi-timing', 'ASC-bi-init-bonus-loss', 'ASC-tbl-bi-rating', 'AS-bi', 'AS-sua-rcn', 'AS-sua-mhq'],
  }),
];
