import type { Rule, Seat, View } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { acting, askedFor } from '../flow/asked.ts';
import { placeOf, unitAt } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import type { State, Unit } from '../model/state.ts';
import { core, reading, split } from '../rule.ts';
import { flies, isDrone, occupants } from '../units/unit.ts';
import { bounceCost, CEILING, ceilingFor, footing, isStandable, landingCost } from './costs.ts';
import { landingPoints } from './ground-touch.ts';
import { moving, stepOf } from './moving.ts';

type R = Rule<Impact>;
type V = View<Impact>;

const eligibility: R = {
  id: 'MAAS-8.2-bounce-eligibility',
  cite: '8.2',
  kind: 'core',
  covers: ['MAAS-3.2-unarmored-no-bounce', 'MAAS-8.2.9-representing-height', 'MAAS-3.14-elevation-tiles'],
  forbids: {
    bounce: (view, _, seat) => {
      const now = acting(view, seat);
      if (!now) return undefined;
      if (now.unit.place !== 'map') return 'it has to come on first';
      return mayFly(now.unit) ? undefined : 'only armored soldiers and flying drones leave the ground';
    },
    enter: (view, { at, level }, seat) => {
      const now = acting(view, seat);
      return now && level > groundOf(view.map).level(at) && !mayFly(now.unit)
        ? 'only armored soldiers and flying drones leave the ground'
        : undefined;
    },
    deploy: (view, { unit, at, level }) => {
      const one = view.units[unit];
      return one && level > groundOf(view.map).level(at) && !mayFly(one)
        ? 'only armored soldiers and flying drones leave the ground'
        : undefined;
    },
  },
};

const mayFly = (unit: Unit): boolean => unit.kind === 'armored' || flies(unit);

const minimumHeight: R = {
  id: 'MAAS-8.2.1-minimum-height',
  cite: '8.2.1',
  kind: 'core',
  covers: ['MAAS-8.2.6-descend', 'MAAS-8.2.5-touchdown'],
  forbids: {
    bounce: (view, { level }, seat) => {
      const now = moving(view, seat);
      if (!now) return undefined;
      const ground = groundOf(view.map);
      if (level <= ground.level(placeOf(now.unit))) return 'a bounce ends at least one level above the ground';
      const top = ground.top(placeOf(now.unit));
      return now.unit.aloft && now.unit.level >= top && level < top ? 'the terrain beneath is in the way' : undefined;
    },
  },
};

/** A flier keeps its level whatever the ground beneath does. */
const fixedLevel = split('MAAS-8.2.1-minimum-height', core('MAAS-8.2.5-fixed-level', { base: { altitude: ({ level }) => level } }));

const ceiling: R = {
  id: 'MAAS-8.2.2-ceiling',
  cite: '8.2.2',
  kind: 'core',
  base: { ceiling: () => CEILING },
  forbids: {
    bounce: (view, { level }, seat, book) => {
      const now = moving(view, seat);
      return now && level > ceilingFor(book, groundOf(view.map), placeOf(now.unit)) ? 'nobody rises that high' : undefined;
    },
    enter: (view, { at, level }, _, book) => (level > ceilingFor(book, groundOf(view.map), at) ? 'nobody rises that high' : undefined),
    deploy: (view, { at, level }, _, book) => (level > ceilingFor(book, groundOf(view.map), at) ? 'nobody rises that high' : undefined),
  },
};

const highAltitude: R = {
  id: 'MAAS-8.2.2-high-altitude',
  cite: '8.2.2',
  kind: 'core',
  covers: ['MAAS-8.2.1-low-altitude', 'MAAS-8.2.3-mid-air-bounce', 'MAAS-8.2.4-horizontal', 'MAAS-8.2-example-bounce'],
  forbids: {
    bounce: (view, { level, boost }, seat) => {
      const now = moving(view, seat);
      if (!now) return undefined;
      const cost = bounceCost(now.unit.level, level, now.unit.aloft, now.active.kept).total;
      return cost > now.active.mp + (boost ? 1 : 0) ? 'there are not enough movement points' : undefined;
    },
  },
};

const boost: R = {
  id: 'MAAS-8.2.10-boost',
  cite: '8.2.10',
  kind: 'core',
  // Whoever attacks without having used the additional point has it no more (reading 77).
  steps: {
    attack: [
      {
        name: 'boost',
        after: 'spillover',
        run: (play, { shot: { attacker }, wasted }) => {
          const { active } = play.state;
          if (!wasted && active?.unit === attacker && active.boosted && active.mp >= 1) play.emit({ type: 'boostLost', unit: attacker });
        },
      },
    ],
  },
  forbids: {
    bounce: (view, command, seat) => {
      const now = moving(view, seat);
      if (!now || !command.boost) return undefined;
      return now.unit.aloft || now.active.boosted || now.unit.kind !== 'armored'
        ? 'only a soldier that leaves the ground gets a boost'
        : undefined;
    },
  },
};

