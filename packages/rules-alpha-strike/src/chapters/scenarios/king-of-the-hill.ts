import type { Handler, RuleId, Seat } from '@sortie/kernel';
import { has } from '../../card/specials.ts';
import type { MoveFacts } from '../../facts/move.ts';
import type { Verdict } from '../../questions/sequences.ts';
import { type AlphaRule, core, type Table } from '../../rule.ts';
import { inStrip } from '../../sequence/setup.ts';
import type { AlphaStrike, State, Unit } from '../../shape.ts';
import { inContact, isOn, markOf, otherSeat, type Standing } from '../../state.ts';
import { defenderOf, forceOf, is, missionIn, objectivesOf, takenBy, touching } from './marker.ts';
import type { MissionVariant } from './mission.ts';
import { keepsApart, ownGround } from './stand-up-fight.ts';

const HELD = 100;
const LAST_TURN = 200;
const CAPTURED = 200;
const MOST = 300;
const STOPPED = 100;
const TAKEN = 300;
/** Turns in a row that an attacker has to hold. */
const IN_A_ROW = 3;

const isTouched = ({ marks }: Unit, seat: Seat): boolean => marks.some(mark => mark.kind === 'touched' && mark.seat === seat);

/** Somebody comes to a marker: for the rest of the turn it is not the other side's alone. */
export const touch: Handler<AlphaStrike, 'touch'> = (play, { unit: id, left }) => {
  const unit = play.state.units[id];
  if (!isOn(unit)) return;
  if (left) play.emit({ type: 'markerHeld', unit: id, marker: null });
  for (const marker of objectivesOf(play.state)) {
    if (!inContact(unit, marker) || isTouched(marker, unit.seat)) continue;
    play.emit({ type: 'markerReached', unit: marker.id, seat: unit.seat, until: play.state.turn });
  }
};

/** Has a side held a marker for a whole turn: there before and now, and no enemy at it at any time? */
function holds(state: State, marker: Standing, seat: Seat): boolean {
  const foe = otherSeat(seat);
  if (isTouched(marker, foe) || touching(state, marker, foe).length > 0) return false;
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
    play.emit({ type: 'markerHeld', unit: unit.id, marker: at?.id ?? null });
  }
}

/** A point of the turn at which some mission of the hill is scored. */
const scoring = (name: string, variant: MissionVariant | 'plain', run: (play: Table) => void): Pick<AlphaRule, 'steps'> => ({
  steps: {
    ending: [
      {
        name,
        before: 'holding',
        run: play => {
          if (is(play.state, 'king-of-the-hill', variant)) run(play);
        },
      },
    ],
  },
});

/** Points for whoever holds each marker now. */
const forHolders =
  (points: number, rule: RuleId, what: string) =>
  (play: Table): void => {
    for (const marker of objectivesOf(play.state)) {
      const seat = holderOf(play.state, marker);
      if (seat !== undefined) play.emit({ type: 'scored', seat, points, rule, what });
    }
  };
const hold = forHolders(HELD, 'ASC-scen-koth-scoring', 'the objective held');
const holdAtLast = forHolders(LAST_TURN, 'ASC-scen-koth-final', 'the objective at the end');

/** A marker that has been held belongs to that side until the other holds it. */
function capture(play: Table): void {
  for (const marker of objectivesOf(play.state)) {
    const seat = holderOf(play.state, marker);
    if (seat === undefined || takenBy(marker) === seat) continue;
    play.emit({ type: 'markerCaptured', unit: marker.id, seat });
  }
}

function resist(play: Table): void {
  const { state } = play;
  const { attacker } = state;
  const held = objectivesOf(state).some(marker => holderOf(state, marker) === attacker);
  const rule = 'ASC-scen-koth-hold-them-off-vp';
  if (held) play.emit({ type: 'scored', seat: attacker, points: TAKEN, rule, what: 'the objective taken' });
  else play.emit({ type: 'scored', seat: defenderOf(state), points: STOPPED, rule, what: 'the attack held off' });
  const run = held ? missionIn(state).run + 1 : 0;
  if (run !== missionIn(state).run) play.emit({ type: 'attackWent', turns: run });
}

/** Does every marker belong to somebody? */
const dominated = (state: State): boolean =>
  is(state, 'king-of-the-hill', 'domination') && objectivesOf(state).every(marker => takenBy(marker) !== -1);

