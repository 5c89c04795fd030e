import type { Handler, Seat } from '@sortie/kernel';
import { gunFor } from '../artillery/guns.ts';
import { type AlphaRule, type Book, core, type Table } from '../rule.ts';
import type { AlphaStrike, State, Unit } from '../shape.ts';
import { canAct, isOn, otherSeat } from '../state.ts';
import { lanceMoving, lancesLeft } from './lances.ts';
import { nextSide, nextTurn, toDeploy, toMove } from './order.ts';

const MINE = 'that is not your unit';
const ACTING = 'somebody acts out of turn first';

function ready(view: State, unit: Unit | undefined, seat: Seat, phase: State['phase']): string | undefined {
  if (view.pending?.kind === 'acting')
    return view.pending.unit === unit?.id && unit.seat === seat && phase === 'combat' ? undefined : ACTING;
  if (view.pending) return 'a hidden unit has to decide first';
  if (view.phase !== phase) return `this is not the ${phase === 'combat' ? 'Combat' : 'Movement'} Phase`;
  if (view.active !== seat) return "it is the other side's turn";
  if (unit?.seat !== seat) return MINE;
  return isOn(unit) ? undefined : 'that unit is not on the table';
}

const phases: AlphaRule = core('AS-turn', {
  forbids: {
    deploy: (view, { unit }, seat) => {
      if (view.phase !== 'setup') return 'units are set up before the first turn';
      if (view.active !== seat) return "it is the other side's turn";
      return view.units[unit]?.seat === seat && view.units[unit]?.fate === 'waiting' ? undefined : MINE;
    },
    move: (view, { unit: id }, seat) => {
      const unit = view.units[id];
      return (
        ready(view, unit, seat, 'movement') ??
        (unit?.moved ? 'it has already moved' : unit?.hidden ? 'a hidden unit does not move' : undefined)
      );
    },
    attack: (view, { unit: id }, seat) => inCombat(view, view.units[id], seat),
    demolish: (view, { unit: id }, seat) => inCombat(view, view.units[id], seat),
    deed: (view, { unit: id }, seat) => inCombat(view, view.units[id], seat),
    lift: (view, { unit: id }, seat, book) => inCombat(view, view.units[id], seat) ?? unless(book, 'lift'),
    throw: (view, { unit: id }, seat, book) => inCombat(view, view.units[id], seat) ?? unless(book, 'throw'),
    run: (view, { unit: id }, seat) => inCombat(view, view.units[id], seat),
    plot: (view, _command, seat) =>
      view.phase === 'setup' && view.active === seat ? undefined : 'points are plotted while your side sets up',
    order: (view, { unit: id }, seat) => ready(view, view.units[id], seat, 'combat'),
    bombard: (view, { unit: id }, seat) => {
      const unit = view.units[id];
      if ((unit?.fate === 'offTable' || unit?.fate === 'aloft') && unit.seat === seat)
        return view.phase === 'combat' && view.active === seat && !view.pending ? undefined : 'this is not the Combat Phase of your side';
      return inCombat(view, unit, seat);
    },
    done: (view, _command, seat) =>
      (view.pending?.kind === 'acting' && view.units[view.pending.unit]?.seat === seat) ||
      (view.phase === 'combat' && view.active === seat && !view.pending)
        ? undefined
        : "it is not your side's turn to attack",
  },
  follows: {
    initiativeRolled: ({ phase }) => (phase === 'opening' ? [{ type: 'nextPhase' }] : [{ type: 'nextPhase' }]),
    phaseBegan: (_state, { phase }) =>
      phase === 'end' ? [{ type: 'endPhase' }] : phase === 'initiative' ? [{ type: 'rollInitiative' }] : [{ type: 'callNext' }],
    deployed: () => [{ type: 'callNext' }],
    moved: (_state, { unit }) => [{ type: 'finishMove', unit }],
    flew: (_state, { unit }) => [{ type: 'finishMove', unit }],
    activated: () => [{ type: 'callNext' }],
    turnEnded: () => [{ type: 'judge' }],
  },
});

