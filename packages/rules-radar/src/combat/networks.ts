import { tell } from '@sortie/kernel';
import { has, isShip } from '../card/craft.ts';
import { depthOf } from '../map/zones.ts';
import type { Aim } from '../questions.ts';
import { asc, type RadarRule } from '../rule.ts';
import type { Bomb, State, Unit } from '../shape.ts';
import { fighting } from '../state.ts';
import { isMissile } from './to-hit.ts';

/** Most that share what their sensors see. */
const MOST = 6;
const isBlind = (state: State, unit: Unit): boolean => unit.blinded >= state.turn;

/** In a network with at least one friend in its sector. */
function isLinked(state: State, unit: Unit): boolean {
  const net = fighting(state).filter(
    one => one.seat === unit.seat && one.sector === unit.sector && has(one, 'NC3') && !one.shutdown && !isBlind(state, one),
  );
  const place = net.findIndex(({ id }) => id === unit.id);
  return net.length > 1 && place >= 0 && place < MOST;
}

/** Electronic counter-measures mean nothing to it; only blinding the ship itself does. */
const network: RadarRule = asc('ASC-sa-nc3', 89, {
  adds: { toHit: ({ state, attacker, way }) => (way !== 'pass' && has(attacker, 'NC3') && isLinked(state, attacker) ? -1 : undefined) },
  covers: ['ASC-sa-nc3-countermeasures'],
});

const teleoperated: RadarRule = asc('ASC-sa-tele', 89, {
  adds: {
    toHit: ({ attacker, weapon, bomb, way }) =>
      way !== 'pass' && weapon === 'missiles' && bomb === null && has(attacker, 'TELE') ? -1 : undefined,
  },
});

const isDeep = (unit: Unit): boolean => unit.sunk && depthOf(unit.zone) <= 1;

const NOT_FROM_DEEP: readonly Bomb[] = ['AS', 'ASEW'];
/** Made for space: two of the three do not fly in thick air. */
const tooDeep = (unit: Unit | undefined, bomb: Bomb | undefined) =>
  unit && bomb && NOT_FROM_DEEP.includes(bomb) && isDeep(unit) ? tell('it cannot be fired so deep in the air') : undefined;

const asew: RadarRule = asc('ASC-bomb-asew', 85, {
  adds: { toHit: ({ bomb, target }) => (bomb === 'ASEW' && !isShip(target) ? 4 : undefined) },
  forbids: {
    engage: ({ units }, { unit, bomb }) => tooDeep(units[unit], bomb),
    answer: ({ units, clash }, { bomb }) => tooDeep(clash ? units[clash.units[1]] : undefined, bomb),
  },
});

/** Blind until the End Phase of the next turn. */
const asewEffect: RadarRule = asc('ASC-bomb-asew-effect', 85, {
  adds: { toHit: ({ state, attacker }) => (isBlind(state, attacker) ? 4 : undefined) },
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

const aaaDeep: RadarRule = asc('ASC-bomb-behaviour', 85, {
  adds: { toHit: (aim: Aim) => (aim.bomb === 'AAA' && isMissile(aim) && isDeep(aim.attacker) ? 3 : undefined) },
});

const crippled: RadarRule = asc('ASC-space-adrift-to-hit', 83, {
  adds: { toHit: ({ adrift, target }) => (adrift && !isDry(target) ? -2 : undefined) },
});
const isDry = (unit: Unit): boolean => unit.card.type === 'AF' && unit.fuel <= 0;
const dry: RadarRule = asc('ASC-space-fuel-exhausted-to-hit', 75, { adds: { toHit: ({ target }) => (isDry(target) ? -2 : undefined) } });

/** In the air, and only if both are. */
const atmosphere: RadarRule = asc('ASC-tbl-aero-atmospheric-mods', 81, {
  adds: { toHit: ({ attacker, target }) => (attacker.sunk && target.sunk ? 2 : undefined) },
});
const controlInAir: RadarRule = asc('ASC-space-control-atmosphere-mod', 78, {
  adds: { control: ({ unit, what }) => (unit.sunk && what === 'engage' ? 2 : undefined) },
});

export const networkRules: readonly RadarRule[] = [
  network,
  teleoperated,
  asew,
  asewEffect,
  aaaDeep,
  crippled,
  dry,
  atmosphere,
  controlInAir,
];
