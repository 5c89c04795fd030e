import type { Seat } from '@sortie/kernel';
import { isAircraft, isDropShip } from '../../aerospace/aircraft.ts';
import { isDrone } from '../../card/drone.ts';
import { countOf, hasAny } from '../../card/specials.ts';
import { isFreight } from '../../card/things.ts';
import { jammed } from '../../electronics/ecm.ts';
import { isScout } from '../../electronics/scouts.ts';
import { type AlphaRule, core } from '../../rule.ts';
import type { State, Unit } from '../../shape.ts';
import { alive, marked } from '../../state.ts';

/** Headquarters points; a network master brings five. */
export const headquarters = (unit: Unit): number =>
  Math.max(isDrone(unit) ? 0 : countOf(unit, 'MHQ'), hasAny(unit, 'C3M', 'C3BSM') ? 5 : hasAny(unit, 'C3S', 'C3I', 'C3BSS') ? 1 : 0);

const BIG = 2;
const SCOUT = 2;
const FLYER = 1;

/** Where it need not be: ships and scouts count wherever they are on the planet, aircraft a little even without eyes of their own. */
const eyes = (unit: Unit): number => (isDropShip(unit) ? BIG : isScout(unit) ? SCOUT : isAircraft(unit) ? FLYER : 0);
/** Headquarters count on the battlefield alone: neither behind its edge nor in the air around it. */
const posts = (unit: Unit): number => (unit.fate === 'offTable' || unit.fate === 'aloft' ? 0 : headquarters(unit));

/** The rating of a side: what its ships, scouts, aircraft and headquarters are worth, as far as they work. */
export const rating = (state: State, seat: Seat): number =>
  state.units
    .filter(unit => unit.seat === seat && alive(unit) && !unit.shutdown && !marked(unit, 'abandoned'))
    .reduce((sum, unit) => sum + eyes(unit) + posts(unit), 0);

/**
 * The units that a side's bonuses were placed on before the game: one for a headquarters of 4 or more, one for a scout to four units and
 * one for a post to four units. The best headquarters has the first and the next best the last, so that one screen does not cost both.
 */
export function bonusHolders(state: State, seat: Seat): readonly Unit[] {
  const force = state.units.filter(unit => unit.seat === seat && !marked(unit, 'sensor') && !isFreight(unit));
  const posts = force.filter(unit => headquarters(unit) > 0).sort((a, b) => headquarters(b) - headquarters(a) || a.id - b.id);
  const scouts = force.filter(isScout);
  const holders: (Unit | undefined)[] = [
    posts[0] && headquarters(posts[0]) >= 4 ? posts[0] : undefined,
    scouts.length * 4 >= force.length ? scouts[0] : undefined,
    posts.length * 4 >= force.length ? (posts[1] ?? posts[0]) : undefined,
  ];
  return holders.filter(unit => unit !== undefined);
}

/** What is left of them: nothing from units that are lost or inside a screen; one that sleeps keeps its own. */
export const initiativeBonus = (state: State, seat: Seat): number =>
  bonusHolders(state, seat).filter(unit => alive(unit) && !jammed(state, unit)).length;

export const intelligenceRules: readonly AlphaRule[] = [
  core('ASC-bi-init-bonus-award', {
    adds: {
      initiative: ({ state, seat }) =>
        rating(state, seat) > rating(state, 1 - seat) ? initiativeBonus(state, seat) || undefined : undefined,
    },
    replaces: ['AS-init-mods'],
    covers: ['ASC-bi-score', 'ASC-bi-timing', 'ASC-bi-init-bonus-loss', 'ASC-tbl-bi-rating', 'AS-bi', 'AS-sua-rcn', 'AS-sua-mhq'],
  }),
];