const unless = (book: Book, what: 'lift' | 'throw'): string | undefined =>
  book.ask('agreed', { what }).terms.length === 0 ? 'the players have not agreed on that' : undefined;

const inCombat = (view: State, unit: Unit | undefined, seat: Seat): string | undefined =>
  ready(view, unit, seat, 'combat') ?? (unit && !canAct(unit) ? 'it can do nothing this turn' : undefined);

export const turnRules: readonly AlphaRule[] = [phases];

/** The set-up, then turn after turn: initiative, movement, combat, end. */
export const nextPhase: Handler<AlphaStrike, 'nextPhase'> = play => {
  const { phase } = play.state;
  if (phase === 'opening') play.emit({ type: 'phaseBegan', phase: 'setup' });
  else if (phase === 'setup') beginTurn(play);
  else if (phase === 'initiative') play.emit({ type: 'phaseBegan', phase: 'movement' });
  else if (phase === 'movement') play.emit({ type: 'phaseBegan', phase: 'combat' });
  else if (phase === 'combat') play.emit({ type: 'phaseBegan', phase: 'end' });
};

export const beginTurn = (play: Table): void => {
  play.emit({ type: 'turnBegan', turn: play.state.turn + 1 });
  play.emit({ type: 'phaseBegan', phase: 'initiative' });
};

export const startTurn: Handler<AlphaStrike, 'beginTurn'> = play => beginTurn(play);

export const callNext: Handler<AlphaStrike, 'callNext'> = play => {
  const { state } = play;
  if (state.pending) return;
  if (state.phase === 'setup') call(play, seat => toDeploy(state, seat).length);
  else if (state.phase === 'movement') callInMovement(play);
  else if (state.phase === 'combat') callInCombat(play);
};

/** One unit after the other; where lances move together the one that has begun goes on. */
function callInMovement(play: Table): void {
  const { state } = play;
  const rush = state.commands === undefined ? 0 : play.ask('rush', { state }).total;
  if (rush > 0) play.emit({ type: 'called', seat: rush - 1, exchange: state.exchange });
  else if (state.order.length > 2) callSide(play);
  else if (play.ask('lances', { state }).total === 0) call(play, seat => toMove(state, seat).length);
  else if (state.active >= 0 && lanceMoving(state, state.active) !== undefined)
    play.emit({ type: 'called', seat: state.active, exchange: state.exchange });
  else call(play, seat => lancesLeft(state, seat));
}

/** One unit of the contingent whose turn it is. */
function callSide(play: Table): void {
  const next = nextSide(
    play.state,
    side => toMove(play.state, side.seat).filter(({ contingent }) => contingent === side.contingent).length,
  );
  if (next) play.emit({ type: 'called', seat: next.side.seat, exchange: next.exchange, contingent: next.side.contingent });
  else advance(play);
}

function call(play: Table, left: (seat: Seat) => number): void {
  const next = nextTurn(play.state, left);
  if (next) play.emit({ type: 'called', seat: next.seat, exchange: next.exchange });
  else advance(play);
}

/** The winner of initiative resolves all its attacks, then the other side. */
function callInCombat(play: Table): void {
  const { active, initiative } = play.state;
  const order = [initiative, otherSeat(initiative)];
  const at = active < 0 ? 0 : order.indexOf(active) + 1;
  const seat = order.slice(at).find(one => play.state.units.some(unit => unit.seat === one && mayAttack(unit)));
  if (seat === undefined) advance(play);
  else play.emit({ type: 'called', seat, exchange: play.state.exchange });
}

/** Can this unit still do something in the Combat Phase? */
export const mayAttack = (unit: Unit): boolean =>
  (isOn(unit) || unit.fate === 'offTable' || (unit.fate === 'aloft' && gunFor(unit, 'MSL') !== undefined)) && canAct(unit);

const advance = (play: Table): void => nextPhase(play, { type: 'nextPhase' });

export const done: Handler<AlphaStrike, 'done'> = play =>
  play.state.pending?.kind === 'acting' ? play.emit({ type: 'pendingSet', pending: null }) : callInCombat(play);
