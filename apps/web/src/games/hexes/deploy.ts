import type { Token, Zone } from '@sortie/board-view';
import { distance, FACINGS, type Facing, type Hex, hexLabel, turn } from '@sortie/geometry';
import { type Shape, type Telling, tell } from '@sortie/kernel';
import type { Change, Interaction, Moment, Shown, UnitKey } from '../../battle/face.ts';
import { setUpOf } from '../../battle/progress.ts';

export interface Deploying {
  readonly at?: Hex;
  readonly facing: Facing;
}

/** What a game on hexes has to know about setting up. */
export interface Deployment<G extends Shape, U> {
  readonly waiting: (moment: Moment<G>) => readonly UnitKey[];
  readonly unitOf: (moment: Moment<G>) => U | undefined;
  /** How many units the side has. */
  readonly count: (moment: Moment<G>) => number;
  /** Where a unit looks at first. */
  readonly ahead: (unit: U | undefined) => Facing;
  readonly zones: (moment: Moment<G>, unit: U) => readonly Zone[];
  readonly nameOf: (unit: U) => string;
  readonly tokenOf: (unit: U) => Token;
  readonly command: (unit: U, at: Hex, facing: Facing) => G['command'];
  /** Other ways to set up in the same place; those that the rules refuse are not shown. */
  readonly ways?: (unit: U, at: Hex, facing: Facing) => readonly Way<G>[];
}

/** Another way to set up. */
export interface Way<G extends Shape> {
  readonly id: string;
  readonly label: Telling;
  readonly command: G['command'];
}

function waysOf<G extends Shape, U>(game: Deployment<G, U>, { book, view, seat }: Moment<G>, unit: U, { at, facing }: Deploying) {
  const all = at && game.ways ? game.ways(unit, at, facing) : [];
  return all.filter(({ command }) => book.allows(view, command, seat));
}

/** Set up in one's zone: choose a unit, a hex, a facing. */
export function deployment<G extends Shape, U>(game: Deployment<G, U>): Interaction<G, Deploying, Hex> {
  const { waiting } = game;
  return {
    candidates: waiting,
    begin: moment => suggested(game, moment),
    progress: moment => setUpOf(waiting(moment).length, game.count(moment)),
    all: { label: tell('Set up all'), next: moment => everybody(game, moment) },
    on(moment, state, input) {
      switch (input.kind) {
        case 'select':
          return waiting(moment).includes(input.unit)
            ? { select: input.unit, state: suggested(game, { ...moment, selected: input.unit }) }
            : {};
        case 'tap':
          return input.token === undefined ? put(game, moment, state, input.at) : { state };
        case 'drag':
          return put(game, moment, state, input.at);
        case 'face':
          return { state: { ...state, facing: input.facing } };
        case 'turn':
          return { state: { ...state, facing: turn(state.facing, input.by) } };
        case 'cancel':
          return state.at ? { state: { facing: state.facing } } : {};
        case 'act':
          return act(game, moment, state, input.id);
        default:
          return {};
      }
    },
    show: (moment, state) => shown(game, moment, state),
  };
}

/** Whoever stands already may be looked at, but is not set up again. */
const chosen = <G extends Shape, U>(game: Deployment<G, U>, moment: Moment<G>): U | undefined =>
  moment.selected !== undefined && game.waiting(moment).includes(moment.selected) ? game.unitOf(moment) : undefined;

function put<G extends Shape, U>(game: Deployment<G, U>, moment: Moment<G>, { facing }: Deploying, at: Hex): Change<G, Deploying> {
  const unit = chosen(game, moment);
  if (!unit) return {};
  const refusals = moment.book.check(moment.view, game.command(unit, at, facing), moment.seat);
  return refusals.length > 0 ? { refusals } : { state: { at, facing } };
}

/** A free hex of the zone: the units of a side stand side by side from the middle of their zone. */
function suggested<G extends Shape, U>(game: Deployment<G, U>, moment: Moment<G>): Deploying {
  const unit = chosen(game, moment);
  const facing = game.ahead(unit);
  const hexes = unit ? (game.zones(moment, unit)[0]?.hexes ?? []) : [];
  const middle = hexes[hexes.length >> 1];
  if (!unit || !middle) return { facing };
  const near = [...hexes].sort((a, b) => distance(a, middle) - distance(b, middle));
  // Every second hex first, so that nobody stands in anybody's way.
  const apart = near.filter(h => distance(h, middle) % 2 === 0);
  const at = [...apart, ...near].find(h => moment.book.allows(moment.view, game.command(unit, h, facing), moment.seat));
  return at ? { at, facing } : { facing };
}

function everybody<G extends Shape, U>(game: Deployment<G, U>, moment: Moment<G>): G['command'] | undefined {
  const selected = game.waiting(moment)[0];
  if (selected === undefined) return undefined;
  const now = { ...moment, selected };
  const unit = chosen(game, now);
  const { at, facing } = suggested(game, now);
  return unit && at && game.command(unit, at, facing);
}

function act<G extends Shape, U>(game: Deployment<G, U>, moment: Moment<G>, state: Deploying, id: string): Change<G, Deploying> {
  if (id === 'left' || id === 'right') return { state: { ...state, facing: turn(state.facing, id === 'right' ? 1 : -1) } };
  const unit = chosen(game, moment);
  if (!unit || !state.at) return {};
  if (id === 'confirm') return { send: game.command(unit, state.at, state.facing) };
  const way = waysOf(game, moment, unit, state).find(one => one.id === id);
  return way ? { send: way.command } : {};
}

function shown<G extends Shape, U>(game: Deployment<G, U>, moment: Moment<G>, { at, facing }: Deploying): Shown {
  const unit = chosen(game, moment);
  if (!unit) return { overlays: {}, actions: [], hint: tell('Choose a ’Mech from your force.') };
  const zones = game.zones(moment, unit);
  const name = game.nameOf(unit);
  if (!at) return { overlays: { zones }, actions: [], hint: tell('Choose a bright hex for the {unit}.', { unit: name }) };
  return {
    overlays: { zones, ghost: { token: { ...game.tokenOf(unit), at, facing }, handles: FACINGS } },
    hint: tell('Set the {unit} up here, or turn it, or choose another bright hex.', { unit: name }),
    actions: [
      { id: 'left', label: tell('Turn left') },
      { id: 'right', label: tell('Turn right') },
      ...waysOf(game, moment, unit, { at, facing }).map(({ id, label }) => ({ id, label })),
      { id: 'confirm', label: tell('Set up in {hex}', { hex: hexLabel(at) }), look: 'primary' },
    ],
  };
}
