import type { Overlays, Path, Spot } from '@sortie/board-view';
import { last, tell } from '@sortie/kernel';
import { callSign, isOn, radiusOf, type Standing } from '@sortie/rules-alpha-strike';
import type { Action, Shown } from '../../battle/face.ts';
import { word } from '../../i18n/index.ts';
import { heightActions, riderActions } from './move-extras.ts';
import { modeActions, moversIn } from './move-modes.ts';
import {
  areasIn,
  commandOf,
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
  wayTo,
} from './move-state.ts';
import { nudged } from './move-where.ts';
import { planned } from './plans.ts';
import { considering, foes } from './prospects.ts';
import { inchWords, toSpot } from './scale.ts';
import { ringsAround, sightLine } from './tape.ts';
import { idOf, keyOf, tokenOf, unitOf } from './units.ts';

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
    return { stops: [{ at: toSpot(unit.at) }, { at: toSpot(last(path)), text: inchWords(cost) }], flying: true };
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
  const ghosts = [...planned(view, seat)].filter(([key]) => key !== keyOf(unit.id) && moversIn(moment).includes(key));
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
  const others = moversIn(moment).filter(key => key !== keyOf(unit.id) && view.units[idOf(key)]?.lance === unit.lance);
  const group: readonly Action[] =
    others.length > 0 && state.leg ? [{ id: 'together', label: tell('Move the lance like this'), key: 'p' }] : [];
  return [...group, confirm];
}

export function show(moment: Now, state: Moving): Shown {
  const unit = moverOf(moment);
  if (!unit) return { overlays: {}, actions: [], hint: tell('Choose a unit to move.') };
  const prepared = planned(moment.view, moment.seat).size > 0 ? [{ id: 'forget', label: tell('Forget prepared moves') }] : [];
  const hint =
    state.leg || state.mode === 'stand'
      ? tell('Choose the facing, look who sees you there, then confirm.')
      : tell('Choose how the {unit} moves and where it goes.', { unit: callSign(moment.view, unit.id) });
  return {
    overlays: overlaysFor(moment, unit, state),
    actions: [
      ...modeActions(moment, unit, state),
      ...heightActions(moment, unit, state),
      ...riderActions(moment, unit, state),
      ...prepared,
      ...confirmActions(moment, unit, state),
    ],
    hint,
  };
}
