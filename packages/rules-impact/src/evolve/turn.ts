import { nth } from '@sortie/kernel';
import { sideAt, unitAt } from '../model/lookup.ts';
import type { Active, State, Unit } from '../model/state.ts';
import { allUnits, changeCard, changeSide, changeUnit, type Folds } from './change.ts';

/** Chapters heed the fact and add their own. */
const idle: Partial<Active> = {
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
  | 'commanded'
  | 'spent'
  | 'grouped'
  | 'groupChecked'
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
  activated: (state, { unit, mp, shaky, plan, kept, override }) => {
    const { seat, aloft } = unitAt(state, unit);
    const active = { ...idle, unit, mp: mp.total, full: mp.total, airStart: aloft, kept, shaky, plan } as Active;
    return changeSide({ ...state, active, passes: 0, group: state.group.filter(id => id !== unit) }, seat, { overrode: override });
  },
  planned: (state, { plan }) => (state.active ? { ...state, active: { ...state.active, plan } } : state),
  completed: (state, { unit }) => {
    const done = changeUnit(state, unit, { done: true });
    return { ...done, group: done.group.filter(id => id !== unit), active: done.active?.unit === unit ? null : done.active };
  },
  passed: state => ({ ...state, passes: state.passes + 1 }),
  commanded: (state, { unit, points, free, override }) => {
    const { seat, points: had } = unitAt(state, unit);
    const gained = changeUnit(state, unit, { points: had + points, ...(!free && { done: true }) });
    return free ? gained : changeSide({ ...gained, passes: 0 }, seat, { overrode: override });
  },
  spent: (state, { unit, points }) => changeUnit(state, unit, { points: unitAt(state, unit).points - points }),
  grouped: (state, { units }) => ({ ...state, group: units }),
  groupChecked: (state, { unit, acts }) =>
    acts ? state : { ...changeUnit(state, unit, { done: true }), group: state.group.filter(id => id !== unit) },
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
  const table = [...sideAt(state, seat).succession] as [number, number, number];
  table[squad] = turn;
  return table;
}

/** Complete markers, command points and spent paint go. */
const rested = (unit: Unit, turn: number): Unit => ({
  ...unit,
  done: false,
  points: 0,
  paint: unit.paint && unit.paint.until > turn ? unit.paint : null,
});

function freshen(state: State): State {
  const sides = state.sides.map(side => ({ ...side, overrode: false }));
  return {
    ...state,
    sides: [nth(sides, 0), nth(sides, 1)],
    boons: state.boons.filter(boon => boon.turn > state.turn),
    happening: null,
  };
}
