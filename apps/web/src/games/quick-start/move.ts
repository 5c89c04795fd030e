import type { Overlays } from '@sortie/board-view';
import { type Hex, hexLabel, sameHex } from '@sortie/geometry';
import { type Refusal, type Telling, tell } from '@sortie/kernel';
import { isFighting, type Mode, type Move, type QuickStart, type Standing, type Stop } from '@sortie/rules-quick-start';
import type { Action, Change, Interaction, Moment, Shown } from '../../battle/face.ts';
import { allStand, movedOf } from '../../battle/progress.ts';
import { word } from '../../i18n/index.ts';
import { nextFacing } from '../hexes/stops.ts';
import { fightersOf, sightLine } from './aim.ts';
import { moveTogether } from './group.ts';
import { MovePanel } from './move-panel.tsx';
import { type Moving, moverOf, START, stopOf } from './move-state.ts';
import { commandTo, facingsIn, onMapStops, pathTo, reachHexes, standingAt, stopIn, stopsFor } from './moving.ts';
import { idOf, keyOf, tokenOf } from './units.ts';

type Now = Moment<QuickStart>;
type Moves = Change<QuickStart, Moving>;

/** Why nothing can be reached in this mode, or nothing at all. */
function against({ view, book, seat }: Now, unit: Standing, mode: Mode): readonly Refusal[] {
  const command: Move =
    mode === 'stand'
      ? { type: 'move', unit: unit.id, mode }
      : mode === 'jump'
        ? { type: 'move', unit: unit.id, mode, to: unit.at, facing: unit.facing }
        : { type: 'move', unit: unit.id, mode, steps: '' };
  return book.check(view, command, seat);
}

/** Why a hex cannot be reached: what the rules say to a jump there, or to a way on foot that is too long. */
function whyNotThere({ view, book, seat }: Now, unit: Standing, { mode }: Moving, at: Hex): readonly Refusal[] {
  if (mode === 'jump') return book.check(view, { type: 'move', unit: unit.id, mode, to: at, facing: unit.facing }, seat);
  const { total } = book.ask('allowance', { unit, mode, scenario: view.scenario });
  const rule = mode === 'run' ? 'QS-move-run' : mode === 'walk' ? 'QS-move-walk' : 'QS-move-stand-still';
  return [{ rule, reason: `no way to ${hexLabel(at)} costs ${total} MP or less` }];
}

function point(moment: Now, state: Moving, at: Hex): Moves {
  const unit = moverOf(moment);
  if (!unit) return {};
  const { view, book, seat } = moment;
  const stop = stopIn(view, stopsFor(view, book, unit, state.mode, state.settled), at, seat);
  if (!stop) return { refusals: whyNotThere(moment, unit, state, at) };
  return { state: { ...state, at, facing: stop.facing, evasive: false } };
}

function turned(moment: Now, state: Moving, by: 1 | -1): Moves {
  const unit = moverOf(moment);
  if (!unit || !state.at) return {};
  const next = nextFacing(onMapStops(stopsFor(moment.view, moment.book, unit, state.mode, state.settled)), state.at, state.facing, by);
  return next === undefined ? {} : { state: { ...state, facing: next } };
}

function act(moment: Now, state: Moving, id: string): Moves {
  const unit = moverOf(moment);
  if (!unit) return {};
  if (id === 'stand' || id === 'walk' || id === 'run' || id === 'jump') return { state: { mode: id, settled: '' } };
  if (id === 'exits') return { state: { ...state, exits: true } };
  if (id === 'evasive') return { state: { ...state, evasive: !state.evasive } };
  const stop = stopOf(moment, unit, state);
  if (id === 'confirm') return stop ? { send: commandTo(unit, stop) } : {};
  if (id === 'onwards') return stop ? { state: { mode: state.mode, settled: stop.steps } } : {};
  const exit = stopsFor(moment.view, moment.book, unit, state.mode, state.settled).find(
    ({ leaves }) => leaves !== null && id === `leave-${leaves}`,
  );
  return exit ? { send: commandTo(unit, exit) } : {};
}

const MODES: readonly { readonly mode: Mode; readonly key: string; readonly label: Telling }[] = [
  { mode: 'stand', key: 's', label: tell('Stand') },
  { mode: 'walk', key: 'w', label: tell('Walk') },
  { mode: 'run', key: 'r', label: tell('Run') },
  { mode: 'jump', key: 'j', label: tell('Jump') },
];

function modeActions(moment: Now, unit: Standing, state: Moving): readonly Action[] {
  const { view, book } = moment;
  return MODES.map(({ mode, key, label }): Action => {
    const { total } = book.ask('allowance', { unit, mode, scenario: view.scenario });
    return {
      id: mode,
      label,
      key,
      look: 'choice',
      chosen: state.mode === mode,
      ...(mode !== 'stand' && { badge: `${total} MP` }),
      refusals: against(moment, unit, mode),
    };
  });
}

const CONFIRM: { readonly [M in Mode]: string } = {
  stand: word('Stand still'),
  walk: word('Walk to {hex}: {spent} MP'),
  run: word('Run to {hex}: {spent} MP'),
  jump: word('Jump to {hex}: {spent} MP'),
};

