import type { Seat } from '@sortie/kernel';
import { countOf, hasAny } from '../card/specials.ts';
import { jammed } from '../electronics/ecm.ts';
import { type AlphaRule, core } from '../rule.ts';
import type { State, Unit } from '../shape.ts';
import { alive, marked } from '../state.ts';
import { isDrone } from '../unit-types/drone.ts';

/** Scouts, and whatever a probe makes a scout of. */
export const isScout = (unit: Unit): boolean => hasAny(unit, 'RCN', 'PRB', 'LPRB', 'BH', 'WAT', 'NOVA');
/** Headquarters points; a network master brings five. */
export const headquarters = (unit: Unit): number =>
  Math.max(isDrone(unit) ? 0 : countOf(unit, 'MHQ'), hasAny(unit, 'C3M', 'C3BSM') ? 5 : hasAny(unit, 'C3S', 'C3I', 'C3BSS') ? 1 : 0);

/** The rating of a side: 2 for each scout, 1 for each headquarters point. */
export const rating = (state: State, seat: Seat): number =>
  ownUnits(state, seat).reduce((sum, unit) => sum + (isScout(unit) ? 2 : 0) + headquarters(unit), 0);

const ownUnits = (state: State, seat: Seat): readonly Unit[] => state.units.filter(unit => unit.seat === seat && alive(unit));

/**
 * The units that a side's bonuses were placed on before the game: one for a headquarters of 4 or more, one for a scout to four units and
 * one for a post to four units. The best headquarters has the first and the next best the last, so that one screen does not cost both.
 */
export function bonusHolders(state: State, seat: Seat): readonly Unit[] {
  const force = state.units.filter(unit => unit.seat === seat && !marked(unit, 'sensor'));
  const posts = force.filter(unit => headquarters(unit) > 0).sort((a, b) => headquarters(b) - headquarters(a) || a.id - b.id);
  const scouts = force.filter(isScout);
  const holders: (Unit | undefined)[] = [
    posts[0] && headquarters(posts[0]) >= 4 ? posts[0] : undefined,
    scouts.length * 4 >= force.length ? scouts[0] : undefined,
    posts.length * 4 >= force.length ? (posts[1] ?? posts[0]) : undefined,
  ];
  return holders.filter(unit => unit !== undefined);
}

/** What is left of them: nothing from units that are lost, asleep or inside a screen. */
export const initiativeBonus = (state: State, seat: Seat): number =>
  bonusHolders(state, seat).filter(unit => alive(unit) && !unit.shutdown && !jammed(state, unit)).length;

export const intelligenceRules: readonly AlphaRule[] = [
  core('ASC-bi-init-bonus-award', {
    adds: {
      initiative: ({ state, seat }) =>
        rating(state, seat) > rating(state, 1 - seat) ? initiativeBonus(state, seat) || undefined : undefined,
    },
    covers: ['ASC-bi-score', 'ASC-bi-timing', 'ASC-bi-init-bonus-loss', 'ASC-tbl-bi-rating', 'AS-bi', 'AS-sua-rcn', 'AS-sua-mhq'],
  }),
];
