import {
  byType,
  flag,
  list,
  type Manifest,
  nth,
  oneOf,
  type Ruleset,
  record,
  type Scenario,
  type Seat,
  seenBy,
  sure,
  tell,
  type View,
  whole,
} from '@sortie/kernel';
import { all, core } from './rules.ts';
import type { Command, Event, Shot, Skirmish, State, Unit } from './shape.ts';

const alive = (state: State, seat: Seat): readonly Unit[] => state.units.filter(one => one.seat === seat && one.armor > 0);
const over = (state: State): boolean => state.ended || alive(state, 0).length === 0 || alive(state, 1).length === 0;

export function aim(state: State, unit: number, enemy: number): Shot {
  const attacker = nth(state.units, unit);
  const target = nth(state.units, enemy);
  const [from, to] = [Math.min(attacker.at, target.at), Math.max(attacker.at, target.at)];
  return { attacker, target, range: to - from, woods: state.woods.filter(at => at > from && at < to).length };
}

const unknown: Omit<Unit, 'id' | 'seat'> = { hidden: true, at: 0, ran: false, armor: 1, heat: 0, fired: false };
const veil = ({ id, seat }: Unit): Unit => ({ id, seat, ...unknown });

const ruleset: Ruleset<Skirmish> = {
  id: 'skirmish',
  title: 'Skirmish',
  version: 2,
  seats: 2,
  rules: all,
  editions: { core: core.map(({ id }) => id), everything: all.filter(({ id }) => id !== 'SK-easy').map(({ id }) => id) },
  rounding: { damage: 'up' },
  readSetup: record({
    units: list(
      record({ id: whole(0), seat: oneOf(0, 1), hidden: flag, at: whole(0, 20), ran: flag, armor: whole(1), heat: whole(0), fired: flag }),
      20,
    ),
    woods: list(whole(0, 20), 20),
  }),
  readCommand: byType<Command>({
    move: record({ type: oneOf('move'), unit: whole(0, 99), to: whole(-1, 99) }),
    fire: record({ type: oneOf('fire'), unit: whole(0, 99), target: whole(0, 99) }),
    duck: record({ type: oneOf('duck'), yes: flag }),
    endTurn: record({ type: oneOf('endTurn') }),
  }),
  handlers: {
    toss: play => {
      const roll = play.roll(1, 6, 'SK-turn');
      play.emit({ type: 'tossed', first: roll.total % 2, roll });
    },
    move: (play, { unit, to }) => play.emit({ type: 'moved', unit, to, ran: Math.abs(nth(play.state.units, unit).at - to) > 3 }),
    fire: (play, { unit, target }) => play.run('attack', { unit, target }),
    duck: (play, { yes }) => play.emit({ type: 'ducked', yes }),
    endTurn: play => play.emit({ type: 'turnEnded', over: play.state.turn >= 30 }),
    checkShutdown: (play, { unit }) => {
      const roll = play.roll(2, 6, 'SK-heat');
      if (roll.total < 8) play.emit({ type: 'damaged', unit, amount: 1 });
    },
  },
  sequences: {
    attack: {
      show: (play, { unit }) => {
        const shooter = nth(play.state.units, unit);
        if (shooter.hidden) play.emit({ type: 'revealed', unit, as: { ...shooter, hidden: false } });
      },
      shoot: (play, { unit, target }) => {
        const toHit = play.ask('toHit', aim(play.state, unit, target));
        play.emit({ type: 'shot', unit, target, toHit, roll: play.roll(2, 6, 'SK-gunnery') });
      },
      warm: (play, { unit, target }) => {
        const heat = play.ask('heat', aim(play.state, unit, target)).total;
        if (heat > 0) play.emit({ type: 'heated', unit, amount: heat });
      },
      hurt: (play, { unit, target }) => {
        if (play.state.onTarget)
          play.emit({ type: 'damaged', unit: target, amount: play.ask('damage', aim(play.state, unit, target)).total });
      },
    },
  },
  setup: ({ units, woods }) => ({ turn: 1, active: 0, units, woods, ducking: null, onTarget: false, ended: false }),
  opening: () => [{ type: 'toss' }],
  evolve,
  awaiting: state => {
    if (over(state)) return [];
    if (state.ducking !== null) return [{ seat: nth(state.units, state.ducking).seat, question: 'duck', prompt: tell('Does it duck?') }];
    return [{ seat: state.active, question: 'turn', prompt: tell('Move, fire or end your turn') }];
  },
  outcome: state => {
    if (!over(state)) return undefined;
    const left = [0, 1].map(seat => alive(state, seat).length);
    const winners = left[0] === left[1] ? [] : [nth(left, 0) > nth(left, 1) ? 0 : 1];
    return { winners, reason: tell('The fighting is over'), points: left };
  },
  *options(view, seat, book) {
    const offers: Command[] = [{ type: 'duck', yes: true }, { type: 'duck', yes: false }, { type: 'endTurn' }];
    for (const { id, at } of view.units) {
      for (const step of [-5, -1, 1, 5]) offers.push({ type: 'move', unit: id, to: at + step });
      for (const target of view.units) offers.push({ type: 'fire', unit: id, target: target.id });
    }
    for (const command of offers) if (book.allows(view, command, seat)) yield command;
  },
  /** Where to is offered in four steps; who may go there is complete. */
  choices: command => (command.type === 'move' ? [`move ${command.unit}`] : [JSON.stringify(command)]),
  sample(view, seat, book, pick) {
    const offers = [...ruleset.options(view, seat, book)];
    return offers[pick(offers.length)];
  },
  view: (state, seat) => seenBy<Skirmish>({ ...state, units: state.units.map(one => (one.hidden && one.seat !== seat ? veil(one) : one)) }),
  redact: (state, event, seat) => {
    if (event.type === 'revealed' || !('unit' in event)) return event;
    const { hidden, seat: owner } = nth(state.units, event.unit);
    return hidden && owner !== seat ? undefined : event;
  },
  reveals: event => event.type === 'revealed',
  // Version 1 wrote `hurt` where version 2 writes `damaged`.
  upcast: (event, writtenBy) => (writtenBy < 2 && event.type === 'hurt' ? { ...event, type: 'damaged' } : event) as Event,
  migrate: (state, from) => (from < 2 ? { ...state, ducking: null, onTarget: false } : state) as State,
  tell: (_state, event) =>
    event.type === 'shot'
      ? tell('Unit {unit} fires at unit {target}: needs {needs}, rolls {rolled}.', {
          unit: event.unit,
          target: event.target,
          needs: event.toHit.total,
          rolled: event.roll.total,
        })
      : event.type === 'moved'
        ? tell('Unit {unit} moves.', { unit: event.unit })
        : undefined,
};