/** Over an edge where one can get there. Whether that is an escape is for the rules to say. */
function exitActions({ view, book }: Now, unit: Standing, state: Moving, stops: readonly Stop[]): readonly Action[] {
  const exits = stops.flatMap(({ leaves }): { readonly safe: boolean; readonly action: Action }[] => {
    if (leaves === null) return [];
    const safe = book.holds('escape', { scenario: view.scenario, side: unit.side, edge: leaves }) !== undefined;
    const label = tell(safe ? 'Escape over the {edge} edge' : 'Leave over the {edge} edge: it counts as destroyed', { edge: leaves });
    return [{ safe, action: { id: `leave-${leaves}`, label, look: 'danger' } }];
  });
  return exits.filter(({ safe }) => safe || state.exits).map(({ action }) => action);
}

function overlaysFor(moment: Now, unit: Standing, state: Moving, stops: readonly Stop[], stop: Stop | undefined): Overlays {
  const { view, book, seat } = moment;
  const { total } = book.ask('allowance', { unit, mode: state.mode, scenario: view.scenario });
  const reach = state.mode === 'stand' ? {} : { reach: reachHexes(stops, total) };
  const preview = state.over && !(state.at && sameHex(state.over, state.at)) ? stopIn(view, stops, state.over, seat) : undefined;
  const way = preview ?? stop;
  const path = way && state.mode !== 'stand' ? { path: pathTo(view, book, unit, way) } : {};
  const base: Overlays = { draggable: [keyOf(unit.id)], ...reach, ...path };
  if (!stop) return base;
  const there = standingAt(book, unit, stop);
  // Only those who see it there: the others are told in the panel.
  const sights = fightersOf(view, seat, false)
    .map(foe => sightLine(view, book, foe, there, true))
    .filter(({ state: open }) => open !== 'blocked');
  if (state.mode === 'stand') return { ...base, sights };
  const ghost = { token: { ...tokenOf(there), at: stop.to, facing: stop.facing }, handles: facingsIn(stops, stop.to) };
  return { ...base, sights, ghost };
}

function show(moment: Now, state: Moving): Shown {
  const unit = moverOf(moment);
  if (!unit) return { overlays: {}, actions: [], hint: tell('Choose a ’Mech to move.') };
  const stops = stopsFor(moment.view, moment.book, unit, state.mode, state.settled);
  const stop = stopOf(moment, unit, state);
  const confirm: readonly Action[] = stop
    ? [{ id: 'confirm', label: tell(CONFIRM[state.mode], { hex: hexLabel(stop.to), spent: stop.spent }), look: 'primary' }]
    : [];
  const hint = stop
    ? tell('Choose the facing, look who sees you there, then confirm.')
    : tell('Choose how the {unit} moves and where it goes.', { unit: unit.sheet.name });
  return {
    overlays: overlaysFor(moment, unit, state, stops, stop),
    actions: [...modeActions(moment, unit, state), ...exitActions(moment, unit, state, stops), ...confirm],
    hint,
  };
}

/** Choose a mode, see what can be reached, point at a place, turn, confirm. */
export const move: Interaction<QuickStart, Moving, Hex> = {
  candidates: ({ view, seat }) =>
    view.units.filter(unit => unit.seat === seat && isFighting(unit) && unit.moved === null).map(({ id }) => keyOf(id)),
  progress: moment =>
    movedOf(move.candidates(moment).length, moment.view.units.filter(unit => unit.seat === moment.seat && isFighting(unit)).length),
  begin: moment => {
    const unit = moverOf(moment);
    return unit && against(moment, unit, 'walk').length > 0 ? { mode: 'stand', settled: '' } : START;
  },
  on(moment, state, input) {
    switch (input.kind) {
      case 'select':
        return move.candidates(moment).includes(input.unit)
          ? { select: input.unit, state: move.begin({ ...moment, selected: input.unit }) }
          : {};
      case 'tap':
        if (input.token !== undefined && input.token !== moment.selected)
          return move.on(moment, state, { kind: 'select', unit: input.token });
        return point(moment, state, input.at);
      case 'drag':
        if (input.token !== moment.selected) return {};
        return point(moment, state, input.at).state ? point(moment, state, input.at) : { state };
      case 'hover': {
        const { over: _, ...rest } = state;
        return { state: input.at ? { ...rest, over: input.at } : rest };
      }
      case 'face':
        return { state: { ...state, facing: input.facing } };
      case 'turn':
        return turned(moment, state, input.by);
      case 'cancel':
        return state.at || state.settled ? { state: { mode: state.mode, settled: '' } } : {};
      case 'act':
        return act(moment, state, input.id);
      default:
        return {};
    }
  },
  show,
  all: {
    label: tell('All stand still'),
    gives: moment => allStand(move.candidates(moment).length),
    next: moment => {
      const [first] = move.candidates(moment);
      return first === undefined ? undefined : { type: 'move', unit: idOf(first), mode: 'stand' };
    },
  },
  groups: moveTogether,
  rest: ({ over: _, ...state }) => state,
  Panel: MovePanel,
};
