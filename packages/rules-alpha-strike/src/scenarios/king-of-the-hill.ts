import type { Handler, Seat } from '@sortie/kernel';
import { has } from '../card/specials.ts';
import { type AlphaRule, core, type Table } from '../rule.ts';
import { inStrip } from '../sequence/setup.ts';
import type { AlphaStrike, State, Unit } from '../shape.ts';
import { inContact, isOn, marked, marking, markOf, otherSeat, type Standing, unmarking } from '../state.ts';
import { defenderOf, forceOf, is, objectivesOf, takenBy, touching } from './marker.ts';
import { keepsApart } from './stand-up-fight.ts';

const HELD = 100;
const LAST_TURN = 200;
const CAPTURED = 200;
const MOST = 300;
const STOPPED = 100;
const TAKEN = 300;
/** Turns in a row that an attacker has to hold. */
const IN_A_ROW = 3;

/** Somebody comes to a marker: for the rest of the turn it is not the other side's alone. */
export const touch: Handler<AlphaStrike, 'touch'> = (play, { unit: id }) => {
  const unit = play.state.units[id];
  if (!isOn(unit)) return;
  for (const marker of objectivesOf(play.state)) {
    const kind = `touched-${unit.seat}`;
    if (!inContact(unit, marker) || marked(marker, kind)) continue;
    const marks = marking(marker, { kind, until: play.state.turn, seat: unit.seat });
    play.emit({ type: 'changed', unit: marker.id, rule: 'ASC-scen-koth-contested', what: 'is reached', change: { marks } });
  }
};

/** Has a side held a marker for a whole turn: there before and now, and no enemy at it at any time? */
function holds(state: State, marker: Standing, seat: Seat): boolean {
  const foe = otherSeat(seat);
  if (marked(marker, `touched-${foe}`) || touching(state, marker, foe).length > 0) return false;
  return touching(state, marker, seat).some(unit => markOf(unit, 'holding')?.by === marker.id);
}

export const holderOf = (state: State, marker: Standing): Seat | undefined => [0, 1].find(seat => holds(state, marker, seat));

/** Whoever touches a marker now may hold it through the next turn. */
function settleIn(play: Table): void {
  const markers = objectivesOf(play.state);
  for (const unit of play.state.units) {
    if (unit.seat < 0 || !isOn(unit)) continue;
    const at = unit.airborne ? undefined : markers.find(marker => inContact(unit, marker));
    if (markOf(unit, 'holding')?.by === at?.id) continue;
    const marks = at ? marking(unit, { kind: 'holding', until: 0, by: at.id }) : unmarking(unit, 'holding');
    play.emit({
      type: 'changed',
      unit: unit.id,
      rule: 'ASC-scen-koth-hold',
      what: at ? 'takes hold of the objective' : 'lets the objective go',
      change: { marks },
    });
  }
}

function score(play: Table): void {
  const { state } = play;
  if (!is(state, 'king-of-the-hill')) return;
  if (is(state, 'king-of-the-hill', 'domination')) capture(play);
  else if (is(state, 'king-of-the-hill', 'hold-them-off')) resist(play);
  else hold(play);
  settleIn(play);
}

function hold(play: Table): void {
  for (const marker of objectivesOf(play.state)) {
    const seat = holderOf(play.state, marker);
    if (seat === undefined) continue;
    play.emit({ type: 'scored', seat, points: HELD, rule: 'ASC-scen-koth-scoring', what: 'the objective held' });
    if (play.state.turn >= play.state.limit)
      play.emit({ type: 'scored', seat, points: LAST_TURN, rule: 'ASC-scen-koth-final', what: 'the objective at the end' });
  }
}

/** A marker that has been held belongs to that side until the other holds it. */
function capture(play: Table): void {
  for (const marker of objectivesOf(play.state)) {
    const seat = holderOf(play.state, marker);
    if (seat === undefined || takenBy(marker) === seat) continue;
    const marks = marking(marker, { kind: 'taken', until: 0, seat });
    play.emit({ type: 'changed', unit: marker.id, rule: 'ASC-scen-koth-domination', what: 'is captured', change: { marks } });
    play.emit({ type: 'scored', seat, points: CAPTURED, rule: 'ASC-scen-koth-domination-score', what: 'an objective captured' });
  }
}

