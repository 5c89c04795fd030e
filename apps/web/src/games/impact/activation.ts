import type { Spot } from '@sortie/board-view';
import { type Refusal, sure, tell } from '@sortie/kernel';
import { type Active, acting, type Command, type Impact, isPlaced, type Unit } from '@sortie/rules-impact';
import type { Action, Change, Interaction, Moment, Shown } from '../../battle/face.ts';
import { nextAround } from '../../battle/walk.ts';
import type { Considering } from './acting-state.ts';
import { foesOf, overlaysFor } from './activation-overlays.ts';
import { ActivationPanel } from './activation-panel.tsx';
import { dutyActions, dutyFor } from './duties.ts';
import { firstEntry } from './entry.ts';
import { flightActions } from './flight.ts';
import { fieldIn, placeIn, spotOn } from './ground.ts';
import { bestOf, prospectOf } from './prospects.ts';
import { stopAt } from './reach.ts';
import { setOut, stepsLeft, stop as stopWalking, walkOn } from './route.ts';
import { idOf, keyOf, unitName, unitOf } from './units.ts';
import { labelOf, MODES, sightAction, spotName } from './words.ts';

type Now = Moment<Impact>;
type Acts = Change<Impact, Considering>;

function aimed(moment: Now, key: string): Acts {
  const now = acting(moment.view, moment.seat);
  const target = unitOf(moment.view, key);
  if (!now || !target || target.seat === moment.seat || !isPlaced(target) || !isPlaced(now.unit)) return {};
  const best = bestOf(moment, now.unit, target);
  return { state: { target: key, mode: best?.mode ?? 'stationary' } };
}

function pointed(moment: Now, state: Considering, place: Spot): Acts {
  const { view, book, seat } = moment;
  const at = spotOn(fieldIn(view), place);
  const now = acting(view, seat);
  if (!now) return {};
  if (now.unit.place === 'reserve') {
    const level = state.level ?? fieldIn(view).level(at);
    const refusals = book.check(view, { type: 'enter', at, level: Math.max(level, fieldIn(view).level(at)) }, seat);
    return refusals.length > 0 ? { refusals } : { state: { to: at, level } };
  }
  if (at === now.unit.at) return { state: {} };
  return stopAt(moment, at) ? { state: { to: at } } : { refusals: whyNot(moment, at) };
}

/** Half of a base, in drawing units. */
const BASE = 20;

/** Does the point lie on somebody's base, and not only under a figure up in the air? */
function isOver({ view }: Now, token: string | undefined, { x, y }: Spot): boolean {
  const at = unitOf(view, token)?.at ?? null;
  if (at === null) return false;
  const base = placeIn(view, at);
  return Math.hypot(x - base.x, y - base.y) <= BASE;
}

/** An enemy who flies above a point that can be reached is meant only by the second tap there. */
function tapped(moment: Now, state: Considering, place: Spot, token: string | undefined): Acts {
  const foe = token === undefined ? {} : aimed(moment, token);
  const way = pointed(moment, state, place);
  if (!('state' in foe)) return way;
  const at = spotOn(fieldIn(moment.view), place);
  return !isOver(moment, token, place) && 'state' in way && state.to !== at ? way : foe;
}

/** Why a point cannot be reached: what the rules say to a step there, or that it is too far. */
function whyNot({ view, book, seat }: Now, at: number): readonly Refusal[] {
  const now = acting(view, seat);
  if (!now || now.unit.at === null) return [];
  const field = fieldIn(view);
  if (field.isStep(now.unit.at, at)) return book.check(view, { type: 'step', to: at }, seat);
  const first = book
    .check(view, { type: 'step', to: field.neighbours(now.unit.at)[0] ?? at }, seat)
    .filter(({ rule }) => rule !== 'MAAS-8.1-enter-cost');
  if (first.length > 0) return first;
  return [{ rule: 'MAAS-8.0-mp-allotment', reason: 'no way there is short enough' }];
}

function going(moment: Now, unit: Unit, to: number): Acts {
  const way = stopAt(moment, to);
  const [first] = way?.path ?? [];
  if (!way || first === undefined) return {};
  setOut(moment.view, unit.id, way.path);
  return { send: { type: 'step', to: first } };
}

