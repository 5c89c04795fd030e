import type { Rule, Seat, View } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { acting } from '../flow/asked.ts';
import { forceAt, placeOf } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import type { State, Unit } from '../model/state.ts';
import { isDown, isSoldier, moveOf, occupants } from '../units/unit.ts';
import { entryCost, footing, isStandable } from './costs.ts';
import { flightRules } from './flight-rules.ts';
import { moving, stepOf } from './moving.ts';

type R = Rule<Impact>;
type V = View<Impact>;

const mapPoints: R = {
  id: 'MAAS-2.1-map-points',
  cite: '2.1',
  kind: 'core',
  covers: ['MAAS-2.1-half-dots-in-play', 'MAAS-2.6-scale'],
  forbids: {
    step: (view, { to }, seat, book) => {
      const now = moving(view, seat);
      if (!now) return acting(view, seat) ? 'it has to come on first' : undefined;
      if (!groundOf(view.map).isStep(placeOf(now.unit), to)) return 'a step leads to a neighbouring point';
      return footing(view, book, now.unit, to) ? undefined : 'there is something in the way at that level';
    },
  },
};

const mayNotMove = (view: V, seat: Seat): string | undefined =>
  acting(view, seat)?.active.stopped ? 'it may not move any more this turn' : undefined;

const allotment: R = {
  id: 'MAAS-8.0-mp-allotment',
  cite: '8.0',
  kind: 'core',
  covers: ['MAAS-9.4-paint-no-move'],
  base: { movement: ({ unit }) => moveOf(unit) },
  forbids: {
    step: (view, _, seat) => mayNotMove(view, seat),
    bounce: (view, _, seat) => mayNotMove(view, seat),
    land: (view, _, seat) => mayNotMove(view, seat),
    exit: (view, _, seat) => mayNotMove(view, seat),
    enter: (view, _, seat) => mayNotMove(view, seat),
  },
};

const enterCost: R = {
  id: 'MAAS-8.1-enter-cost',
  cite: '8.1',
  kind: 'core',
  covers: [
    'MAAS-8.1-minimum-move',
    'MAAS-comp-terrain-effects-chart',
    'MAAS-comp-tec-clear',
    'MAAS-comp-tec-contour-up',
    'MAAS-2.3.8-rubble-cost',
  ],
  forbids: {
    step: (view, { to }, seat, book) => {
      const now = stepOf(view, seat, book, to);
      if (!now || now.foot.cost.total <= now.active.mp) return undefined;
      // One point is always within reach, as the whole of a move.
      const whole = !now.active.moved && now.active.mp === now.active.full && now.active.mp > 0;
      return whole ? undefined : 'there are not enough movement points';
    },
  },
};

const water: R = {
  id: 'MAAS-2.3.6-water',
  cite: '2.3.6',
  kind: 'core',
  covers: ['MAAS-2.3.6-bridge', 'MAAS-comp-tec-bridge'],
  forbids: {
    step: (view, { to }, seat, book) => {
      const now = stepOf(view, seat, book, to);
      return now && !now.foot.aloft && !isStandable(view.map, groundOf(view.map), to) ? 'the water is too deep' : undefined;
    },
    land: (view, _, seat) => {
      const now = moving(view, seat);
      return now && !isStandable(view.map, groundOf(view.map), placeOf(now.unit)) ? 'the water is too deep' : undefined;
    },
  },
};

const passThrough: R = {
  id: 'MAAS-8.3-pass-through',
  cite: '8.3',
  kind: 'core',
  covers: ['MAAS-8.3-stacking', 'MAAS-8.3-forced-stop', 'MAAS-8.3-coup-de-gras'],
  forbids: {
    step: (view, { to }, seat, book) => {
      const now = stepOf(view, seat, book, to);
      return now ? blockedBy(view, now.unit, to, now.active.mp - now.foot.cost.total, now.foot.aloft) : undefined;
    },
    enter: (view, { at, level }, seat) => {
      const now = acting(view, seat);
      return now ? blockedBy(view, now.unit, at, now.active.mp - 1, level > groundOf(view.map).level(at)) : undefined;
    },
  },
};

/** Somebody is there: fine if one can go on, or if it is an enemy who is down. */
function blockedBy(view: State, unit: Unit, to: number, left: number, aloft: boolean): string | undefined {
  const others = occupants(view, to, unit.id);
  if (others.length === 0) return undefined;
  if (!aloft && isSoldier(unit) && others.every(other => isDown(other) && other.seat !== unit.seat)) return undefined;
  return left >=
    Math.min(
      ...groundOf(view.map)
        .neighbours(to)
        .map(next => (aloft ? 1 : entryCost(view.map, next))),
    )
    ? undefined
    : 'somebody is there and it could not move on';
}

const enterExit: R = {
  id: 'MAAS-8.4-enter-exit',
  cite: '8.4',
  kind: 'core',
  covers: ['MAAS-15.x-setup-altitude'],
  forbids: {
    enter: (view, { at, level }, seat) => {
      const now = acting(view, seat);
      if (!now) return undefined;
      if (now.unit.place !== 'reserve') return 'it is on the map';
      if (now.active.mp < 1) return 'there are not enough movement points';
      const ground = groundOf(view.map);
      const edges = forceAt(view, seat).enters?.edges ?? [];
      if (!ground.has(at) || !ground.edges(at).some(edge => edges.includes(edge))) return 'it comes on by another edge';
      if (level < ground.level(at)) return 'that is under the ground';
      return level === ground.level(at) && !isStandable(view.map, ground, at) ? 'the water is too deep' : undefined;
    },
    exit: (view, { edge }, seat) => {
      const now = acting(view, seat);
      if (!now) return undefined;
      if (now.unit.place !== 'map') return 'it is not on the map';
      if (!groundOf(view.map).edges(placeOf(now.unit)).includes(edge)) return 'it is not at that edge';
      return now.active.mp < 1 ? 'there are not enough movement points' : undefined;
    },
  },
};

export const movementRules: readonly R[] = [mapPoints, allotment, enterCost, water, passThrough, enterExit, ...flightRules];