const sustained: R = {
  id: 'MAAS-8.2.6-sustained',
  cite: '8.2.6',
  kind: 'core',
  covers: ['MAAS-8.2.7-landing'],
  forbids: {
    bounce: (view, { level }, seat) => {
      const now = moving(view, seat);
      if (!now) return undefined;
      if (now.active.landed) return 'it has landed this turn';
      return now.unit.aloft && now.active.kept && level === now.unit.level ? 'it is at that level' : undefined;
    },
    land: (view, _, seat) => {
      const now = acting(view, seat);
      if (!now) return undefined;
      if (now.unit.place !== 'map' || !now.unit.aloft) return 'it is not in the air';
      if (now.active.bounced || !now.active.airStart) return 'it bounced this turn and stays in the air';
      return occupants(view, placeOf(now.unit), now.unit.id).length > 0 ? 'somebody is there' : undefined;
    },
  },
};

const sustainCost: R = {
  id: 'MAAS-8.2.6-sustain-cost',
  cite: '8.2.6',
  kind: 'core',
  forbids: {
    step: (view, _, seat) => unpaid(view, seat),
    exit: (view, _, seat) => unpaid(view, seat),
  },
};

const unpaid = (view: V, seat: Seat): string | undefined => {
  const now = moving(view, seat);
  return now?.unit.aloft && !now.active.kept ? 'it has to bounce again or land first' : undefined;
};

const landingPrice: R = {
  id: 'MAAS-8.2.7-landing-cost',
  cite: '8.2.7',
  kind: 'core',
  covers: ['MAAS-8.2.7-landing-woods-building'],
  forbids: {
    land: (view, { pay }, seat) => {
      const now = moving(view, seat);
      if (!now) return undefined;
      const cost = landingCost(view.map, placeOf(now.unit));
      if (pay && cost > now.active.mp) return 'there are not enough movement points to land safely';
      return !pay && cost === 0 ? 'landing here costs nothing' : undefined;
    },
  },
};

/** A landing that is not paid for in full is a crash; a d6, less what was not paid, below the damage hurts. */
const crash = split(
  'MAAS-8.2.7-landing-cost',
  core('MAAS-8.2.8-crash-landing', {
    covers: ['MAAS-8.2.7-landing-unpaid'],
    affirms: { crashes: ({ unpaid }) => unpaid > 0, hurts: ({ check, damage }) => check < damage },
  }),
);

const flightReadings: readonly R[] = [
  reading(22, 'crash-on-equal', '8.2.8', { affirms: { hurts: ({ check, damage }) => check === damage } }),
  reading(23, 'always-a-crash', '8.2.8', { affirms: { crashes: ({ forced }) => forced } }),
  reading(24, 'no-shift', '9.3.3', { forbids: { comeDown: (_, { to }) => (to === null ? undefined : 'it cannot shift there') } }),
  reading(62, 'drone-upkeep', '14.4', { denies: { hovers: ({ unit }) => isDrone(unit) } }),
];

const droneFlight: R = {
  id: 'MAAS-14.4-drone-over-terrain',
  cite: '14.4',
  kind: 'core',
  covers: ['MAAS-14.4-drone-movement'],
  affirms: { hovers: ({ unit }) => isDrone(unit) },
  forbids: {
    step: (view, { to }, seat, book) => {
      const now = stepOf(view, seat, book, to);
      if (!now || !isDrone(now.unit)) return undefined;
      if (!now.unit.aloft) return 'drones fly';
      return now.foot.aloft && now.foot.level >= groundOf(view.map).top(to) ? undefined : 'drones fly over terrain, not through it';
    },
    land: (view, _, seat) => {
      const now = moving(view, seat);
      return now && isDrone(now.unit) && rises(view, placeOf(now.unit)) ? 'drones fly over terrain, not through it' : undefined;
    },
    enter: (view, { at, level }, seat) => {
      const now = acting(view, seat);
      const low = now && isDrone(now.unit) && level < groundOf(view.map).top(at);
      return low ? 'drones fly over terrain, not through it' : undefined;
    },
  },
};

const rises = (view: State, at: number): boolean => groundOf(view.map).top(at) > groundOf(view.map).level(at);

const comeDown: R = {
  id: 'MAAS-9.3.3-result-shock-airborne',
  cite: '9.3.3',
  kind: 'core',
  covers: ['MAAS-8.2.8-mp-available'],
  forbids: {
    comeDown: (view, { pay, to }, seat, book) => {
      const asked = askedFor(view, seat, 'landing');
      if (!asked) return 'nobody of yours has to come down';
      const unit = unitAt(view, asked.unit);
      const foot = to === null ? undefined : footing(view, book, unit, to);
      if (to !== null && (!foot || !groundOf(view.map).isStep(placeOf(unit), to))) return 'it cannot shift there';
      const place = to ?? placeOf(unit);
      const taken = to !== null && (occupants(view, place, unit.id).length > 0 || !isStandable(view.map, groundOf(view.map), place));
      if (taken) return 'it cannot come down there';
      const cost = landingCost(view.map, place);
      const left = landingPoints(view, book, unit) - (foot?.cost.total ?? 0);
      if (left < (pay || to !== null ? cost : 0)) return 'there are not enough movement points';
      return !pay && (cost === 0 || to !== null) ? 'it pays for a landing it can afford' : undefined;
    },
  },
};

export const flightRules: readonly R[] = [
  eligibility,
  minimumHeight,
  fixedLevel,
  ceiling,
  highAltitude,
  boost,
  sustained,
  sustainCost,
  landingPrice,
  crash,
  droneFlight,
  comeDown,
  ...flightReadings,
];
