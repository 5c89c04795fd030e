import { table as terrain } from '@sortie/board';
import { NOT_NOW } from '../../abilities/use.ts';
import { type Card, damageOf } from '../../card/card.ts';
import { hasAny } from '../../card/specials.ts';
import type { Questions } from '../../questions.ts';
import type { AlphaRule, Seen, Table } from '../../rule.ts';
import { blankUnit } from '../../sequence/setup.ts';
import type { AttackCommand, State, Unit } from '../../shape.ts';
import { occupiedBy, seesPoint } from '../../sight/see.ts';
import { foesOf, friendsOf, isOn, isWithin, marked, type Standing, unitAt } from '../../state.ts';
import { restingPlace } from '../../transport/place.ts';
import { knows } from './knows.ts';
import { calls, spa } from './spa.ts';

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
    const leader = unitAt(play.state, id);
    if (!isOn(leader) || !marked(leader, 'calls')) continue;
    const blank = blankUnit(NEIGHBOURS, play.state.units.length, leader.seat, leader.base);
    const at = restingPlace(play.state, blank, leader.at);
    const { elevation } = terrain.groundAt(play.state.table, at);
    const skill = Math.min(WORST, leader.skill + 2);
    if (!isWithin({ ...blank, at }, leader, 6)) continue;
    play.emit({ type: 'neighboursCame', unit: id });
    play.emit({
      type: 'spawned',
      unit: { ...blank, skill, lance: leader.lance, fate: 'fighting', at, z: elevation },
      rule: 'ASC-spa-urban-guerrilla-spawn',
    });
  }
}

/** Indirect fire without anybody who spots. */
function* unspotted(view: Seen, unit: Standing): Generator<AttackCommand> {
  if (!knows(unit, 'oblique-attacker') || !hasAny(unit, 'IF', 'IATM')) return;
  for (const foe of foesOf(view, unit.seat)) if (!foe.hidden) yield { type: 'attack', unit: unit.id, target: foe.id, how: 'indirect' };
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
    },
    affirms: { blind: ({ unit }) => knows(unit, 'oblique-attacker') },
    offers: { attacks: ({ view, unit }) => unspotted(view, unit) },
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
    ...calls(CALL, unit => knows(unit, CALL)),
    forbids: {
      ability: (view, { ability, unit: id }) => {
        const unit = id === undefined ? undefined : view.units[id];
        if (ability !== CALL) return undefined;
        const may = isOn(unit) && knows(unit, CALL) && !unit.spent.includes(CALL) && !marked(unit, 'calls');
        return may && view.phase === 'combat' && isUrban(view) ? undefined : NOT_NOW;
      },
    },
    steps: {
      using: [
        {
          name: 'call the neighbours',
          after: 'begin',
          run: (play, { ability, unit: id }) => {
            if (ability !== CALL || id === undefined) return;
            play.emit({ type: 'neighboursCalled', unit: id, until: play.state.turn });
          },
        },
      ],
      ending: [{ name: 'neighbours', after: 'orders', run: rise }],
    },
  }),
];
