import { table as terrain } from '@sortie/board';
import type { Overlays, Path, Spot } from '@sortie/board-view';
import { table as geometry } from '@sortie/geometry';
import { type Refusal, type Telling, tell } from '@sortie/kernel';
import { type AlphaStrike, callSign, isOn, type Mode, type MoveCommand, radiusOf, type Standing } from '@sortie/rules-alpha-strike';
import type { Action, Change, Interaction, Shown } from '../../battle/face.ts';
import { nextAround } from '../../battle/walk.ts';
import { word } from '../../i18n/index.ts';
import { pointAt, turnedIn } from './ground.ts';
import { commandsFor } from './listed.ts';
import { MovePanel } from './move-panel.tsx';
import {
  areasIn,
  commandOf,
  endOf,
  headingIn,
  hexesIn,
  journeyIn,
  type Moving,
  moverOf,
  type Now,
  pathOf,
  purse,
  reachIn,
  standingAfter,
  startIn,
  wayTo,
} from './move-state.ts';
import { forget, plan, planFor, planned } from './plans.ts';
import { considering, foes } from './prospects.ts';
import { headingOf, inchWords, type Point, toPoint, toSpot } from './scale.ts';
import { ringsAround, sightLine } from './tape.ts';
import { idOf, keyOf, tokenOf, unitOf } from './units.ts';

type Moves = Change<AlphaStrike, Moving>;

/** The least move there is: a jump up and down, otherwise a step nowhere. */
const standing = ({ id, at, facing }: Standing, mode: Mode): MoveCommand => ({
  type: 'move',
  unit: id,
  mode,
  path: mode === 'jump' ? [at] : [],
  facing,
});

/** Why nothing can be done in this mode. */
const against = ({ view, book, seat }: Now, unit: Standing, mode: Mode): readonly Refusal[] => book.check(view, standing(unit, mode), seat);

/** Letting go near an enemy's base means: against it. */
function nudged({ view }: Now, unit: Standing, state: Moving, at: Point): Point {
  if (view.table.hexes) return at;
  const own = radiusOf(unit);
  const near = view.units.find(other => {
    if (!isOn(other) || other.id === unit.id || other.hidden || other.airborne) return false;
    const far = Math.hypot(at.x - other.at.x, at.y - other.at.y);
    return far < own + radiusOf(other) + 60;
  });
  if (!isOn(near)) return at;
  const from = Math.hypot(at.x - near.at.x, at.y - near.at.y) < 40 ? endOf(unit, { ...state, leg: [] }) : at;
  return geometry.contact(from, { at: near.at, radius: radiusOf(near) }, own);
}

function point(moment: Now, state: Moving, spot: Spot): Moves {
  const unit = moverOf(moment);
  if (!unit) return {};
  if (state.mode === 'stand') return { state: { ...state, heading: headingTo(unit, toPoint(spot)) } };
  const at = nudged(moment, unit, state, pointAt(moment.view, spot));
  const way = wayTo(moment, unit, state, at);
  return way.state ? { state: way.state } : { refusals: way.refusals };
}

function headingTo({ at }: { readonly at: Point }, to: Point): number {
  return (Math.round((Math.atan2(to.x - at.x, at.y - to.y) * 180) / Math.PI) + 360) % 360;
}

const AROUND = [0, 45, -45, 90, -90, 135, -135, 180] as const;