function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'tossed':
      return { ...state, active: event.first };
    case 'moved':
      return change(state, event.unit, { at: event.to, ran: event.ran });
    case 'shot':
      return { ...change(state, event.unit, { fired: true }), onTarget: event.roll.total >= event.toHit.total };
    case 'damaged':
      return change(state, event.unit, { armor: nth(state.units, event.unit).armor - event.amount });
    case 'heated':
      return change(state, event.unit, { heat: nth(state.units, event.unit).heat + event.amount });
    case 'revealed':
      return change(state, event.unit, event.as);
    case 'asked':
      return nth(state.units, event.unit).armor > 0 ? { ...state, ducking: event.unit } : state;
    case 'ducked':
      return { ...change(state, sure(state.ducking, 'the ducking'), event.yes ? { ran: true } : {}), ducking: null };
    case 'turnEnded':
      return {
        ...state,
        turn: state.turn + 1,
        active: 1 - state.active,
        ended: event.over,
        units: state.units.map(one => ({ ...one, fired: false, ran: false })),
      };
  }
}

function change(state: State, id: number, patch: Partial<Unit>): State {
  return { ...state, units: state.units.map(one => (one.id === id ? { ...one, ...patch } : one)) };
}

const soldier = (id: number, hidden = false): Unit => ({
  id,
  seat: id % 2,
  hidden,
  at: id % 2 === 0 ? 2 + id : 18 - id,
  ran: false,
  armor: 6,
  heat: 0,
  fired: false,
});
const units = [soldier(0), soldier(1), soldier(2, true), soldier(3, true)];

const plain: Scenario<Skirmish> = {
  id: 'plain',
  title: 'Plain',
  summary: 'Two against two on a line.',
  roles: ['left', 'right'],
  rules: sure(ruleset.editions['core'], 'the edition'),
  setup: { units, woods: [8, 9] },
};

export const skirmish: Manifest<Skirmish> = {
  ruleset,
  scenarios: [
    plain,
    {
      id: 'all',
      title: 'Everything',
      summary: 'The same with every optional rule.',
      roles: ['left', 'right'],
      rules: sure(ruleset.editions['everything'], 'the edition'),
      setup: { units, woods: [8] },
    },
  ],
  tactics: {
    weights: { aggression: 1, caution: 1, objective: 1 },
    value: (view: View<Skirmish>, seat) => view.units.reduce((sum, one) => sum + (one.seat === seat ? one.armor : -one.armor), 0),
    candidates: (view, seat, book) =>
      [...ruleset.options(view, seat, book)].map(command => ({
        command,
        worth: command.type === 'fire' ? 2 : command.type === 'move' ? 1 : 0,
      })),
  },
  // Nobody looks on.
  watch: {
    grounds: [plain],
    onMap: setup => setup,
    turn: () => 1,
    field: () => ({ width: 1, height: 1 }),
    units: () => [],
    notes: () => [],
    bystanders: () => [],
    ranOut: () => false,
  },
  trials: { games: 1 },
  packs: [],
};