function act(moment: Now, state: Considering, id: string): Acts {
  const now = acting(moment.view, moment.seat);
  if (!now) return {};
  const { unit } = now;
  if (id === 'go' && state.to !== undefined) return going(moment, unit, state.to);
  if (id === 'on') {
    const [next] = stepsLeft(moment.view);
    walkOn();
    return next === undefined ? {} : { send: { type: 'step', to: next } };
  }
  if (id === 'stop') {
    stopWalking();
    return { state: {} };
  }
  if (id === 'enter' && state.to !== undefined) return { send: entryFor(moment, state) };
  if (id === 'ladder') return { state: { ...state, ladder: !state.ladder } };
  if (id === 'sight') return { state: { sight: !state.sight } };
  if (id === 'boost') return { state: { ...state, boost: !state.boost } };
  if (id.startsWith('level-')) return leveled(moment, state, Number(id.slice('level-'.length)));
  if (id.startsWith('mode-')) return { state: { ...state, mode: id.slice('mode-'.length) as 'rapid' } };
  const command = commandFor(moment, state, id);
  return command ? { send: command } : {};
}

function leveled(moment: Now, state: Considering, level: number): Acts {
  const now = acting(moment.view, moment.seat);
  if (now?.unit.place === 'reserve') return { state: { ...state, level } };
  return { send: { type: 'bounce', level, boost: state.boost ?? false } };
}

const entryFor = ({ view }: Now, { to, level }: Considering): Command => {
  const base = fieldIn(view).level(sure(to, 'the place'));
  return { type: 'enter', at: sure(to, 'the place'), level: Math.max(base, level ?? base) };
};

/** Commands behind plain buttons. */
function commandFor(moment: Now, { target, mode }: Considering, id: string): Command | undefined {
  if (id === 'land' || id === 'crash') return { type: 'land', pay: id === 'land' };
  if (id === 'done' || id === 'repair' || id === 'stealth') return { type: id };
  if (target !== undefined) {
    if (id === 'fire') return { type: 'fire', target: idOf(target), mode: mode ?? 'stationary' };
    if (id === 'paint' || id === 'query') return { type: id, target: idOf(target) };
  }
  return dutyFor(moment, id);
}

/** Drones come on above everything that stands at the edge. */
const CRUISE = 7;

function moveActions(moment: Now, unit: Unit, mp: number, state: Considering): readonly Action[] {
  const left = stepsLeft(moment.view);
  if (left.length > 0)
    return [
      { id: 'on', label: tell('Go on: {n} more points', { n: left.length }), look: 'primary' },
      { id: 'stop', label: tell('Stop here'), key: 'x' },
    ];
  if (state.to === undefined || state.target !== undefined) return [];
  const { view } = moment;
  if (unit.place === 'reserve') {
    const command = entryFor(moment, state);
    return [{ id: 'enter', label: labelOf(view, command), look: 'primary', refusals: moment.book.check(view, command, moment.seat) }];
  }
  const there = stopAt(moment, state.to);
  return there
    ? [{ id: 'go', label: tell('Go to {at}: {mp} points', { at: spotName(view, state.to), mp: mp - there.mp }), look: 'primary' }]
    : [];
}

function fireActions(moment: Now, unit: Unit, state: Considering): readonly Action[] {
  const { view, book, seat } = moment;
  const target = unitOf(view, state.target);
  if (!target || !isPlaced(unit)) return [];
  const { refusals, strength, strict } = prospectOf(moment, unit, target, state.mode ?? 'stationary');
  const fire: Action = {
    id: 'fire',
    label: strict
      ? tell(MODES[state.mode ?? 'stationary'])
      : tell('{mode}: strength {strength}', { mode: MODES[state.mode ?? 'stationary'], strength: strength.total }),
    look: 'primary',
    refusals,
  };
  const paint: Action = {
    id: 'paint',
    label: tell('Paint'),
    key: 'p',
    refusals: book.check(view, { type: 'paint', target: target.id }, seat),
  };
  const query: Action = {
    id: 'query',
    label: tell('Read its card'),
    key: 'r',
    refusals: book.check(view, { type: 'query', target: target.id }, seat),
  };
  return [fire, paint, ...(target.card === null ? [query] : [])];
}

