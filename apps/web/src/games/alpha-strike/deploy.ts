import type { Spot, Zone } from '@sortie/board-view';
import { tell } from '@sortie/kernel';
import { type AlphaStrike, type Command, FEATURES, type Feature, type Unit } from '@sortie/rules-alpha-strike';
import type { Change, Interaction, Moment } from '../../battle/face.ts';
import { setUpOf } from '../../battle/progress.ts';
import { word } from '../../i18n/index.ts';
import { facingOf, pointAt, turnedIn } from './ground.ts';
import { missionOutlines, missionPlaces } from './missions/zones.ts';
import { INCH, inchWords, type Point, toSpot } from './scale.ts';
import { idOf, keyOf, tokenOf, unitOf } from './units.ts';

interface Deploying {
  readonly at?: Point;
  /** Degrees clockwise from the top. */
  readonly heading: number;
  readonly hidden: boolean;
  /** What the next tap puts on the table, while the table is laid out. */
  readonly laying?: Feature;
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

/** A piece of terrain at a point, or none at all. */
const layAt = (choice: Feature | 'building' | 'nothing', at?: Point): Command => ({
  type: 'ability',
  ability: 'lay',
  choice,
  ...(at && { at }),
});
const isLaying = ({ view, book, seat }: Now): boolean => book.allows(view, layAt('nothing'), seat);

const FEATURE_NAMES: { readonly [F in Feature]: string } = {
  woods: word('Light woods'),
  'heavy-woods': word('Heavy woods'),
  hill: word('Hill'),
  rough: word('Rough ground'),
  rubble: word('Rubble'),
  water: word('Water'),
};

/** In a reconnaissance it is buildings that are put down. */
const isBuilding = ({ view }: Now): boolean => view.mission?.order.kind === 'reconnaissance';

function lay(moment: Now, { laying = 'woods' }: Deploying, spot: Spot): Deploys {
  const command = layAt(isBuilding(moment) ? 'building' : laying, pointAt(moment.view, spot));
  const refusals = moment.book.check(moment.view, command, moment.seat);
  return refusals.length > 0 ? { refusals } : { send: command };
}

/** What to put down next, and how much is left. */
function showLaying(moment: Now, { laying = 'woods' }: Deploying): ReturnType<typeof deploy.show> {
  const kinds = isBuilding(moment) ? [] : FEATURES;
  const left = moment.view.mission?.features?.[moment.seat] ?? 0;
  return {
    overlays: {},
    hint: isBuilding(moment)
      ? tell('Tap where the next building goes: {left} left to put down.', { left })
      : tell('Tap where the terrain goes: {left} left to put down.', { left }),
    actions: [
      ...kinds.map(one => ({ id: `lay:${one}`, label: tell(FEATURE_NAMES[one]), look: 'choice' as const, chosen: one === laying })),
      { id: 'lay:nothing', label: tell('Stop placing') },
    ],
  };
}

function put(moment: Now, state: Deploying, spot: Spot): Deploys {
  if (isLaying(moment)) return lay(moment, state, spot);
  if (state.plotting) return { send: { type: 'plot', at: pointAt(moment.view, spot) } };
  const { selected, view, book, seat } = moment;
  if (selected === undefined || !waiting(moment)) return {};
  const at = pointAt(view, spot);
  const refusals = book.check(view, commandFor(view, idOf(selected), state, at), seat);
  if (refusals.length === 0) return { state: { ...state, at } };
  // Where everybody has to look the other way, the unit is turned around.
  const turned = { ...state, heading: (state.heading + 180) % 360 };
  return book.allows(view, commandFor(view, idOf(selected), turned, at), seat) ? { state: { ...turned, at } } : { refusals };
}

/** The strip along the own edge; a hidden unit may lie anywhere on its own half. */
export function zoneOf({ table, zone }: Pick<Now['view'], 'table' | 'zone'>, seat: number, hidden: boolean): readonly Spot[] {
  const deep = hidden ? table.height / 2 : zone * INCH;
  const [top, bottom] = seat === 0 ? [table.height - deep, table.height] : [0, deep];
  return [
    { x: 0, y: top },
    { x: table.width, y: top },
    { x: table.width, y: bottom },
    { x: 0, y: bottom },
  ].map(toSpot);
}

const SIDEWAYS = [0, 2, -2, 4, -4, 6, -6, 9, -9, 12, -12] as const;
const DEEPER = [0.5, 0.25, 0.75] as const;

/** A free place for it, with the force spread along its edge; whoever has no plan yet need not look for one. */
function suggested({ view, book, seat }: Now, unit: Unit, start: Deploying): Point | undefined {
  const own = view.units.filter(one => one.seat === seat && (one.fate === 'waiting' || one.at !== null));
  const share = (own.findIndex(({ id }) => id === unit.id) + 1) / (own.length + 1);
  for (const part of DEEPER) {
    const deep = view.zone * INCH * part;
    const y = seat === 0 ? view.table.height - deep : deep;
    for (const aside of SIDEWAYS) {
      const at = pointAt(view, toSpot({ x: view.table.width * share + aside * INCH, y }));
      if (book.allows(view, commandFor(view, unit.id, start, at), seat)) return at;
    }
  }
  for (const place of missionPlaces(view, seat)) {
    const at = pointAt(view, toSpot(place));
    if (book.allows(view, commandFor(view, unit.id, start, at), seat)) return at;
  }
  return undefined;
}

function begun(moment: Now, selected = moment.selected): Deploying {
  const unit = waiting({ ...moment, selected });
  const start: Deploying = { heading: ahead(unit?.seat ?? moment.seat), hidden: unit?.mayHide === true };
  const at = unit && suggested(moment, unit, start);
  return at ? { ...start, at } : start;
}

/** The place that would be suggested to whoever is next, as long as there is one. */
function everybody(moment: Now): DeployCommand | undefined {
  const selected = deploy.candidates(moment)[0];
  if (selected === undefined) return undefined;
  const state = begun({ ...moment, selected });
  return state.at && commandFor(moment.view, idOf(selected), state, state.at);
}

function act(moment: Now, state: Deploying, id: string): Deploys {
  const { selected } = moment;
  if (id === 'lay:nothing') return { send: layAt('nothing') };
  const laying = FEATURES.find(one => id === `lay:${one}`);
  if (laying) return { state: { ...state, laying } };
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
  begin: moment => begun(moment),
  progress: ({ view, seat }) => {
    const own = view.units.filter(unit => unit.seat === seat);
    return setUpOf(own.filter(({ fate }) => fate === 'waiting').length, own.length);
  },
  all: { label: tell('Set up all'), next: everybody },
  on(moment, state, input) {
    switch (input.kind) {
      case 'select':
        return deploy.candidates(moment).includes(input.unit) ? { select: input.unit, state: begun(moment, input.unit) } : {};
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
    if (isLaying(moment)) return showLaying(moment, state);
    const unit = waiting(moment);
    if (!unit) return { overlays: {}, actions: [], hint: tell('Choose a unit from your force.') };
    const zones: readonly Zone[] = [
      { outlines: missionOutlines(view, seat) ?? [zoneOf(view, seat, state.hidden)], tone: 'mine', spotlight: true },
      { outlines: missionOutlines(view, 1 - seat) ?? [zoneOf(view, 1 - seat, false)], tone: 'quiet', hatched: true },
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
      hint: tell('Set the {unit} up here, or turn it, or choose another place in the bright zone.', { unit: unit.name }),
      actions: [
        ...hide,
        { id: 'left', label: tell('Turn left') },
        { id: 'right', label: tell('Turn right') },
        { id: 'confirm', label: tell('Set up here: {x}, {y}', { x: inchWords(at.x), y: inchWords(at.y) }), look: 'primary' },
      ],
    };
  },
};
