import { cross } from './damage/apply.ts';
import type { Event } from './event.ts';
import type { Mech, State } from './shape.ts';
import { withUnit } from './state.ts';

type Folds = { readonly [E in Event['type']]?: (state: State, event: Extract<Event, { readonly type: E }>) => State };

/** Ready for the next turn: dice, declarations and choices of sight are gone. */
const refreshed = (unit: Mech): Mech => (unit.moved === null && unit.fire === null ? unit : { ...unit, moved: null, fire: null });

/** How each fact of the core changes the state: no dice, no rules, no options. */
export const FOLDS = {
  rolesRolled: (state, { attacker }) =>
    attacker < 0
      ? state
      : {
          ...state,
          attackingSeat: attacker,
          units: state.units.map(unit => ({ ...unit, seat: unit.side === 'attacker' ? attacker : 1 - attacker })),
        },
  stageBegan: (state, { stage }) => ({ ...state, phase: stage, active: -1 }),
  stageEnded: state => ({ ...state, active: -1 }),
  deployed: (state, { unit, at, facing }) => withUnit(state, unit, { at, facing, fate: 'fighting' }),
  turnBegan: (state, { turn }) => ({ ...state, turn }),
  initiativeRolled: (state, { winner }) => (winner < 0 ? state : { ...state, initiative: winner }),
  phaseBegan: (state, { phase }) => ({ ...state, phase, active: -1 }),
  phaseEnded: state => ({ ...state, active: -1 }),
  called: (state, { seat }) => ({ ...state, active: seat }),
  moved: (state, { unit, mode, to, facing, hexes, spent, die }) =>
    withUnit(state, unit, { at: to, facing, moved: { mode, hexes, spent, die } }),
  leftMap: (state, { unit, safely }) => ({
    ...withUnit(state, unit, { at: null, fate: safely ? 'withdrawn' : 'destroyed' }),
    lastHarm: state.turn,
  }),
  announced: (state, { unit, target, shots }) => ({ ...state, pending: { kind: 'sight', unit, target, shots } }),
  sightChosen: (state, { unit, target, hexes }) => ({
    ...state,
    sights: [...state.sights, { between: unit < target ? [unit, target] : [target, unit], hexes }],
  }),
  sightClosed: state => ({ ...state, pending: null }),
  declared: (state, { unit, shots }) => ({
    ...withUnit(state, unit, { fire: { shots, resolved: shots.length === 0 } }),
    pending: null,
  }),
  ammoSpent: (state, { unit, left }) => withUnit(state, unit, { ammo: left }),
  fired: state => state,
  hitsWait: (state, { unit, target, hits }) => ({ ...state, pending: { kind: 'damage', unit, target, hits } }),
  damaged: (state, { unit, marks, lost }) => ({ ...cross(state, unit, marks, lost), lastHarm: state.turn }),
  resolved: (state, { unit }) => ({
    ...withUnit(state, unit, { fire: { shots: state.units[unit]?.fire?.shots ?? [], resolved: true } }),
    pending: null,
  }),
  destroyed: (state, { unit }) => ({ ...withUnit(state, unit, { at: null, fate: 'destroyed' }), lastHarm: state.turn }),
  turnEnded: state => ({ ...state, units: state.units.map(refreshed), sights: [] }),
  ended: (state, { winners, reason, points }) => ({
    ...state,
    phase: 'over',
    active: -1,
    pending: null,
    result: { winners, reason, ...(points ? { points } : {}) },
  }),
} satisfies Folds;