/** Up to the next enemy until the bases touch, from its own side or another; if it is too far, as far towards it as it goes. */
function upTo(moment: Now, state: Moving, by: 1 | -1): Moves {
  const unit = moverOf(moment);
  if (!unit) return {};
  const near = [...foes(moment.view, moment.seat)].sort(
    (a, b) => geometry.distanceSquared(unit.at, a.at) - geometry.distanceSquared(unit.at, b.at),
  );
  const foe = nextAround(
    near,
    near.find(({ id }) => id === state.foe),
    by,
  );
  if (!foe) return {};
  const mode = state.mode === 'stand' ? 'ground' : state.mode;
  const start: Moving = { ...startIn(mode), foe: foe.id };
  const base = { at: foe.at, radius: radiusOf(foe) };
  const line = headingTo({ at: foe.at }, unit.at);
  let refusals: readonly Refusal[] = [];
  for (const turn of AROUND) {
    const { dx, dy } = headingOf(line + turn);
    const touch = geometry.contact({ x: foe.at.x + dx, y: foe.at.y + dy }, base, radiusOf(unit));
    const way = wayTo(moment, unit, start, terrain.standingPoint(moment.view.table, touch));
    if (way.state) return { state: way.state };
    if (refusals.length === 0) refusals = way.refusals;
  }
  const { left } = purse(moment.view, moment.book, unit, start);
  for (const share of [1, 0.75, 0.5, 0.25]) {
    const nearer = geometry.towards(unit.at, foe.at, Math.floor(left * share));
    const way = wayTo(moment, unit, start, terrain.standingPoint(moment.view.table, nearer));
    if (way.state) return { state: way.state };
  }
  return { state: start, refusals };
}

/** The same displacement for every friend that has yet to move: prepared, not sent. */
function together(moment: Now, unit: Standing, state: Moving): Moves {
  const { view, seat } = moment;
  const end = endOf(unit, state);
  const [dx, dy] = [end.x - unit.at.x, end.y - unit.at.y];
  for (const key of move.candidates(moment)) {
    const other = view.units[idOf(key)];
    if (!isOn(other) || other.id === unit.id || other.lance !== unit.lance) continue;
    const start = startIn(against(moment, other, state.mode).length > 0 ? 'ground' : state.mode);
    const way = wayTo(moment, other, start, { x: other.at.x + dx, y: other.at.y + dy });
    if (way.state) plan(view, seat, key, state.heading === undefined ? way.state : { ...way.state, heading: state.heading });
  }
  return { send: commandOf(view, unit, state) };
}

const isMode = (id: string): id is Mode => MODES.some(({ mode }) => mode === id);

function act(moment: Now, state: Moving, id: string): Moves {
  const unit = moverOf(moment);
  if (!unit) return {};
  const { view, seat } = moment;
  if (isMode(id)) return { state: startIn(id) };
  if (id === 'onwards') return { state: { ...state, settled: pathOf(state), leg: [] } };
  if (id === 'together') return together(moment, unit, state);
  if (id === 'forget') {
    forget(view, seat);
    return { state: startIn(state.mode) };
  }
  if (id === 'confirm') {
    forget(view, seat, keyOf(unit.id));
    return { send: commandOf(view, unit, state) };
  }
  if (id.startsWith('use:')) {
    const { with: used, ...extras } = state.extras;
    const gift = id.slice('use:'.length);
    return { state: { ...state, extras: used?.includes(gift) ? extras : { ...extras, with: [gift] } } };
  }
  if (id.startsWith('height')) return { state: { ...state, extras: { ...state.extras, height: Number(id.slice(7)) } } };
  const listed = commandsFor(moment).find(one => one.id === id);
  return listed ? { send: listed.command } : {};
}

const MODES: readonly { readonly mode: Mode; readonly key: string; readonly label: Telling; readonly always?: boolean }[] = [
  { mode: 'stand', key: 's', label: tell('Stand'), always: true },
  { mode: 'ground', key: 'g', label: tell('Move'), always: true },
  { mode: 'jump', key: 'j', label: tell('Jump'), always: true },
  { mode: 'sprint', key: 'r', label: tell('Sprint') },
  { mode: 'evade', key: 'v', label: tell('Evade') },
  { mode: 'sub', key: 'd', label: tell('Dive') },
  { mode: 'glide', key: 'y', label: tell('Glide') },
  { mode: 'roll', key: 'b', label: tell('Roll') },
];

function modeActions(moment: Now, unit: Standing, state: Moving): readonly Action[] {
  const { view, book } = moment;
  return MODES.flatMap(({ mode, key, label, always }): Action[] => {
    const { total } = book.ask('move', { state: view, unit, mode });
    if (!always && total <= 0) return [];
    const badge = mode === 'stand' ? {} : { badge: `${total}″` };
    return [{ id: mode, label, key, look: 'choice', chosen: state.mode === mode, ...badge, refusals: against(moment, unit, mode) }];
  });
}

