import type { Handler } from '@sortie/kernel';
import { groundOf } from '../../board/compile.ts';
import { acting } from '../../flow/asked.ts';
import { proceed } from '../../flow/proceed.ts';
import { activeIn, placeOf, unitAt } from '../../model/lookup.ts';
import type { Impact } from '../../model/shape.ts';
import { STOREY } from '../../movement/costs.ts';
import { moving } from '../../movement/moving.ts';
import { type ImpactRule, optional, split } from '../../rule.ts';
import { appear } from '../../units/reveal.ts';

/** Floors that a scenario gives a building bear armored soldiers, the roof among them. */
const height = split(
  'MAAS-14.13-no-bounce-inside',
  optional('MAAS-14.13-storey-height', {
    covers: ['MAAS-14.13-crash-ground'],
    affirms: { bears: ({ ground, at, floor }) => ground.terrain(at) === 'building' && floor >= 0 && floor <= ground.storeys(at) },
  }),
);

/** Up costs a point a storey, down nothing. */
const climbing = split(
  'MAAS-14.13-no-bounce-inside',
  optional('MAAS-14.13-storey-climb', {
    needs: ['MAAS-14.13-storey-height'],
    permits: { command: ['climb'] },
    offers: {
      actions: ({ view, unit }) =>
        Array.from({ length: groundOf(view.map).storeys(placeOf(unit)) + 1 }, (_, storey) => ({ type: 'climb', storey }) as const),
    },
    forbids: {
      climb: (view, { storey }, seat, book) => {
        const now = acting(view, seat);
        if (!now) return 'none of your soldiers is active';
        if (now.active.stopped) return 'it may not move any more this turn';
        const ground = groundOf(view.map);
        const { at, aloft, kind, level: here } = now.unit;
        if (at === null || aloft || kind !== 'armored' || ground.storeys(at) === 0) return 'there are no stairs here';
        const level = ground.level(at) + storey * STOREY;
        if (level === here || !book.holds('bears', { ground, at, floor: storey })) return 'there is no such floor to go to';
        return (level - here) / STOREY > now.active.mp ? 'there are not enough movement points' : undefined;
      },
    },
  }),
);

const noBounceInside = optional('MAAS-14.13-no-bounce-inside', {
  forbids: {
    bounce: (view, _, seat) => {
      const now = moving(view, seat);
      if (!now || now.unit.aloft) return undefined;
      const ground = groundOf(view.map);
      const inside = ground.storeys(placeOf(now.unit)) > 0 && now.unit.level < ground.top(placeOf(now.unit));
      return inside ? 'there is a ceiling overhead' : undefined;
    },
  },
});

export const storeyRules: readonly ImpactRule[] = [height, climbing, noBounceInside];

export const climb: Handler<Impact, 'climb'> = (play, { storey }) => {
  const active = activeIn(play.state);
  const unit = unitAt(play.state, active.unit);
  const level = groundOf(play.state.map).level(placeOf(unit)) + storey * STOREY;
  const up = Math.max(0, (level - unit.level) / STOREY);
  appear(play, unit.id);
  play.emit({ type: 'climbed', unit: unit.id, level, mp: active.mp - up });
  proceed(play);
};
