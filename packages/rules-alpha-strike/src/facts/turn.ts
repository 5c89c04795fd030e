import { type Answer, type Roll, type Seat, type Telling, tell } from '@sortie/kernel';
import type { Exchange, Heading, Phase, Point, Result, Side, State, Unit, UnitId } from '../shape.ts';
import { callSign, unitAt, withUnit } from '../state.ts';
import { concealed } from '../view.ts';
import type { Parts } from './fact.ts';

/** How a game goes on, from the set-up to its end. */
export interface TurnFacts {
  readonly deployed: {
    readonly unit: UnitId;
    readonly at: Point;
    readonly z: number;
    readonly facing: Heading;
    readonly hidden: boolean;
  };
  readonly turnBegan: { readonly turn: number };
  readonly initiativeRolled: {
    readonly rolls: readonly Roll[];
    readonly totals: readonly Answer[];
    readonly winner: Seat;
    readonly order?: readonly Side[];
  };
  readonly phaseBegan: { readonly phase: Phase };
  readonly called: { readonly seat: Seat; readonly exchange: Exchange; readonly contingent?: number };
  readonly pendingSet: { readonly pending: State['pending'] };
  readonly turnEnded: { readonly turn: number };
  readonly gameEnded: { readonly result: Result };
}

const PHASES: { readonly [P in Phase]?: Telling } = {
  setup: tell('Set-up'),
  movement: tell('Movement Phase'),
  combat: tell('Combat Phase'),
  end: tell('End Phase'),
};

/** What holds for one turn only is forgotten. */
function freshUnit(unit: Unit, turn: number): Unit {
  const marks = unit.marks.some(({ until }) => until > 0 && until <= turn)
    ? unit.marks.filter(({ until }) => until === 0 || until > turn)
    : unit.marks;
  if (
    marks === unit.marks &&
    unit.moved === null &&
    unit.did.length === 0 &&
    unit.aimedAt.length === 0 &&
    unit.overheated === 0 &&
    unit.heatFrom === 0 &&
    unit.hurt === 0
  )
    return unit;
  return { ...unit, marks, moved: null, did: [], aimedAt: [], overheated: 0, heatFrom: 0, hurt: 0 };
}

export const turnFacts: Parts<keyof TurnFacts> = {
  deployed: {
    fold: (state, { unit, at, z, facing, hidden }) => withUnit(state, unit, { fate: 'fighting', at, z, facing, hidden }),
    tell: (state, { unit, hidden }) =>
      hidden ? tell('{unit} is set up hidden', { unit: callSign(state, unit) }) : tell('{unit} is set up', { unit: callSign(state, unit) }),
    redact: (state, event, seat) => {
      const unit = unitAt(state, event.unit);
      if (!event.hidden || unit.seat === seat) return event;
      return { type: 'revealed', unit: event.unit, as: concealed(unit), rule: 'AS-hidden' };
    },
  },
  turnBegan: { fold: (state, { turn }) => ({ ...state, turn }), tell: (_state, { turn }) => tell('Turn {turn}', { turn }) },
  initiativeRolled: {
    fold: (state, { winner, order = [] }) => ({ ...state, initiative: winner, order }),
    tell: (_state, { rolls, totals, winner }) => {
      const total = (seat: number): number => (rolls[seat]?.total ?? 0) + (totals[seat]?.total ?? 0);
      return tell('Initiative: {a} to {b}, player {winner} wins', { a: total(0), b: total(1), winner: winner + 1 });
    },
  },
  phaseBegan: {
    fold: (state, { phase }) => ({ ...state, phase, active: -1, exchange: { loser: 0, winner: 0 } }),
    tell: (_state, { phase }) => PHASES[phase],
  },
  called: { fold: (state, { seat, exchange, contingent = -1 }) => ({ ...state, active: seat, exchange, calling: contingent }) },
  pendingSet: { fold: (state, { pending }) => ({ ...state, pending }) },
  turnEnded: { fold: (state, { turn }) => ({ ...state, active: -1, units: state.units.map(unit => freshUnit(unit, turn)) }) },
  gameEnded: {
    fold: (state, { result }) => ({ ...state, phase: 'over', active: -1, result }),
    tell: () => tell('The game is over'),
  },
};
