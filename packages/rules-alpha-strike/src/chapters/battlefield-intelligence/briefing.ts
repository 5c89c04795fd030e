import { table as geometry } from '@sortie/geometry';
import type { Handler, Seat } from '@sortie/kernel';
import { artilleryOf } from '../../card/specials.ts';
import { isFreight } from '../../card/things.ts';
import { isScout } from '../../electronics/scouts.ts';
import { isInside } from '../../movement/move.ts';
import type { Questions } from '../../questions.ts';
import { type AlphaRule, core, option, type Seen } from '../../rule.ts';
import { inZone } from '../../sequence/setup.ts';
import type { AlphaStrike, Command, State, Unit } from '../../shape.ts';
import { baseOf, foesOf, INCH, otherSeat, radiusOf } from '../../state.ts';
import { rating } from './intelligence.ts';

/** Both sides say how much they know; what it is made of stays their own. */
export const brief: Handler<AlphaStrike, 'brief'> = play => {
  const ratings = [0, 1].map(seat => rating(play.state, seat));
  if (ratings.some((now, seat) => now !== (play.state.ratings?.[seat] ?? 0))) play.emit({ type: 'briefed', ratings });
};

/** How much better informed a side is than the other, by what has been told. */
const lead = ({ ratings = [] }: State, seat: Seat): number => (ratings[seat] ?? 0) - (ratings[otherSeat(seat)] ?? 0);

const forceOf = ({ units }: State, seat: Seat): readonly Unit[] => units.filter(unit => unit.seat === seat && !isFreight(unit));

/** How many units a side may hide: all of them divided by its scouts, at most half. A side without scouts hides none. */
export function mayHideCount(state: State, seat: Seat): number {
  const force = forceOf(state, seat);
  const scouts = force.filter(isScout).length;
  return scouts === 0 ? 0 : Math.min(Math.floor(force.length / scouts + 0.5), Math.floor(force.length / 2));
}

const hiddenBy = (state: State, seat: Seat): number => forceOf(state, seat).filter(({ hidden, mayHide }) => hidden && !mayHide).length;

const knowledge: AlphaRule = option('ASC-bi-area-knowledge-count', {
  needs: ['AS-hidden'],
  affirms: {
    hides: ({ state, unit }) =>
      !unit.mayHide && !isFreight(unit) && lead(state, unit.seat) > 0 && hiddenBy(state, unit.seat) < mayHideCount(state, unit.seat),
  },
});

/** Nearest that an attacker hides to an enemy, in inches. */
export const APART = 12;

const placement: AlphaRule = core('ASC-bi-area-knowledge-placement', {
  forbids: {
    deploy: (view, { unit: id, at, hidden }, seat, book) => {
      const unit = view.units[id];
      if (!hidden || !unit || unit.mayHide) return undefined;
      if (view.attacker !== seat) return inZone(book, view, otherSeat(seat), at) ? 'that is the zone of the other side' : undefined;
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

const isPlotted = ({ state, unit, at, against }: Questions['artillery']): boolean =>
  !against && unit.fate !== 'aloft' && (state.plotted?.[unit.seat]?.some(point => geometry.distanceOf(point, at) === 0) ?? false);

/** Where the other side sets up, and the middle. */
function* points({ table: { width, height }, zone }: Seen, seat: Seat): Generator<Command> {
  for (const y of [height / 2, seat === 0 ? zone * INCH : height - zone * INCH])
    for (const x of [width / 4, width / 2, (width * 3) / 4]) yield { type: 'plot', at: { x: Math.round(x), y: Math.round(y) } };
}

const plotting: AlphaRule = core('ASC-bi-preplotted-artillery', {
  permits: { command: ['plot'] },
  offers: { asides: ({ view, seat }) => (view.phase === 'setup' ? points(view, seat) : []) },
  forbids: {
    plot: (view, { at }, seat) => {
      if (view.phase !== 'setup' || view.active !== seat) return 'points are plotted while your side sets up';
      if (!isInside(view.table, at)) return 'that is off the table';
      return (view.plotted?.[seat]?.length ?? 0) < mayPlotCount(view, seat) ? undefined : 'it has no more points to plot';
    },
  },
  // A point that was ranged before the game is hit for certain.
  adds: { artillery: about => (isPlotted(about) ? -about.unit.skill : undefined) },
  waives: { artillery: about => (isPlotted(about) ? ['AS-art-tohit'] : undefined) },
});

export const plot: Handler<AlphaStrike, 'plot'> = (play, { at }) => {
  const seat = play.state.active;
  play.emit({ type: 'plotted', seat, points: [...(play.state.plotted?.[seat] ?? []), at] });
};

export const briefingRules: readonly AlphaRule[] = [
  core('ASC-bi-disclosure', {
    follows: {
      phaseBegan: (_state, { phase }) => (phase === 'setup' || phase === 'initiative' ? [{ type: 'brief' }] : undefined),
    },
    // What has come to light may make a side better informed than it was.
    steps: { equipping: [{ name: 'briefing', before: 'end', run: play => brief(play, { type: 'brief' }) }] },
  }),
  knowledge,
  placement,
  plotting,
];