const CONFIRM: { readonly [mode: string]: string } = {
  stand: word('Stand still'),
  ground: word('Move there: {spent} of {all}'),
  jump: word('Jump there: {spent} of {all}'),
  sub: word('Dive there: {spent} of {all}'),
  sprint: word('Sprint there: {spent} of {all}'),
  evade: word('Move there evading: {spent} of {all}'),
};

/** The way with the running cost at each corner. */
function ribbon(moment: Now, unit: Standing, state: Moving): Path | undefined {
  const { view, book } = moment;
  const path = pathOf(state);
  if (path.length === 0) return undefined;
  if (state.mode === 'jump') {
    const cost = journeyIn(view, book, unit, state)?.cost ?? 0;
    return { stops: [{ at: toSpot(unit.at) }, { at: toSpot(path.at(-1)!), text: inchWords(cost) }], flying: true };
  }
  const stops: { readonly at: Spot; readonly text?: string }[] = [{ at: toSpot(unit.at) }];
  path.forEach((at, i) => {
    const cost = journeyIn(view, book, unit, { ...state, settled: path.slice(0, i + 1), leg: [] })?.cost ?? 0;
    stops.push({ at: toSpot(at), text: Number.isFinite(cost) ? inchWords(cost) : '–' });
  });
  return { stops };
}

/** Where the pointer would lead, before it is tapped. */
function preview(moment: Now, unit: Standing, state: Moving): Path | undefined {
  if (!state.over || state.mode === 'stand') return undefined;
  const way = wayTo(moment, unit, state, nudged(moment, unit, state, state.over)).state;
  return way && ribbon(moment, unit, way);
}

function overlaysFor(moment: Now, unit: Standing, state: Moving): Overlays {
  const { view, book, seat } = moment;
  const field = state.mode === 'stand' ? undefined : reachIn(view, book, unit, state);
  const reach = !field ? {} : view.table.hexes && state.mode !== 'jump' ? { reach: hexesIn(view.table, field) } : { areas: areasIn(field) };
  const path = preview(moment, unit, state) ?? ribbon(moment, unit, state);
  const ghosts = [...planned(view, seat)].filter(([key]) => key !== keyOf(unit.id) && move.candidates(moment).includes(key));
  const measures = ghosts.flatMap(([key, { leg, settled }]) => {
    const other = unitOf(view, key);
    const stops = isOn(other) ? [other.at, ...settled, ...(leg ?? [])].map(toSpot) : [];
    return stops.length > 1 ? [{ stops, text: '', tone: 'mine' as const }] : [];
  });
  const base: Overlays = { draggable: [keyOf(unit.id)], ...reach, ...(path && { path }), ...(measures.length > 0 && { measures }) };
  if (!state.leg && state.settled.length === 0 && state.mode !== 'stand') return base;
  const there = standingAfter(view, book, unit, state);
  const seen = considering(view, there);
  // Only those who see it there: the others are told in the panel.
  const sights = foes(view, seat)
    .map(foe => sightLine(seen, book, foe, there, true))
    .filter(({ state: open }) => open !== 'blocked');
  const heading = headingIn(view, unit, state);
  const ghost = { token: { ...tokenOf(there), at: toSpot(there.at), heading }, turnable: true };
  return { ...base, sights, ghost, rings: ringsAround(there.at, radiusOf(there)) };
}

const HEIGHTS = [0, 2, 4, 6, 8] as const;

/** How high it flies at the end. */
function heightActions(unit: Standing, state: Moving): readonly Action[] {
  if (!unit.moves.some(({ code }) => code === 'v')) return [];
  return HEIGHTS.map(height => ({
    id: `height-${height}`,
    label: height === 0 ? tell('Land') : tell('{height}″ up', { height }),
    look: 'choice',
    chosen: (state.extras.height ?? 2) === height,
  }));
}

