import { type Handler, nth, type Telling, tell } from '@sortie/kernel';
import type { QuickStartRule, Table } from '../rule.ts';
import type { Phase, QuickStart } from '../shape.ts';

const turnPhases: QuickStartRule = {
  id: 'QS-seq-turn-phases',
  cite: 'QS p. 2',
  kind: 'core',
  follows: { initiativeRolled: (_state, { winner }) => (winner < 0 ? undefined : [{ type: 'nextPhase' }]) },
};

/** Begin a phase in which players act one after the other. */
const begin = (phase: Phase) => (play: Table) => play.emit({ type: 'phaseBegan', phase });

const movementOrder: QuickStartRule = {
  id: 'QS-seq-movement-order-single',
  cite: 'QS p. 2',
  kind: 'core',
  steps: { turn: [{ name: 'movement', insteadOf: 'movement', run: begin('movement') }] },
  follows: { phaseBegan: (_state, { phase }) => (phase === 'movement' ? [{ type: 'callNext' }] : undefined) },
};

const declareOrder: QuickStartRule = {
  id: 'QS-seq-declare-order-single',
  cite: 'QS p. 2',
  kind: 'core',
  steps: { turn: [{ name: 'attack', insteadOf: 'attack', run: begin('attack') }] },
  follows: { phaseBegan: (_state, { phase }) => (phase === 'attack' ? [{ type: 'callNext' }] : undefined) },
};

const movementAlternation: QuickStartRule = {
  id: 'QS-seq-multi-movement-alternation',
  cite: 'QS p. 10',
  kind: 'core',
  forbids: {
    move: ({ phase, active, units }, { unit }, seat) => {
      if (phase !== 'movement') return tell("'Mechs move in the Movement Phase");
      if (active !== seat) return tell("it is the other side's turn to move a 'Mech");
      return notYours(units[unit]?.seat === seat, units[unit]?.fate);
    },
  },
  follows: { moved: () => [{ type: 'callNext' }] },
};

const declareAlternation: QuickStartRule = {
  id: 'QS-seq-multi-declare-alternation',
  cite: 'QS p. 10',
  kind: 'core',
  forbids: {
    declare: ({ phase, active, units, pending }, { unit }, seat) => {
      if (phase !== 'attack') return tell('attacks are declared in the Weapon Attack Phase');
      if (pending) return tell('an announced attack has to be settled first');
      if (active !== seat) return tell("it is the other side's turn to declare");
      if (units[unit]?.fire) return tell("that 'Mech has already declared this turn");
      return notYours(units[unit]?.seat === seat, units[unit]?.fate);
    },
  },
  follows: { declared: () => [{ type: 'callNext' }] },
};

const notYours = (own: boolean, fate: string | undefined): Telling | undefined => {
  if (!own) return tell("that is not your 'Mech");
  return fate === 'fighting' ? undefined : tell("that 'Mech is no longer on the map");
};

const mayDeclineMove: QuickStartRule = {
  id: 'QS-seq-move-may-decline',
  cite: 'QS p. 2',
  kind: 'core',
  structural: 'standing still is a move like any other',
};
const mayDeclineFire: QuickStartRule = {
  id: 'QS-seq-declare-may-decline',
  cite: 'QS p. 2',
  kind: 'core',
  structural: 'holding fire is a declaration like any other',
};

export const turnRules: readonly QuickStartRule[] = [
  turnPhases,
  movementOrder,
  declareOrder,
  movementAlternation,
  declareAlternation,
  mayDeclineMove,
  mayDeclineFire,
];

/** Begin the phase after the present one; after the last, a new turn. */
export const nextPhase: Handler<QuickStart, 'nextPhase'> = play => {
  const steps = play.book.steps('turn');
  const now = steps.findIndex(({ name }) => name === play.state.phase);
  const next = steps[now + 1];
  if (next) next.run(play, null);
  else beginTurn(play);
};

export function beginTurn(play: Table): void {
  play.emit({ type: 'turnBegan', turn: play.state.turn + 1 });
  nth(play.book.steps('turn'), 0).run(play, null);
}

export const clearTurn: Handler<QuickStart, 'clearTurn'> = play => play.emit({ type: 'turnEnded', turn: play.state.turn });
