import type { Rule } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { forceAt, sideAt } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import { isStandable } from '../movement/costs.ts';
import { WORKS } from '../terrain/chart.ts';
import { isDrone, occupants } from '../units/unit.ts';
import { fromEdges, inZone, isMySetup } from './zone.ts';

type R = Rule<Impact>;

const setup: R = {
  id: 'MAAS-15.4-setup',
  cite: '15.4',
  kind: 'core',
  covers: ['MAAS-15.4-friendly-edges'],
  forbids: {
    deploy: (view, { unit: id, at, level }, seat) => {
      const late = isMySetup(view, seat);
      if (late) return late;
      const unit = view.units[id];
      if (unit?.seat !== seat || !forceAt(view, seat).setsUp) return 'it is not yours to set up';
      if (unit.later) return 'it comes on later';
      if (!inZone(view, seat, at)) return 'your side sets up elsewhere';
      const ground = groundOf(view.map);
      if (level < ground.level(at)) return 'that is under the ground';
      if (level === ground.level(at) && !isStandable(view.map, ground, at)) return 'the water is too deep';
      if (isDrone(unit) && unit.kind !== 'sentry' && level < ground.top(at)) return 'drones fly over terrain, not through it';
      return occupants(view, at, id).length > 0 ? 'somebody is there' : undefined;
    },
    build: (view, { work, at }, seat) => {
      const late = isMySetup(view, seat);
      if (late) return late;
      if (sideAt(view, seat).stock[work] < 1) return 'there are none left';
      const ground = groundOf(view.map);
      if (!inZone(view, seat, at) || ground.terrain(at) === 'water') return 'not there';
      if (ground.work(at) !== undefined) return 'something is built there';
      const least = forceAt(view, seat).setsUp?.postFromEdge ?? 0;
      return work === 'command-post' && fromEdges(view, at) < least
        ? `the command post stands at least ${least} points from any edge`
        : undefined;
    },
    ready: (view, _, seat) => {
      const late = isMySetup(view, seat);
      if (late) return late;
      const { setsUp } = forceAt(view, seat);
      if (setsUp && view.units.some(unit => unit.seat === seat && unit.place === 'reserve' && !unit.later))
        return 'somebody is not on the map yet';
      return WORKS.some(work => sideAt(view, seat).stock[work] > 0) ? 'there is something left to lay' : undefined;
    },
  },
};

const sentrySetup: R = {
  id: 'MAAS-14.4.4-sentry-setup',
  cite: '14.4.4',
  kind: 'core',
  forbids: {
    deploy: (view, { unit, at }) =>
      view.units[unit]?.kind === 'sentry' && groundOf(view.map).terrain(at) === 'marsh' ? 'a sentry would sink in marsh' : undefined,
  },
};

export const setupRules: readonly R[] = [setup, sentrySetup];