function confirmActions(moment: Now, unit: Standing, state: Moving): readonly Action[] {
  const { view, book, seat } = moment;
  const ready = state.mode === 'stand' || pathOf(state).length > 0;
  if (!ready) return [];
  const { all } = purse(view, book, unit, state);
  const journey = journeyIn(view, book, unit, state);
  const spent = inchWords(journey && Number.isFinite(journey.cost) ? journey.cost : 0);
  const confirm: Action = {
    id: 'confirm',
    label: tell(CONFIRM[state.mode] ?? 'Move there: {spent} of {all}', { spent, all: inchWords(Math.max(all, journey?.allowed ?? 0)) }),
    look: 'primary',
    refusals: book.check(view, commandOf(view, unit, state), seat),
  };
  const others = move.candidates(moment).filter(key => key !== keyOf(unit.id) && view.units[idOf(key)]?.lance === unit.lance);
  const group: readonly Action[] =
    others.length > 0 && state.leg ? [{ id: 'together', label: tell('Move the lance like this'), key: 'p' }] : [];
  return [...group, confirm];
}

function show(moment: Now, state: Moving): Shown {
  const unit = moverOf(moment);
  if (!unit) return { overlays: {}, actions: [], hint: tell('Choose a unit to move.') };
  const prepared = planned(moment.view, moment.seat).size > 0 ? [{ id: 'forget', label: tell('Forget prepared moves') }] : [];
  const hint =
    state.leg || state.mode === 'stand'
      ? tell('Choose the facing, look who sees you there, then confirm.')
      : tell('Choose how the {unit} moves and where it goes.', { unit: callSign(moment.view, unit.id) });
  return {
    overlays: overlaysFor(moment, unit, state),
    actions: [...modeActions(moment, unit, state), ...heightActions(unit, state), ...prepared, ...confirmActions(moment, unit, state)],
    hint,
  };
}

function begun(moment: Now): Moving {
  const unit = moverOf(moment);
  if (!unit) return startIn('ground');
  const prepared = planFor(moment.view, moment.seat, keyOf(unit.id));
  if (prepared) return prepared;
  const mode: Mode = (['ground', 'jump'] as const).find(one => against(moment, unit, one).length === 0) ?? 'stand';
  return startIn(mode);
}

/** Choose a mode, see what can be reached, point at a place or drag the unit there, turn, confirm. */
export const move: Interaction<AlphaStrike, Moving, Spot> = {
  candidates: ({ view, book, seat }) =>
    view.units
      .filter(unit => unit.seat === seat && isOn(unit) && unit.moved === null && book.allows(view, standing(unit, 'stand'), seat))
      .map(({ id }) => keyOf(id)),
  begin: begun,
  on(moment, state, input) {
    switch (input.kind) {
      case 'select':
        return move.candidates(moment).includes(input.unit)
          ? { select: input.unit, state: begun({ ...moment, selected: input.unit }) }
          : {};
      case 'tap':
        if (input.token !== undefined && input.token !== moment.selected) {
          const chosen = move.on(moment, state, { kind: 'select', unit: input.token });
          return chosen.select === undefined ? point(moment, state, input.at) : chosen;
        }
        return point(moment, input.extend ? { ...state, settled: pathOf(state), leg: [] } : state, input.at);
      case 'drag': {
        if (input.token !== moment.selected) return {};
        const change = point(moment, state, input.at);
        return change.state ? change : { state };
      }
      case 'hover': {
        const { over: _, ...rest } = state;
        return { state: input.at ? { ...rest, over: pointAt(moment.view, input.at) } : rest };
      }
      case 'head':
        return { state: { ...state, heading: turnedIn(moment.view, input.heading, 0) } };
      case 'turn': {
        const unit = moverOf(moment);
        return unit ? { state: { ...state, heading: turnedIn(moment.view, headingIn(moment.view, unit, state), input.by) } } : {};
      }
      case 'aim':
        return upTo(moment, state, input.by);
      case 'cancel':
        return state.leg || state.settled.length > 0 ? { state: startIn(state.mode) } : {};
      case 'act':
        return act(moment, state, input.id);
      default:
        return {};
    }
  },
  show,
  Panel: MovePanel,
};
