import { table as geometry } from '@sortie/geometry';
import type { Handler, Seat } from '@sortie/kernel';
import { artilleryOf } from '../card/specials.ts';
import { type AlphaRule, core, option } from '../rule.ts';
import type { AlphaStrike, State, Unit } from '../shape.ts';
import { baseOf, foesOf, INCH, otherSeat, radiusOf } from '../state.ts';
import { isFreight } from '../transport/cargo-size.ts';
import { isScout, rating } from './intelligence.ts';
import { inZone } from './setup.ts';

/** Both sides say how much they know; what it is made of stays their own. */
export const brief: Handler<AlphaStrike, 'brief'> = play => {
  const ratings = [0, 1].map(seat => rating(play.state, seat));
  if (ratings.some((now, seat) => now !== play.state.ratings[seat])) play.emit({ type: 'briefed', ratings });
};

/** How much better informed a side is than the other, by what has been told. */
const lead = ({ ratings }: State, seat: Seat): number => (ratings[seat] ?? 0) - (ratings[otherSeat(seat)] ?? 0);

const forceOf = ({ units }: State, seat: Seat): readonly Unit[] => units.filter(unit => unit.seat === seat && !isFreight(unit));

/** How many units a side may hide: all of them divided by its scouts, at most half. A side without scouts hides none. */
export function mayHideCount(state: State, seat: Seat): number {
  const force = forceOf(state, seat);
  const scouts = force.filter(isScout).length;
  return scouts === 0 ? 0 : Math.min(Math.floor(force.length / scouts + 0.5), Math.floor(force.length / 2));
}

const hiddenBy = (state: State, seat: Seat): number => forceOf(state, seat).filter(({ hidden, mayHide }) => hidden && !mayHide).length;

const knowledge: AlphaRule = option('ASC-bi-area-knowledge-count', {
  adds: {
    hiding: ({ state, unit }) =>
      !unit.mayHide && !isFreight(unit) && lead(state, unit.seat) > 0 && hiddenBy(state, unit.seat) < mayHideCount(state, unit.seat)
        ? 1
        : undefined,
  },
});

/** Nearest that an attacker hides to an enemy, in inches. */
export const APART = 12;

const placement: AlphaRule = core('ASC-bi-area-knowledge-placement', {
  forbids: {
    deploy: (view, { unit: id, at, hidden }, seat) => {
      const unit = view.units[id];
      if (!hidden || !unit || unit.mayHide) return undefined;
      if (view.attacker !== seat) return inZone(view, otherSeat(seat), at) ? 'that is the zone of the other side' : undefined;
      const half = seat === 0 ? at.y >= view.table.height / 2 : at.y <= view.table.height / 2;
      if (!half) return 'an attacker hides no farther than half way across the table';
      const base = { at, radius: radiusOf(unit) };
      return foesOf(view, seat).some(foe => geometry.gap(base, baseOf(foe)) < APART * INCH) ? 'an enemy is too near' : undefined;
    },
  },
});

/** Points that may be plotted: the lead, but no more than units with artillery. */
export const mayPlotCount = (state: State, seat: Seat): number =>
  Math.max(0, Math.min(lead(state, seat), forceOf(state, seat).filter(({ card }) => artilleryOf(card).length > 0).length));

const plotting: AlphaRule = core('ASC-bi-preplotted-artillery', {
  forbids: {
    plot: (view, _command, seat) =>
      (view.plotted[seat]?.length ?? 0) < mayPlotCount(view, seat) ? undefined : 'it has no more points to plot',
  },
});

export const plot: Handler<AlphaStrike, 'plot'> = (play, { at }) => {
  const seat = play.state.active;
  play.emit({ type: 'plotted', seat, points: [...(play.state.plotted[seat] ?? []), at] });
};

export const briefingRules: readonly AlphaRule[] = [
  core('ASC-bi-disclosure', {
    follows: {
      phaseBegan: (_state, { phase }) => (phase === 'setup' || phase === 'initiative' ? [{ type: 'brief' }] : undefined),
    },
  }),
  knowledge,
  placement,
  plotting,
];
