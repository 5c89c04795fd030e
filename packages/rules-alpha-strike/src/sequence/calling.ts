import type { Handler, Seat } from '@sortie/kernel';
import type { Calling } from '../questions.ts';
import { type AlphaRule, core, option, type Table } from '../rule.ts';
import type { AlphaStrike, State } from '../shape.ts';
import { otherSeat } from '../state.ts';
import { nextSide, nextTurn, toDeploy, toMove } from './order.ts';
import { bodies } from './points.ts';
import { mayAttack, nextPhase } from './turn.ts';

export const callNext: Handler<AlphaStrike, 'callNext'> = play => {
  if (!play.state.pending) play.run('calling', { called: false });
};

const nothing = (): void => undefined;
/** Somebody is called, or nobody is left: each phase by the rule that orders it. Rules put in who comes before the others. */
export const CALLING = { setup: nothing, sides: nothing, units: nothing, combat: nothing };

type Call = (play: Table) => void;
/** The order of one phase, where nobody has been called yet. */
const ordering = (name: keyof typeof CALLING, holds: (state: State) => boolean, run: Call): Pick<AlphaRule, 'steps'> => ({
  steps: {
    calling: [
      {
        name,
        insteadOf: name,
        run: (play: Table, about: Calling): void => {
          if (about.called || !holds(play.state)) return;
          about.called = true;
          run(play);
        },
      },
    ],
  },
});

export const advance = (play: Table): void => nextPhase(play, { type: 'nextPhase' });
const sharing =
  (play: Table) =>
  (own: number, theirs: number): number =>
    own === 0 || theirs === 0 ? own : play.ask('share', { own, theirs }).total;

/** Whoever is next of the two sides by what is left to do, or on to the next phase. */
export function call(play: Table, left: (seat: Seat) => number): void {
  const next = nextTurn(play.state, left, sharing(play));
  if (next) play.emit({ type: 'called', seat: next.seat, exchange: next.exchange });
  else advance(play);
}

/** One unit of the contingent whose turn it is. */
function callSide(play: Table): void {
  const { state } = play;
  const next = nextSide(
    state,
    side => bodies(toMove(state, side.seat).filter(({ contingent }) => contingent === side.contingent)),
    sharing(play),
  );
  if (next) play.emit({ type: 'called', seat: next.side.seat, exchange: next.exchange, contingent: next.side.contingent });
  else advance(play);
}

/** The winner of initiative resolves all its attacks, then the other side. */
export function callInCombat(play: Table): void {
  const { active, initiative } = play.state;
  const order = [initiative, otherSeat(initiative)];
  const at = active < 0 ? 0 : order.indexOf(active) + 1;
  const seat = order.slice(at).find(one => play.state.units.some(unit => unit.seat === one && mayAttack(unit)));
  if (seat === undefined) advance(play);
  else play.emit({ type: 'called', seat, exchange: play.state.exchange });
}

/** With more than two rolls the lowest moves first and only the contingent that is called moves. */
const notCalled = (view: State, { unit }: { readonly unit: number }): string | undefined =>
  view.calling >= 0 && view.units[unit] && view.units[unit].contingent !== view.calling ? 'another contingent is called' : undefined;

export const callingRules: readonly AlphaRule[] = [
  core(
    'AS-init-order-setup',
    ordering(
      'setup',
      ({ phase }) => phase === 'setup',
      play => call(play, seat => toDeploy(play.state, seat).length),
    ),
  ),
  core('AS-init-3sides', {
    ...ordering('sides', ({ phase, order }) => phase === 'movement' && order.length > 2, callSide),
    forbids: { move: notCalled, fly: notCalled, overfly: notCalled, land: notCalled, liftOff: notCalled },
  }),
  core('AS-init-order-move', {
    ...ordering(
      'units',
      ({ phase }) => phase === 'movement',
      play => call(play, seat => bodies(toMove(play.state, seat))),
    ),
    covers: ['ASC-term-unit'],
  }),
  core(
    'AS-init-order-combat',
    ordering('combat', ({ phase }) => phase === 'combat', callInCombat),
  ),
  core('AS-init-unequal', { base: { share: ({ own, theirs }) => Math.max(1, Math.floor(own / theirs)) } }),
  /** Whoever has more moves its extra units early instead of late. */
  option('AS-init-unequal-front', {
    base: { share: ({ own, theirs }) => Math.ceil(own / theirs) },
    replaces: ['AS-init-unequal'],
  }),
];

export const done: Handler<AlphaStrike, 'done'> = play =>
  play.state.pending?.kind === 'acting' ? play.emit({ type: 'pendingSet', pending: null }) : callInCombat(play);
