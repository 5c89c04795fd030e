import type { Active, State, Unit } from '../model/state.ts';
import { allUnits, changeCard, changeSide, changeUnit, type Folds } from './change.ts';

const idle: Omit<Active, 'unit' | 'mp' | 'full' | 'airStart' | 'kept' | 'shaky' | 'emerging' | 'plan'> = {
  from: null,
  bounced: false,
  landed: false,
  boosted: false,
  moved: false,
  stopped: false,
  mode: null,
  shots: 0,
  first: null,
  painted: null,
  queried: 0,
  turned: 0,
  shot: null,
  unopposed: false,
};

/** The sequence of play. */
export const turn: Folds<
  | 'turnBegan'
  | 'initiative'
  | 'called'
  | 'asked'
  | 'answered'
  | 'activated'
  | 'planned'
  | 'completed'
  | 'passed'
  | 'abandoned'
  | 'commanded'
  | 'spent'
  | 'grouped'
  | 'groupChecked'
  | 'reorganized'
  | 'merged'
  | 'impulsesEnded'
  | 'turnEnded'
  | 'leaderLost'
  | 'succeeded'
  | 'ended'
> = {
  turnBegan: (state, { turn }) => ({ ...state, turn, phase: 'impulses', passes: 0 }),
  initiative: (state, { holder }) => ({ ...state, holder }),
  called: (state, { seat }) => ({ ...state, toAct: seat }),
  asked: (state, { pending }) => ({ ...state, pending: [...state.pending, pending] }),
  answered: state => ({ ...state, pending: state.pending.slice(0, -1) }),
  activated: (state, { unit, mp, shaky, emerging, plan, kept, override }) => {
    const { seat, aloft } = state.units[unit]!;
    const active = { ...idle, unit, mp: mp.total, full: mp.total, airStart: aloft, kept, shaky, emerging, plan };
    return changeSide({ ...state, active, passes: 0, group: state.group.filter(id => id !== unit) }, seat, { overrode: override });
  },
  planned: (state, { plan }) => (state.active ? { ...state, active: { ...state.active, plan } } : state),
  completed: (state, { unit }) => {
    const done = changeUnit(state, unit, { done: true, abandoned: false });
    return { ...done, group: done.group.filter(id => id !== unit), active: done.active?.unit === unit ? null : done.active };
  },
  passed: state => ({ ...state, passes: state.passes + 1 }),
  abandoned: (state, { units }) => units.reduce((now, unit) => changeUnit(now, unit, { abandoned: true }), state),
  commanded: (state, { unit, points, free, override }) => {
    const { seat, points: had } = state.units[unit]!;
    const gained = changeUnit(state, unit, { points: had + points, ...(!free && { done: true }) });
    return free ? gained : changeSide({ ...gained, passes: 0 }, seat, { overrode: override });
  },
  spent: (state, { unit, points }) => changeUnit(state, unit, { points: state.units[unit]!.points - points }),
  grouped: (state, { units }) => ({ ...state, group: units }),
  groupChecked: (state, { unit, acts }) =>
    acts ? state : { ...changeUnit(state, unit, { done: true }), group: state.group.filter(id => id !== unit) },
  reorganized: (state, { seat }) =>
    allUnits(changeSide({ ...state, passes: 0 }, seat, { reorganizing: true }), unit =>
      unit.seat === seat && unit.morale === 'good' ? { ...unit, done: true } : unit,
    ),
  merged: (state, { seat, shaken }) =>
    allUnits(changeSide(state, seat, { squads: 1, shaken, succession: [0, 0, 0] }), unit =>
      unit.seat === seat ? { ...unit, squad: 0 } : unit,
    ),
  impulsesEnded: state => ({ ...state, phase: 'event', active: null, group: [] }),
  turnEnded: state => freshen(allUnits(state, unit => rested(unit, state.turn))),
  leaderLost: (state, { seat, squad, turn }) => changeSide(state, seat, { succession: withSquad(state, seat, squad, turn) }),
  succeeded: (state, { seat, squad, unit }) => {
    const replaced = changeSide(state, seat, { succession: withSquad(state, seat, squad, 0) });
    return unit === null ? replaced : changeCard(replaced, unit, () => ({ stars: 2 }));
  },
  ended: (state, { result }) => ({ ...state, phase: 'over', result, pending: [], active: null, group: [], happening: null }),
};

function withSquad(state: State, seat: number, squad: 0 | 1 | 2, turn: number): readonly [number, number, number] {
  const table = [...state.sides[seat]!.succession] as [number, number, number];
  table[squad] = turn;
  return table;
}

/** Complete markers, command points and spent paint go; stealth markers move up a box. */
function rested(unit: Unit, turn: number): Unit {
  const { box, ready } = unit.stealth;
  return {
    ...unit,
    done: false,
    points: 0,
    abandoned: false,
    paint: unit.paint && unit.paint.until > turn ? unit.paint : null,
    stealth: { box: box > 0 ? box + 1 : 0, leave: 'no', ready },
  };
}

function freshen(state: State): State {
  const sides = state.sides.map(side => ({ ...side, overrode: false, reorganizing: false }));
  return {
    ...state,
    sides: [sides[0]!, sides[1]!],
    boons: state.boons.filter(boon => boon.turn > state.turn),
    happening: null,
  };
}
