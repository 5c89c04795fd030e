import { tell } from '@sortie/kernel';
import { isShip } from '../card/craft.ts';
import { depthOf } from '../map/zones.ts';
import { asc, everyAttack, type RadarRule } from '../rule.ts';
import type { Bomb, State, Unit } from '../shape.ts';

/** In the Inner Ring or the Central Zone of the atmospheric map. */
const isDeep = (unit: Unit): boolean => unit.sunk && depthOf(unit.zone) <= 1;

const noneSoDeep = (unit: Unit | undefined) => (unit && isDeep(unit) ? tell('it cannot be fired so deep in the air') : undefined);

/** Made for space: this missile does not fly in thick air. */
const notFromDeep = (name: Bomb): NonNullable<RadarRule['forbids']> => ({
  engage: ({ units }, { unit, bomb }) => (bomb === name ? noneSoDeep(units[unit]) : undefined),
  answer: ({ units, clash }, { bomb }) => (bomb === name ? noneSoDeep(clash ? units[clash.units[1]] : undefined) : undefined),
});

const aaa: RadarRule = asc('ASC-bomb-aaa', 85, {
  base: { damage: ({ bomb }) => (bomb === 'AAA' ? 2 : undefined) },
  adds: { toHit: ({ bomb, attacker }) => (bomb === 'AAA' && isDeep(attacker) ? 3 : undefined) },
});

const antiShip: RadarRule = asc('ASC-bomb-as', 85, {
  base: { damage: ({ bomb }) => (bomb === 'AS' ? 3 : undefined) },
  forbids: notFromDeep('AS'),
});

const asew: RadarRule = asc('ASC-bomb-asew', 85, {
  adds: { toHit: ({ bomb, target }) => (bomb === 'ASEW' && !isShip(target) ? 4 : undefined) },
  forbids: notFromDeep('ASEW'),
});

/** Hindered by electronic warfare. */
export const isJammed = (state: State, unit: Unit): boolean => unit.blinded >= state.turn;

/** It does no damage, and hinders until the End Phase of the next turn. */
const asewEffect: RadarRule = asc('ASC-bomb-asew-effect', 85, {
  adds: everyAttack(({ state, attacker }) => (isJammed(state, attacker) ? 4 : undefined)),
  atMost: { damage: ({ bomb }) => (bomb === 'ASEW' ? 0 : undefined) },
  steps: {
    attack: [
      {
        name: 'blinding',
        after: 'effect',
        run: (play, { aim, hit }) => {
          if (hit && aim.bomb === 'ASEW') play.emit({ type: 'blinded', unit: aim.target.id, until: play.state.turn + 1 });
        },
      },
    ],
  },
});

export const bombRules: readonly RadarRule[] = [
  aaa,
  antiShip,
  asew,
  asewEffect,
  asc('ASC-bomb-behaviour', 85, {
    structural: 'a missile carried outside is a shot of the class `missiles`, and no ship launches it from afar',
  }),
];