function show(moment: Now, state: Considering): Shown {
  const { view, seat, book } = moment;
  const now = acting(view, seat);
  if (!now) return { overlays: {}, actions: [] };
  const { unit, active } = now;
  const moves = moveActions(moment, unit, active.mp, state);
  const shots = fireActions(moment, unit, state);
  const duties = dutyActions(moment);
  const leaving = duties.filter(({ look }) => look === 'danger');
  const rest = [...flightActions(moment, unit, state), ...duties.filter(({ look }) => look !== 'danger')];
  const chosen = moves.length + shots.length > 0;
  // Nobody ends an activation by accident that has not begun, or that has points left.
  const idle = hasDoneNothing(active);
  const done: Action = {
    id: 'done',
    label: tell('End the activation'),
    key: 'd',
    look: chosen || idle || active.mp > 0 ? 'plain' : 'primary',
    refusals: book.check(view, { type: 'done' }, seat),
    ...(idle && { gives: tell('{unit} has not moved or fired yet.', { unit: unitName(unit) }) }),
  };
  return {
    overlays: overlaysFor(moment, unit, active.mp, state),
    actions: [...shots, ...moves, ...rest, ...(isPlaced(unit) ? [sightAction(state.sight ?? false)] : []), done, ...leaving],
    hint: hintFor(moment, unit, active.mp, state),
    ...(state.target !== undefined && { other: state.target }),
  };
}

/** Before the first step, bounce or shot. */
const hasDoneNothing = ({ mp, full, bounced, landed, boosted, moved, shots, painted, queried, turned }: Active): boolean =>
  mp === full && !bounced && !landed && !boosted && !moved && shots === 0 && painted === null && queried === 0 && turned === 0;

function hintFor(moment: Now, unit: Unit, mp: number, state: Considering) {
  const name = unitName(unit);
  if (unit.place === 'reserve') return tell('{unit} comes on: choose a bright point at the edge and a level.', { unit: name });
  if (stepsLeft(moment.view).length > 0) return tell('{unit} is on its way.', { unit: name });
  if (state.target !== undefined) return tell('{unit} aims: choose how it fires.', { unit: name });
  return tell('{unit} has {mp} movement points: point at a place or at an enemy.', { unit: name, mp });
}

const withoutPointer = ({ over: _, ...state }: Considering): Considering => state;

/** The active soldier: walk, bounce, land, fire, and everything else it may do. */
export const activation: Interaction<Impact, Considering, Spot> = {
  candidates: ({ view, seat }) => {
    const now = acting(view, seat);
    return now ? [keyOf(now.unit.id)] : [];
  },
  begin: moment => {
    const to = firstEntry(moment);
    const drone = acting(moment.view, moment.seat)?.unit.kind;
    return to === undefined ? {} : { to, ...((drone === 'armed' || drone === 'unarmed') && { level: CRUISE }) };
  },
  on(moment, state, input) {
    switch (input.kind) {
      case 'select':
        return aimed(moment, input.unit);
      case 'tap':
        return tapped(moment, state, input.at, input.token);
      case 'drag':
        return input.token === moment.selected ? { ...pointed(moment, state, input.at), refusals: [] } : {};
      case 'hover': {
        const { over: _, ...rest } = state;
        return { state: input.at ? { ...rest, over: spotOn(fieldIn(moment.view), input.at) } : rest };
      }
      case 'aim': {
        const next = nextAround(
          foesOf(moment).map(({ id }) => keyOf(id)),
          state.target,
          input.by,
        );
        return next === undefined ? {} : aimed(moment, next);
      }
      case 'cancel':
        stopWalking();
        return { state: {} };
      case 'act':
        return act(moment, state, input.id);
      default:
        return {};
    }
  },
  show,
  rest: state => (state.sight ? state : withoutPointer(state)),
  Panel: ActivationPanel,
};
