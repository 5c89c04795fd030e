import type { Rule, Seat, View } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { type Acting, acting, askedFor, isFresh } from '../flow/asked.ts';
import { unitAt } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import type { State, Unit } from '../model/state.ts';
import { mayReact } from '../reaction/window.ts';
import { reading } from '../rule.ts';
import { isSpotted, sees } from '../sight/sees.ts';
import { attackOf, inOrder, is, isDrone, isPlaced } from '../units/unit.ts';

type R = Rule<Impact>;
type V = View<Impact>;

/** The soldier that fires and the enemy it fires at. */
export const pair = (view: V, seat: Seat, target: number): (Acting & { readonly enemy: Unit & { readonly at: number } }) | undefined => {
  const now = acting(view, seat);
  const enemy = view.units[target];
  return now && now.unit.place === 'map' && enemy && enemy.seat !== seat && isPlaced(enemy) ? { ...now, enemy } : undefined;
};

const notATarget = (view: V, seat: Seat, target: number): string | undefined =>
  acting(view, seat) && !pair(view, seat, target) ? 'that is no enemy on the map' : undefined;

const oneDefender: R = {
  id: 'MAAS-9.3a-one-defender',
  cite: '9.3',
  kind: 'core',
  covers: ['MAAS-9.3a-one-attacker'],
  forbids: {
    fire: (view, { target }, seat) => notATarget(view, seat, target),
    paint: (view, { target }, seat) => notATarget(view, seat, target),
  },
};

const actorIs = (state: State, seat: Seat, fits: (unit: Unit) => boolean): boolean => {
  const now = acting(state, seat);
  return now !== undefined && fits(now.unit);
};

const disarmed: R = {
  id: 'MAAS-9.1-zero-attack',
  cite: '9.1',
  kind: 'core',
  forbids: {
    fire: (view, _, seat) => (actorIs(view, seat, unit => attackOf(unit) === 0) ? 'it has nothing to fire with' : undefined),
  },
};

const losRequired: R = {
  id: 'MAAS-6.0-los-required',
  cite: '6.0',
  kind: 'core',
  covers: ['MAAS-9.3.1-determine-los', 'MAAS-9.6-indirect-fire', 'MAAS-3.3-drone-spotting'],
  affirms: { measures: () => true },
  forbids: {
    fire: (view, { target }, seat, book) => {
      const now = pair(view, seat, target);
      if (!now) return undefined;
      return sees(view, book, now.unit, now.enemy) || isSpotted(view, book, now.unit, now.enemy) ? undefined : 'nobody of yours sees it';
    },
  },
};

const fireModes: R = {
  id: 'MAAS-9.0-stationary-fire',
  cite: '9.0',
  kind: 'core',
  forbids: {
    fire: (view, { mode }, seat) => {
      const now = acting(view, seat);
      if (!now || mode === 'assault') return undefined;
      const { active } = now;
      if (active.moved) return 'it has moved';
      if (mode === 'stationary' && (active.shots > 0 || active.painted !== null)) return 'it has already fired or painted';
      return active.mode === 'assault' ? 'it has already fired' : undefined;
    },
  },
};

const assault: R = {
  id: 'MAAS-9.0-assault-fire',
  cite: '9.0',
  kind: 'core',
  forbids: {
    fire: (view, { mode }, seat) => {
      const now = acting(view, seat);
      if (!now || mode !== 'assault') return undefined;
      const { active, unit } = now;
      if (active.shots > 0 || active.painted !== null || active.mode) return 'it has already fired or painted';
      if (active.mp < 1) return 'firing on the move costs a movement point';
      if (active.full === 0) return 'it does not move';
      return unit.aloft && !active.kept ? 'it has to bounce again or land first' : undefined;
    },
  },
};

const rapid: R = {
  id: 'MAAS-9.7-rapid-fire',
  cite: '9.7',
  kind: 'core',
  covers: ['MAAS-9.7-second-target-distance'],
  forbids: {
    fire: (view, { mode, target }, seat) => {
      const now = acting(view, seat);
      if (!now || mode !== 'rapid') return undefined;
      const { active } = now;
      if (active.painted !== null) return 'it has painted a target';
      if (active.shots === 0) return undefined;
      if (active.mode !== 'rapid' || active.shots > 1) return 'it has fired all it may';
      return active.first && !isNear(view, active.first, target) ? 'the second target is too far from the first' : undefined;
    },
  },
};

/** The raw d12 of the first shot is how far the second target may be from the first. A first target that is gone no longer binds. */
function isNear(view: State, first: { readonly target: number; readonly d12: number }, target: number): boolean {
  if (first.target === target) return true;
  const [one, other] = [unitAt(view, first.target), unitAt(view, target)];
  return !isPlaced(one) || !isPlaced(other) || groundOf(view.map).range(one.at, other.at) <= first.d12;
}

const targeted: R = {
  id: 'MAAS-9.4-paint-own-target-only',
  cite: '9.4',
  kind: 'core',
  covers: ['MAAS-9.0-targeted-fire', 'MAAS-9.7-rapid-paint'],
  forbids: {
    fire: (view, { mode, target }, seat) => {
      const now = acting(view, seat);
      if (!now) return undefined;
      if (now.active.painted !== null && now.active.painted !== target) return 'it may only fire at the target it painted';
      if (mode !== 'targeted') return undefined;
      return now.active.painted === target && now.active.shots === 0 ? undefined : 'targeted fire needs a target painted just before';
    },
  },
};

