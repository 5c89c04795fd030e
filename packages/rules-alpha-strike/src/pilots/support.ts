import { table as terrain } from '@sortie/board';
import type { Card } from '../card/card.ts';
import { damageOf } from '../card/card.ts';
import type { Questions } from '../questions.ts';
import type { AlphaRule, Table } from '../rule.ts';
import { blankUnit } from '../sequence/setup.ts';
import type { State, Unit } from '../shape.ts';
import { occupiedBy, seesPoint } from '../sight/see.ts';
import { friendsOf, isOn, isWithin, marked, marking } from '../state.ts';
import { restingPlace } from '../transport/place.ts';
import { knows } from './knows.ts';
import { spa } from './spa.ts';

const observed = ({ state, unit, at, direct, against }: Questions['artillery']): boolean =>
  !direct &&
  !against &&
  friendsOf(state, unit.seat).some(friend => friend.id !== unit.id && knows(friend, 'forward-observer') && seesPoint(state, friend, at));

const STREETS: readonly terrain.PieceKind[] = ['building', 'rough', 'rubble', 'pavement', 'road'];
const atHome = (state: State, unit: Unit): boolean =>
  knows(unit, 'urban-guerrilla') && isOn(unit) && occupiedBy(state, unit).some(({ kind }) => STREETS.includes(kind));

/** Fought over by people who live there: there are houses on the table. */
const isUrban = ({ table }: State): boolean => table.pieces.some(({ kind }) => kind === 'building');

const NEIGHBOURS: Card = {
  name: 'Neighbours in arms',
  type: 'CI',
  size: 1,
  tmm: 0,
  moves: [{ value: 2, code: 'f' }],
  damage: damageOf('1/-/-'),
  overheat: 0,
  armor: 1,
  structure: 1,
  specials: [],
  pv: 0,
};
const WORST = 8;
const CALL = 'urban-guerrilla';

function rise(play: Table): void {
  for (const { id } of play.state.units) {
    const leader = play.state.units[id]!;
    if (!isOn(leader) || !marked(leader, 'calls')) continue;
    const blank = blankUnit(NEIGHBOURS, play.state.units.length, leader.seat, leader.base);
    const at = restingPlace(play.state, blank, leader.at);
    const { elevation } = terrain.groundAt(play.state.table, at);
    const skill = Math.min(WORST, leader.skill + 2);
    if (!isWithin({ ...blank, at }, leader, 6)) continue;
    play.emit({
      type: 'changed',
      unit: id,
      rule: 'ASC-spa-urban-guerrilla-spawn',
      what: 'has called its neighbours',
      change: { spent: [...leader.spent, CALL] },
    });
    play.emit({
      type: 'spawned',
      unit: { ...blank, skill, lance: leader.lance, fate: 'fighting', at, z: elevation },
      rule: 'ASC-spa-urban-guerrilla-spawn',
    });
  }
}

export const supportRules: readonly AlphaRule[] = [
  spa('forward-observer', {
    adds: {
      toHit: ({ how, spotter }) => (how === 'indirect' && spotter && knows(spotter, 'forward-observer') ? -2 : undefined),
      artillery: about => (observed(about) ? -2 : undefined),
    },
  }),
  spa('oblique-artilleryman', {
    adds: {
      artillery: ({ unit }) => (knows(unit, 'oblique-artilleryman') ? -1 : undefined),
      drift: ({ unit, by }) => (by === 'artillery' && knows(unit, 'oblique-artilleryman') ? -2 : undefined),
    },
  }),
  spa('oblique-artilleryman-cb', { adds: { ranging: ({ unit }) => (knows(unit, 'oblique-artilleryman') ? 2 : undefined) } }),
  spa('oblique-attacker', {
    adds: {
      toHit: ({ how, attacker, spotter }) => (how === 'indirect' && knows(attacker, 'oblique-attacker') ? (spotter ? -1 : 2) : undefined),
      artillery: ({ unit }) => (knows(unit, 'oblique-attacker') ? -1 : undefined),
      blind: ({ unit }) => (knows(unit, 'oblique-attacker') ? 1 : undefined),
    },
  }),
  spa('golden-goose', {
    adds: {
      toHit: ({ attacker, how }) => ((how === 'strafe' || how === 'airStrike') && knows(attacker, 'golden-goose') ? -1 : undefined),
      bombing: ({ unit }) => (knows(unit, 'golden-goose') ? -2 : undefined),
      drift: ({ unit, by }) => (by === 'bomb' && knows(unit, 'golden-goose') ? -2 : undefined),
    },
  }),
  spa('shaky-stick', {
    adds: {
      toHit: ({ attacker, target, kind }) =>
        kind === 'weapon' && target.airborne && !attacker.airborne && knows(target, 'shaky-stick') ? 1 : undefined,
    },
  }),
  spa('urban-guerrilla-defense', {
    adds: {
      toHit: ({ state, target }) => (atHome(state, target) ? 1 : undefined),
      taken: ({ state, target, dealt }) => (dealt > 0 && atHome(state, target) ? -1 : undefined),
    },
  }),
  spa('urban-guerrilla-spawn', {
    adds: {
      offer: ({ state, command }) => {
        const unit = command.ability === CALL && command.unit !== undefined ? state.units[command.unit] : undefined;
        if (!isOn(unit) || !knows(unit, CALL) || unit.spent.includes(CALL) || marked(unit, 'calls')) return undefined;
        return state.phase === 'combat' && isUrban(state) ? 1 : undefined;
      },
    },
    steps: {
      using: [
        {
          name: 'call the neighbours',
          after: 'begin',
          run: (play, { ability, unit: id }) => {
            if (ability !== CALL || id === undefined) return;
            const marks = marking(play.state.units[id]!, { kind: 'calls', until: play.state.turn });
            play.emit({
              type: 'changed',
              unit: id,
              rule: 'ASC-spa-urban-guerrilla-spawn',
              what: 'calls its neighbours',
              change: { marks },
            });
          },
        },
      ],
      ending: [{ name: 'neighbours', after: 'orders', run: rise }],
    },
  }),
];
