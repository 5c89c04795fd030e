import type { Handler, Seat } from '@sortie/kernel';
import { BATTERIES, gunFor } from '../artillery/guns.ts';
import { type AlphaRule, core, type Table } from '../rule.ts';
import type { AlphaStrike, State, Unit } from '../shape.ts';
import { canAct, isOn } from '../state.ts';

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
    run: (view, { unit: id }, seat) => inCombat(view, view.units[id], seat),
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

/** Why a unit can do nothing in the Combat Phase now. */
export const inCombat = (view: State, unit: Unit | undefined, seat: Seat): string | undefined =>
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

/** Can this unit still do something in the Combat Phase? */
export const mayAttack = (unit: Unit): boolean =>
  (isOn(unit) || unit.fate === 'offTable' || (unit.fate === 'aloft' && Object.keys(BATTERIES).some(weapon => gunFor(unit, weapon)))) &&
  canAct(unit);
