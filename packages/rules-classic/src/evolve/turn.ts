import type { TurnEvent } from '../event/turn.ts';
import type { Unit } from '../shape.ts';
import { type Fold, UNHARMED } from './change.ts';

const renewed = (unit: Unit): Unit => {
  const still = unit.moved === null && unit.fire === null && unit.strike === null && unit.twist === 0 && !unit.flipped;
  const cold = unit.built.weapons === 0 && unit.built.external === 0 && unit.built.coolant === undefined;
  return still && cold
    ? unit
    : { ...unit, moved: null, fire: null, strike: null, twist: 0, flipped: false, built: { weapons: 0, external: 0 } };
};

const settledUnit = (unit: Unit): Unit => (unit.fresh === UNHARMED ? unit : { ...unit, fresh: UNHARMED });

export const foldTurn: Fold<TurnEvent> = {
  turnBegan: ({ kindled: _old, ...state }, { turn }) => ({ ...state, turn }),
  initiativeRolled: (state, { winner }) => (winner < 0 ? state : { ...state, initiative: winner }),
  phaseBegan: (state, { phase, queue }) => ({ ...state, phase, queue, active: -1 }),
  phaseEnded: state => ({ ...state, active: -1, queue: [] }),
  resolved: state => state,
  called: (state, { seat, queue }) => ({ ...state, active: seat, queue }),
  settled: before => {
    const { shaken, ...rest } = before;
    const state = shaken ? rest : before;
    return state.units.every(({ fresh }) => fresh === UNHARMED) ? state : { ...state, units: state.units.map(settledUnit) };
  },
  turnEnded: state => ({ ...state, units: state.units.map(renewed) }),
  ended: (state, { winners, reason, points }) => ({
    ...state,
    phase: 'over',
    active: -1,
    queue: [],
    result: { winners, reason, ...(points ? { points } : {}) },
  }),
};
