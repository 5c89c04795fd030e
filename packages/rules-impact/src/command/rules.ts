import type { Rule } from '@sortie/kernel';
import { cardOf, unitAt } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import { core, split } from '../rule.ts';
import { is, onMap } from '../units/unit.ts';
import { pointsFor } from './chain.ts';

type R = Rule<Impact>;

const pool: R = {
  id: 'MAAS-12.1.2-active-command-pool',
  cite: '12.1.2',
  kind: 'core',
  covers: [
    'MAAS-12.1.2-commander-completed',
    'MAAS-12.1.2-points-expire',
    'MAAS-12.1.2-example',
    'MAAS-3.8-active-command-marker',
    'MAAS-3.1.3-command',
    'MAAS-8.6-offmap-commander',
    'MAAS-7.8-down-command',
  ],
  forbids: {
    command: (view, { unit: id }) => {
      const unit = view.units[id];
      if (!unit || !is(unit, 'command')) return 'only a commander commands';
      if (!onMap(unit)) return 'a commander who is not on the map commands nobody';
      return unit.morale === 'good' ? undefined : 'a commander commands himself first';
    },
  },
};

const moralePoints: R = {
  id: 'MAAS-12.1.2.1-morale-points',
  cite: '12.1.2.1',
  kind: 'core',
  adds: { morale: ({ points }) => (points > 0 ? points : undefined) },
  forbids: {
    rally: (view, { unit: id, points }, seat, book) => {
      const unit = view.units[id];
      return unit && unit.seat === seat && points > 0 && points > pointsFor(view, book, unit)
        ? 'there are not enough active command points'
        : undefined;
    },
  },
};

/** One penalty however the leader is missing; commanders steady themselves (7.4). */
const disabled: R = {
  id: 'MAAS-7.4-commander-disabled',
  cite: '7.4',
  kind: 'core',
  covers: [
    'MAAS-7.4-no-commander',
    'MAAS-7.4-commander-immune',
    'MAAS-8.6-reinforcement-command',
    'MAAS-3.1.3-squad-leader',
    'MAAS-3.1.3-assistant-leader',
  ],
  adds: { morale: ({ inCommand, unit }) => (inCommand || is(unit, 'command') ? undefined : -1) },
};

const succession: R = {
  id: 'MAAS-3.1.3-succession',
  cite: '3.1.3',
  kind: 'core',
  follows: {
    eliminated: (state, { unit: id }) => {
      const unit = unitAt(state, id);
      return is(unit, 'command') && cardOf(unit).stars === 2
        ? [{ type: 'loseLeader', seat: unit.seat, squad: unit.squad ?? 0, turn: state.turn + 2 }]
        : undefined;
    },
  },
};

/** A commander speaks for everybody of his side. */
const commanders = split('MAAS-9.3.2-mod-out-of-command', core('MAAS-12.1-commanders', { affirms: { speaks: () => true } }));

export const commandRules: readonly R[] = [commanders, pool, moralePoints, disabled, succession];