/** The side with more markers gets more at the end. */
function crown(play: Table, verdict: Verdict): void {
  if (verdict.over || !dominated(play.state)) return;
  const mine = (seat: Seat): number => objectivesOf(play.state).filter(marker => takenBy(marker) === seat).length;
  const ahead = Math.sign(mine(0) - mine(1));
  if (ahead !== 0) play.emit({ type: 'scored', seat: ahead > 0 ? 0 : 1, points: MOST, rule: DOMINATION, what: 'most objectives' });
}
const DOMINATION: RuleId = 'ASC-scen-koth-domination-score';

/** Has a unit that held a marker let go of it on its way? Whoever jumps has, and whoever is out of touch at any point. */
function letGo(state: State, { unit: id, mode, path }: MoveFacts['moved']): boolean {
  const unit = state.units[id];
  const marker = unit && state.units[markOf(unit, 'holding')?.by ?? -1];
  if (!isOn(unit) || !isOn(marker) || path.length === 0) return false;
  return mode === 'jump' || path.some(at => !inContact({ ...unit, at }, marker));
}

/** Half of the attacker's units come from one edge and half from the other. */
const half = (view: State, unit: Unit | undefined, y: number): string | undefined => {
  if (!unit || !is(view, 'king-of-the-hill', 'hold-them-off') || unit.seat !== view.attacker) return undefined;
  const force = forceOf(view, unit.seat);
  const there = force.filter(one => isOn(one) && inStrip(view, 0, one.at.y) === inStrip(view, 0, y)).length;
  return there >= Math.ceil(force.length / 2) ? 'half of the attackers come from the other edge' : undefined;
};

const judged: AlphaRule = core('ASC-scen-king-of-the-hill', {
  covers: ['ASC-scen-koth-time-limit', 'ASC-scen-koth-domination'],
  steps: {
    judging: [
      {
        name: 'hill',
        before: 'standing',
        run: (play, verdict) => {
          if (verdict.over || !is(play.state, 'king-of-the-hill')) return;
          verdict.fighting = false;
          if (dominated(play.state)) verdict.over = { winners: [], reason: 'points' };
          else if (is(play.state, 'king-of-the-hill', 'hold-them-off') && missionIn(play.state).run >= IN_A_ROW)
            verdict.over = { winners: [play.state.attacker], reason: 'objective' };
        },
      },
    ],
  },
});

const HOLD = { rule: 'ASC-scen-koth-hold', version: 2 } as const;

export const hillRules: readonly AlphaRule[] = [
  judged,
  core('ASC-scen-koth-hold', {
    steps: {
      ending: [
        {
          name: 'holding',
          after: 'loads',
          run: play => {
            if (!is(play.state, 'king-of-the-hill')) return;
            if (is(play.state, 'king-of-the-hill', 'domination')) capture(play);
            settleIn(play);
          },
        },
      ],
    },
  }),
  core('ASC-scen-koth-scoring', { ...scoring('hill', 'plain', hold), splitFrom: HOLD }),
  core('ASC-scen-koth-final', {
    ...scoring('lastHold', 'plain', play => {
      if (play.state.turn >= play.state.limit) holdAtLast(play);
    }),
    splitFrom: HOLD,
  }),
  core(DOMINATION, {
    splitFrom: { rule: 'ASC-scen-king-of-the-hill', version: 2 },
    follows: {
      markerCaptured: (_state, { seat }) => [{ type: 'award', seat, points: CAPTURED, rule: DOMINATION, what: 'an objective captured' }],
    },
    steps: { judging: [{ name: 'mostHeld', before: 'hill', run: crown }] },
  }),
  core('ASC-scen-koth-hold-them-off-vp', {
    ...scoring('heldOff', 'hold-them-off', resist),
    splitFrom: { rule: 'ASC-scen-king-of-the-hill', version: 2 },
  }),
  core('ASC-scen-koth-contested', {
    follows: {
      moved: (state, event) =>
        is(state, 'king-of-the-hill') ? [{ type: 'touch', unit: event.unit, left: letGo(state, event) }] : undefined,
    },
  }),
  core('ASC-scen-koth-marker', {
    forbids: {
      lift: (view, { target }) => (view.units[target] && has(view.units[target], 'OBJ') ? 'nobody carries that away' : undefined),
    },
  }),
  keepsApart('ASC-scen-koth-deployment', view => is(view, 'king-of-the-hill', 'plain', 'domination')),
  core('ASC-scen-koth-hold-them-off', {
    ...ownGround(state => is(state, 'king-of-the-hill', 'hold-them-off')),
    forbids: { deploy: (view, { unit, at }) => half(view, view.units[unit], at.y) },
  }),
];
