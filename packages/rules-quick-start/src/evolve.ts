import { marked } from './damage/apply.ts';
import type { Event } from './event.ts';
import type { Location } from './force/sheet.ts';
import type { Mech, Side, State } from './shape.ts';
import { withUnit } from './state.ts';
import { withWoods } from './terrain/board.ts';

type Fold = { readonly [E in Event['type']]: (state: State, event: Extract<Event, { readonly type: E }>) => State };

/** Fold one fact into the state: no dice, no rules, no options. */
export const evolve = (state: State, event: Event): State => (FOLD[event.type] as (state: State, event: Event) => State)(state, event);

const sideOf = (state: State, seat: number): Side => (seat === state.attackingSeat ? 'attacker' : 'defender');

const cross = (state: State, id: number, marks: Parameters<typeof marked>[1], lost: readonly Location[]): State =>
  withUnit(state, id, { armor: marked(state.units[id]!.armor, marks, lost) });

const chosen = (state: State, seat: number): State =>
  state.cards ? { ...state, cards: { ...state.cards, chosen: [...state.cards.chosen, sideOf(state, seat)] } } : state;

/** Ready for the next turn: dice, declarations and choices of sight are gone. */
const refreshed = (unit: Mech): Mech => (unit.moved === null && unit.fire === null ? unit : { ...unit, moved: null, fire: null });

const FOLD: Fold = {
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
  scarred: (state, { unit, marks, lost }) => cross(state, unit, marks, lost),
  costRolled: (state, { roll }) => (state.cards ? { ...state, cards: { ...state.cards, cost: roll.total } } : state),
  cardChosen: (state, { seat, unit, card }) => chosen(withUnit(state, unit, { pilot: card }), seat),
  cardDeclined: (state, { seat }) => chosen(state, seat),
  placersRolled: (state, { first }) => ({ ...state, pieces: { ...state.pieces, first } }),
  pieceLaid: (state, { seat, piece, woods }) => ({
    ...state,
    board: withWoods(state.board, woods),
    pieces: { ...state.pieces, laid: [...state.pieces.laid, { piece, seat, hexes: woods.map(({ at }) => at) }] },
  }),
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
    ...withUnit(state, unit, { fire: { shots: state.units[unit]!.fire?.shots ?? [], resolved: true } }),
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
};
