import type { Rule, Seat, View } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { lawOf } from '../law.ts';
import type { Command } from '../model/command.ts';
import type { Impact } from '../model/shape.ts';
import { isStandable } from '../movement/costs.ts';
import { isDrone, occupants } from '../units/unit.ts';
import { fromEdges, inZone, settingUp } from './zone.ts';

type R = Rule<Impact>;
type V = View<Impact>;

const setupTime = (view: V, _: Command, seat: Seat): string | undefined =>
  view.phase === 'setup' && settingUp(view) === seat ? undefined : 'it is not your time to set up';

const setup: R = {
  id: 'MAAS-15.4-setup',
  cite: '15.4',
  kind: 'core',
  covers: ['MAAS-15.4-friendly-edges'],
  forbids: {
    deploy: (view, { unit: id, at, level }, seat) => {
      const late = setupTime(view, { type: 'ready' }, seat);
      if (late) return late;
      const unit = view.units[id];
      if (unit?.seat !== seat || !view.plan.forces[seat]!.setsUp) return 'it is not yours to set up';
      if (!inZone(view, seat, at)) return 'your side sets up elsewhere';
      const ground = groundOf(view.map);
      if (level < ground.level(at)) return 'that is under the ground';
      if (level === ground.level(at) && !isStandable(view.map, ground, at)) return 'the water is too deep';
      if (isDrone(unit) && unit.kind !== 'sentry' && level < ground.top(at)) return 'drones fly over terrain, not through it';
      return occupants(view, at, id).length > 0 ? 'somebody is there' : undefined;
    },
    build: (view, { work, at }, seat) => {
      const late = setupTime(view, { type: 'ready' }, seat);
      if (late) return late;
      if (view.sides[seat]!.stock[work] < 1) return 'there are none left';
      const ground = groundOf(view.map);
      if (!inZone(view, seat, at) || ground.terrain(at) === 'water') return 'not there';
      if (ground.work(at) !== undefined) return 'something is built there';
      const least = view.plan.forces[seat]!.setsUp?.postFromEdge ?? 0;
      return work === 'command-post' && fromEdges(view, at) < least
        ? `the command post stands at least ${least} points from any edge`
        : undefined;
    },
    layMine: (view, { kind, at }, seat) => {
      const late = setupTime(view, { type: 'ready' }, seat);
      if (late) return late;
      if (view.sides[seat]!.stock[kind] < 1) return 'there are none left';
      const ground = groundOf(view.map);
      if (!ground.has(at) || ground.terrain(at) === 'water') return 'mines lie on land';
      return view.mines.some(mine => mine.at === at) ? 'there is a marker' : undefined;
    },
    assign: setupTime,
    ready: (view, _, seat) => {
      const late = setupTime(view, { type: 'ready' }, seat);
      if (late) return late;
      const { setsUp } = view.plan.forces[seat]!;
      if (setsUp && view.units.some(unit => unit.seat === seat && unit.place === 'reserve')) return 'somebody is not on the map yet';
      return Object.values(view.sides[seat]!.stock).some(left => left > 0) ? 'there is something left to lay' : undefined;
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

const HIDING: readonly string[] = ['woods', 'building'];

const hiddenTerrain: R = {
  id: 'MAAS-14.10-hidden-terrain',
  cite: '14.10',
  kind: 'core',
  forbids: {
    deploy: (view, { hidden, at, level }, seat, book) => {
      if (!hidden) return undefined;
      if (!lawOf(book).hiddenSetup || !view.plan.forces[seat]!.setsUp?.hidden) return 'nobody sets up hidden here';
      const ground = groundOf(view.map);
      if (level > ground.level(at)) return 'nobody hides in the air';
      return HIDING.includes(ground.terrain(at)) || ground.work(at) !== undefined ? undefined : 'there is nothing to hide in';
    },
  },
};

export const setupRules: readonly R[] = [setup, sentrySetup, hiddenTerrain];
