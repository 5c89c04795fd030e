import type { Zone } from '@sortie/board-view';
import { FACINGS, type Facing, type Hex, hexLabel, rowOf, turn } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import { deploymentRows, type Mech, type QuickStart, type Side } from '@sortie/rules-quick-start';
import type { Change, Interaction, Moment } from '../../battle/face.ts';
import { hexesOn } from './ground.ts';
import { idOf, keyOf, tokenOf, unitOf } from './units.ts';

interface Deploying {
  readonly at?: Hex;
  readonly facing: Facing;
}

type Now = Moment<QuickStart>;
type Deploy = Change<QuickStart, Deploying>;

/** The attacker comes from the north and looks south. */
const ahead = (unit: Mech | undefined): Facing => (unit?.side === 'attacker' ? 3 : 0);

function zoneOf({ view }: Now, side: Side): readonly Hex[] {
  const [first, last] = deploymentRows(view, side);
  return hexesOn(view).filter(h => rowOf(h) >= first && rowOf(h) <= last);
}

const commandFor = (unit: number, at: Hex, facing: Facing): Extract<QuickStart['command'], { type: 'deploy' }> => ({
  type: 'deploy',
  unit,
  at,
  facing,
});

function put(moment: Now, { facing }: Deploying, at: Hex): Deploy {
  const { selected, view, book, seat } = moment;
  if (selected === undefined) return {};
  const refusals = book.check(view, commandFor(idOf(selected), at, facing), seat);
  return refusals.length > 0 ? { refusals } : { state: { at, facing } };
}

function act(moment: Now, state: Deploying, id: string): Deploy {
  const { selected } = moment;
  if (id === 'left' || id === 'right') return { state: { ...state, facing: turn(state.facing, id === 'right' ? 1 : -1) } };
  if (id === 'confirm' && selected !== undefined && state.at) return { send: commandFor(idOf(selected), state.at, state.facing) };
  return {};
}

/** Set up in one's zone: choose a 'Mech, a hex, a facing. */
export const deploy: Interaction<QuickStart, Deploying, Hex> = {
  candidates: ({ view, seat }) => view.units.filter(unit => unit.seat === seat && unit.fate === 'waiting').map(({ id }) => keyOf(id)),
  begin: ({ view, selected }) => ({ facing: ahead(unitOf(view, selected)) }),
  on(moment, state, input) {
    switch (input.kind) {
      case 'select':
        return deploy.candidates(moment).includes(input.unit) ? { select: input.unit, state: { facing: state.facing } } : {};
      case 'tap':
        return input.token === undefined ? put(moment, state, input.at) : {};
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
  show(moment, state) {
    const unit = unitOf(moment.view, moment.selected);
    if (!unit) return { overlays: {}, actions: [], hint: tell('Choose a ’Mech from your force.') };
    const other: Side = unit.side === 'attacker' ? 'defender' : 'attacker';
    const zones: readonly Zone[] = [
      { hexes: zoneOf(moment, unit.side), tone: 'mine', spotlight: true },
      { hexes: zoneOf(moment, other), tone: 'quiet', hatched: true },
    ];
    const { at, facing } = state;
    if (!at) {
      return {
        overlays: { zones },
        actions: [],
        hint: tell('Choose a bright hex for the {unit}.', { unit: unit.sheet.name }),
      };
    }
    return {
      overlays: { zones, ghost: { token: { ...tokenOf(unit), at, facing }, handles: FACINGS } },
      hint: tell('Turn the {unit} as it should face, then set it up.', { unit: unit.sheet.name }),
      actions: [
        { id: 'left', label: tell('Turn left') },
        { id: 'right', label: tell('Turn right') },
        { id: 'confirm', label: tell('Set up in {hex}', { hex: hexLabel(at) }), look: 'primary' },
      ],
    };
  },
};
