import type { Token, Zone } from '@sortie/board-view';
import { FACINGS, type Facing, type Hex, hexLabel, turn } from '@sortie/geometry';
import { type Shape, tell } from '@sortie/kernel';
import type { Change, Interaction, Moment, UnitKey } from '../../battle/face.ts';

export interface Deploying {
  readonly at?: Hex;
  readonly facing: Facing;
}

/** What a game on hexes has to know about setting up. */
export interface Deployment<G extends Shape, U> {
  readonly waiting: (moment: Moment<G>) => readonly UnitKey[];
  readonly unitOf: (moment: Moment<G>) => U | undefined;
  /** Where a unit looks at first. */
  readonly ahead: (unit: U | undefined) => Facing;
  readonly zones: (moment: Moment<G>, unit: U) => readonly Zone[];
  readonly nameOf: (unit: U) => string;
  readonly tokenOf: (unit: U) => Token;
  readonly command: (unit: U, at: Hex, facing: Facing) => G['command'];
}

/** Set up in one's zone: choose a unit, a hex, a facing. */
export function deployment<G extends Shape, U>(game: Deployment<G, U>): Interaction<G, Deploying, Hex> {
  type Deploy = Change<G, Deploying>;
  const { waiting, ahead, zones: zonesFor, nameOf, tokenOf, command } = game;
  // Whoever stands already may be looked at, but is not set up again.
  const unitOf = (moment: Moment<G>): U | undefined =>
    moment.selected !== undefined && waiting(moment).includes(moment.selected) ? game.unitOf(moment) : undefined;

  function put(moment: Moment<G>, { facing }: Deploying, at: Hex): Deploy {
    const unit = unitOf(moment);
    if (!unit) return {};
    const refusals = moment.book.check(moment.view, command(unit, at, facing), moment.seat);
    return refusals.length > 0 ? { refusals } : { state: { at, facing } };
  }

  function act(moment: Moment<G>, state: Deploying, id: string): Deploy {
    if (id === 'left' || id === 'right') return { state: { ...state, facing: turn(state.facing, id === 'right' ? 1 : -1) } };
    const unit = unitOf(moment);
    return id === 'confirm' && unit && state.at ? { send: command(unit, state.at, state.facing) } : {};
  }

  return {
    candidates: waiting,
    begin: moment => ({ facing: ahead(unitOf(moment)) }),
    on(moment, state, input) {
      switch (input.kind) {
        case 'select':
          return waiting(moment).includes(input.unit) ? { select: input.unit, state: { facing: state.facing } } : {};
        case 'tap':
          return input.token === undefined ? put(moment, state, input.at) : { state };
        case 'drag':
          return put(moment, state, input.at);
        case 'face':
          return { state: { ...state, facing: input.facing } };
        case 'turn':
          return { state: { ...state, facing: turn(state.facing, input.by) } };
        case 'cancel':
          return state.at ? { state: { facing: state.facing } } : {};
        case 'act':
          return act(moment, state, input.id);
        default:
          return {};
      }
    },
    show(moment, { at, facing }) {
      const unit = unitOf(moment);
      if (!unit) return { overlays: {}, actions: [], hint: tell('Choose a ’Mech from your force.') };
      const zones = zonesFor(moment, unit);
      const name = nameOf(unit);
      if (!at) return { overlays: { zones }, actions: [], hint: tell('Choose a bright hex for the {unit}.', { unit: name }) };
      return {
        overlays: { zones, ghost: { token: { ...tokenOf(unit), at, facing }, handles: FACINGS } },
        hint: tell('Turn the {unit} as it should face, then set it up.', { unit: name }),
        actions: [
          { id: 'left', label: tell('Turn left') },
          { id: 'right', label: tell('Turn right') },
          { id: 'confirm', label: tell('Set up in {hex}', { hex: hexLabel(at) }), look: 'primary' },
        ],
      };
    },
  };
}