const painting: R = {
  id: 'MAAS-9.4-painting',
  cite: '9.4',
  kind: 'core',
  covers: ['MAAS-9.4-paint-no-reaction', 'MAAS-9.4-paint-follows'],
  forbids: {
    paint: (view, { target }, seat, book) => {
      const now = pair(view, seat, target);
      if (!now) return undefined;
      if (!isFresh(now.active)) return 'only a soldier that has done nothing else paints';
      if (!sees(view, book, now.unit, now.enemy)) return 'it does not see the target';
      return undefined;
    },
  },
};

const shaky: R = {
  id: 'MAAS-7.2-shock-shaky',
  cite: '7.2',
  kind: 'core',
  forbids: { paint: (view, _, seat) => (acting(view, seat)?.active.shaky ? 'its hands are shaking' : undefined) },
};

const singleTask: R = {
  id: 'MAAS-3.3-drone-single-task',
  cite: '3.3',
  kind: 'core',
  covers: [
    'MAAS-3.3.1-recon-drone',
    'MAAS-3.3.2-attack-drone',
    'MAAS-3.3.4-ecm-drone',
    'MAAS-3.3.5-sentry-drone',
    'MAAS-14.4-drone-combat',
    'MAAS-comp-track-drones',
  ],
  forbids: {
    paint: (view, _, seat) => {
      const now = acting(view, seat);
      return now && isDrone(now.unit) && !is(now.unit, 'recon') ? 'that drone does not paint' : undefined;
    },
  },
};

const unpaintable: R = {
  id: 'MAAS-14.4.3-ecm-unpaintable',
  cite: '14.4.3',
  kind: 'core',
  forbids: {
    paint: (view, { target }) => (view.units[target] && is(view.units[target], 'ecm') ? 'an ECM drone cannot be painted' : undefined),
  },
};

const sniperOnce: R = {
  id: 'MAAS-12.1s-sniper-once',
  cite: '12.1',
  kind: 'core',
  covers: ['MAAS-3.1.7-sniper'],
  forbids: {
    fire: (view, { mode }, seat) => {
      const now = acting(view, seat);
      if (!now || !is(now.unit, 'sniper')) return undefined;
      if (mode === 'rapid') return 'a sniper fires once';
      if (mode === 'assault' || now.active.moved) return 'a sniper does not move when firing';
      return now.unit.aloft ? 'a sniper does not fire in the air' : undefined;
    },
  },
};

const sniperPaint: R = {
  id: 'MAAS-12.1s-sniper-paint',
  cite: '12.1',
  kind: 'core',
  forbids: {
    fire: (view, { mode }, seat) =>
      mode === 'targeted' && actorIs(view, seat, unit => is(unit, 'sniper'))
        ? 'a sniper leaves the target it painted to others'
        : undefined,
  },
};

const queries: R = {
  id: 'MAAS-4.5-query-general',
  cite: '4.5',
  kind: 'core',
  covers: ['MAAS-4.5-query-ranger-dead-eye', 'MAAS-4.5-query-sniper', 'MAAS-3.1.4-ranger', 'MAAS-3.1.5-dead-eye'],
  forbids: {
    query: (view, { target }, seat, book) => {
      const now = acting(view, seat);
      if (!now) return undefined;
      const enemy = view.units[target];
      if (!enemy || enemy.seat === seat || !isPlaced(enemy)) return 'that is no enemy on the map';
      if (enemy.card) return 'its card is known';
      if (now.active.shots > 0) return 'one looks before choosing a target';
      if (is(now.unit, 'sniper')) return sees(view, book, now.unit, enemy) ? undefined : 'it does not see the target';
      if (!is(now.unit, 'ranger') && !is(now.unit, 'dead-eye')) return 'only Rangers, Dead-Eyes and Snipers read the enemy’s cards';
      return now.active.queried > 0 ? 'one card in each activation' : undefined;
    },
  },
};

/** On the map, not yet activated, in good order and armed. */
const isWatching = (unit: Unit): boolean => unit.place === 'map' && !unit.done && inOrder(unit) && attackOf(unit) > 0;

const reactions: R = {
  id: 'MAAS-9.5-reaction-declare',
  cite: '9.5',
  kind: 'core',
  covers: ['MAAS-8.5-reaction-opportunity', 'MAAS-8.5-reaction-blind', 'MAAS-9.5-reaction-wasted'],
  affirms: { reacts: ({ unit }) => !unit.aloft && isWatching(unit), opposed: ({ active }) => !active.unopposed },
  forbids: {
    react: (view, { unit }, seat, book) => {
      if (!askedFor(view, seat, 'reaction')) return 'there is nothing to react to';
      const soldier = view.units[unit];
      return soldier?.seat === seat && mayReact(book, soldier)
        ? undefined
        : 'only soldiers on the ground, in good order and not yet activated react';
    },
    hold: (view, _, seat) => (askedFor(view, seat, 'reaction') ? undefined : 'there is nothing to react to'),
  },
};

export const fireRules: readonly R[] = [
  oneDefender,
  disarmed,
  losRequired,
  fireModes,
  assault,
  rapid,
  targeted,
  painting,
  shaky,
  singleTask,
  unpaintable,
  sniperOnce,
  sniperPaint,
  queries,
  reactions,
  reading(18, 'airborne-reaction', '9.5', { affirms: { reacts: ({ unit }) => unit.aloft && isWatching(unit) } }),
];
