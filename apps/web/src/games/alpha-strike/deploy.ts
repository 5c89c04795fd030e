import type { Spot, Zone } from '@sortie/board-view';
import { tell } from '@sortie/kernel';
import type { AlphaStrike, Command, Unit } from '@sortie/rules-alpha-strike';
import type { Change, Interaction, Moment } from '../../battle/face.ts';
import { facingOf, pointAt, turnedIn } from './ground.ts';
import { INCH, inchWords, type Point, toSpot } from './scale.ts';
import { idOf, keyOf, tokenOf, unitOf } from './units.ts';

interface Deploying {
  readonly at?: Point;
  /** Degrees clockwise from the top. */
  readonly heading: number;
  readonly hidden: boolean;
  /** The next tap is a point for the guns to know. */
  readonly plotting?: boolean;
}

type Now = Moment<AlphaStrike>;
type Deploys = Change<AlphaStrike, Deploying>;
type DeployCommand = Extract<Command, { readonly type: 'deploy' }>;

const ahead = (seat: number): number => (seat === 0 ? 0 : 180);

const commandFor = (view: Now['view'], unit: number, { heading, hidden }: Deploying, at: Point): DeployCommand => ({
  type: 'deploy',
  unit,
  at,
  facing: facingOf(view, heading),
  ...(hidden && { hidden }),
});

/** The selected unit, if it is one that is still to be set up. */
const waiting = ({ view, selected, seat }: Now): Unit | undefined => {
  const unit = unitOf(view, selected);
  return unit?.seat === seat && unit.fate === 'waiting' ? unit : undefined;
};

/** Points may be plotted while this side sets up, as long as the rules leave it any. */
const mayPlot = ({ view, book, seat }: Now): boolean =>
  book.allows(view, { type: 'plot', at: { x: Math.round(view.table.width / 2), y: Math.round(view.table.height / 2) } }, seat);

function put(moment: Now, state: Deploying, spot: Spot): Deploys {
  if (state.plotting) return { send: { type: 'plot', at: pointAt(moment.view, spot) } };
  const { selected, view, book, seat } = moment;
  if (selected === undefined || !waiting(moment)) return {};
  const at = pointAt(view, spot);
  const refusals = book.check(view, commandFor(view, idOf(selected), state, at), seat);
  return refusals.length > 0 ? { refusals } : { state: { ...state, at } };
}

/** The strip along the own edge; a hidden unit may lie anywhere on its own half. */
function zoneOf({ table, zone }: Now['view'], seat: number, hidden: boolean): readonly Spot[] {
  const deep = hidden ? table.height / 2 : zone * INCH;
  const [top, bottom] = seat === 0 ? [table.height - deep, table.height] : [0, deep];
  return [
    { x: 0, y: top },
    { x: table.width, y: top },
    { x: table.width, y: bottom },
    { x: 0, y: bottom },
  ].map(toSpot);
}

function begun(unit: Unit | undefined, seat: number): Deploying {
  return { heading: ahead(unit?.seat ?? seat), hidden: unit?.mayHide === true };
}

function act(moment: Now, state: Deploying, id: string): Deploys {
  const { selected } = moment;
  if (id === 'left' || id === 'right')
    return {
      state: { ...state, heading: turnedIn(moment.view, state.heading, (id === 'right' ? 1 : -1) * (moment.view.table.hexes ? 1 : 3)) },
    };
  if (id === 'plot') return { state: { heading: state.heading, hidden: state.hidden, plotting: !state.plotting } };
  if (id === 'hide') return { state: { heading: state.heading, hidden: !state.hidden } };
  if (id === 'confirm' && selected !== undefined && state.at) return { send: commandFor(moment.view, idOf(selected), state, state.at) };
  return {};
}

/** Set up in one's zone: choose a unit, a place, a facing. */
export const deploy: Interaction<AlphaStrike, Deploying, Spot> = {
  candidates: ({ view, seat }) => view.units.filter(unit => unit.seat === seat && unit.fate === 'waiting').map(({ id }) => keyOf(id)),
  begin: ({ view, selected, seat }) => begun(unitOf(view, selected), seat),
  on(moment, state, input) {
    switch (input.kind) {
      case 'select':
        return deploy.candidates(moment).includes(input.unit)
          ? { select: input.unit, state: begun(unitOf(moment.view, input.unit), moment.seat) }
          : {};
      case 'tap':
        return input.token === undefined ? put(moment, state, input.at) : {};
      case 'drag': {
        const change = put(moment, state, input.at);
        return change.state ? change : { state };
      }
      case 'head':
        return { state: { ...state, heading: turnedIn(moment.view, input.heading, 0) } };
      case 'turn':
        return { state: { ...state, heading: turnedIn(moment.view, state.heading, input.by) } };
      case 'cancel':
        return state.at ? { state: { heading: state.heading, hidden: state.hidden } } : {};
      case 'act':
        return act(moment, state, input.id);
      default:
        return {};
    }
  },
  show(moment, state) {
    const { view, seat } = moment;
    const unit = waiting(moment);
    if (!unit) return { overlays: {}, actions: [], hint: tell('Choose a unit from your force.') };
    const zones: readonly Zone[] = [
      { outlines: [zoneOf(view, seat, state.hidden)], tone: 'mine', spotlight: true },
      { outlines: [zoneOf(view, 1 - seat, false)], tone: 'quiet', hatched: true },
    ];
    const hide = unit.mayHide
      ? [{ id: 'hide', label: tell('Set up hidden'), key: 'h', look: 'choice' as const, chosen: state.hidden }]
      : [];
    const plot = mayPlot(moment)
      ? [{ id: 'plot', label: tell('Plot a point for the guns'), key: 'p', look: 'choice' as const, chosen: state.plotting === true }]
      : [];
    const { at, heading } = state;
    if (!at) {
      return {
        overlays: { zones },
        actions: [...plot, ...hide],
        hint: state.plotting
          ? tell('Tap the point that your guns should know.')
          : tell('Choose a place in the bright zone for the {unit}.', { unit: unit.name }),
      };
    }
    return {
      overlays: { zones, ghost: { token: { ...tokenOf(unit), at: toSpot(at), heading }, turnable: true } },
      hint: tell('Turn the {unit} as it should face, then set it up.', { unit: unit.name }),
      actions: [
        ...hide,
        { id: 'left', label: tell('Turn left') },
        { id: 'right', label: tell('Turn right') },
        { id: 'confirm', label: tell('Set up here: {x}, {y}', { x: inchWords(at.x), y: inchWords(at.y) }), look: 'primary' },
      ],
    };
  },
};