function resist(play: Table): void {
  const { state } = play;
  const { attacker } = state;
  const held = objectivesOf(state).some(marker => holderOf(state, marker) === attacker);
  const rule = 'ASC-scen-koth-hold-them-off-vp';
  if (held) play.emit({ type: 'scored', seat: attacker, points: TAKEN, rule, what: 'the objective taken' });
  else play.emit({ type: 'scored', seat: defenderOf(state), points: STOPPED, rule, what: 'the attack held off' });
  const run = held ? state.mission!.run + 1 : 0;
  if (run !== state.mission!.run)
    play.emit({ type: 'missionChanged', rule, what: held ? 'The attack gains ground' : 'The attack is thrown back', change: { run } });
}

/** Every marker belongs to somebody: the side with more of them gets more. */
function dominated(play: Table): boolean {
  const owners = objectivesOf(play.state).map(takenBy);
  if (owners.includes(-1)) return false;
  const [a, b] = [0, 1].map(seat => owners.filter(owner => owner === seat).length) as [number, number];
  if (a !== b)
    play.emit({ type: 'scored', seat: a > b ? 0 : 1, points: MOST, rule: 'ASC-scen-koth-domination-score', what: 'most objectives' });
  return true;
}

/** Half of the attacker's units come from one edge and half from the other. */
const half = (view: State, unit: Unit | undefined, y: number): string | undefined => {
  if (!unit || !is(view, 'king-of-the-hill', 'hold-them-off') || unit.seat !== view.attacker) return undefined;
  const force = forceOf(view, unit.seat);
  const there = force.filter(one => isOn(one) && inStrip(view, 0, one.at.y) === inStrip(view, 0, y)).length;
  return there >= Math.ceil(force.length / 2) ? 'half of the attackers come from the other edge' : undefined;
};

const judged: AlphaRule = core('ASC-scen-king-of-the-hill', {
  covers: [
    'ASC-scen-koth-setup',
    'ASC-scen-koth-time-limit',
    'ASC-scen-koth-domination',
    'ASC-scen-koth-domination-score',
    'ASC-scen-koth-hold-them-off-vp',
  ],
  steps: {
    judging: [
      {
        name: 'hill',
        before: 'standing',
        run: (play, verdict) => {
          if (verdict.over || !is(play.state, 'king-of-the-hill')) return;
          verdict.fighting = false;
          if (is(play.state, 'king-of-the-hill', 'domination') && dominated(play)) verdict.over = { winners: [], reason: 'points' };
          else if (is(play.state, 'king-of-the-hill', 'hold-them-off') && play.state.mission!.run >= IN_A_ROW)
            verdict.over = { winners: [play.state.attacker], reason: 'objective' };
        },
      },
    ],
  },
});

export const hillRules: readonly AlphaRule[] = [
  judged,
  core('ASC-scen-koth-hold', {
    covers: ['ASC-scen-koth-scoring', 'ASC-scen-koth-final'],
    steps: { ending: [{ name: 'holding', after: 'lifting', run: score }] },
  }),
  core('ASC-scen-koth-contested', {
    follows: {
      moved: (state, { unit, at }) => (is(state, 'king-of-the-hill') && state.units[unit] && at ? [{ type: 'touch', unit }] : undefined),
    },
  }),
  core('ASC-scen-koth-marker', {
    forbids: {
      lift: (view, { target }) => (view.units[target] && has(view.units[target], 'OBJ') ? 'nobody carries that away' : undefined),
    },
  }),
  keepsApart('ASC-scen-koth-deployment', view => is(view, 'king-of-the-hill', 'plain', 'domination')),
  core('ASC-scen-koth-hold-them-off', { forbids: { deploy: (view, { unit, at }) => half(view, view.units[unit], at.y) } }),
];
