import type { Rulebook, Seat, View } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { EDGES } from '../board/plan.ts';
import { pointsFor } from '../command/chain.ts';
import { choicesFor } from '../events/choices.ts';
import { acting, actor } from '../flow/asked.ts';
import { callable, owed } from '../flow/impulse.ts';
import type { Command } from '../model/command.ts';
import { forceAt, placeOf, unitAt } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import { FIRE_MODES, type Pending, type Unit } from '../model/state.ts';
import { CEILING } from '../movement/costs.ts';
import { is, isPlaced, unitsOf } from '../units/unit.ts';
import { setupIdeas } from './setup.ts';

type V = View<Impact>;
type Book = Rulebook<Impact>;

/** Everything somebody might want to do now; the rules then say what of it is allowed. */
export function* ideas(view: V, seat: Seat, book: Book): Generator<Command> {
  const top = view.pending.at(-1);
  if (view.phase === 'setup') yield* setupIdeas(view, seat, book);
  else if (top) yield* answers(view, seat, book, top);
  else if (acting(view, seat)) yield* actions(view, seat, book);
  else yield* impulseIdeas(view, seat, book);
  for (const unit of unitsOf(view, seat)) if (is(unit, 'bomb') && isPlaced(unit)) yield { type: 'detonate', unit: unit.id };
}

function* answers(view: V, seat: Seat, book: Book, top: Pending): Generator<Command> {
  if (top.seat !== seat) return;
  switch (top.kind) {
    case 'first':
      yield { type: 'goFirst', yes: true };
      yield { type: 'goFirst', yes: false };
      break;
    case 'reaction':
      yield { type: 'hold', rest: false };
      yield { type: 'hold', rest: true };
      for (const { id } of unitsOf(view, seat)) yield { type: 'react', unit: id };
      break;
    case 'landing':
      yield* landings(view, unitAt(view, top.unit));
      break;
    case 'brace':
      yield { type: 'steady' };
      break;
    case 'group':
      yield* groups(view, seat, book);
      break;
    default:
      for (const pick of choicesFor(view, book, top)) yield { type: 'choose', pick };
  }
}

function* landings(view: V, unit: Unit): Generator<Command> {
  yield { type: 'comeDown', pay: true, to: null };
  yield { type: 'comeDown', pay: false, to: null };
  for (const to of groundOf(view.map).neighbours(placeOf(unit))) yield { type: 'comeDown', pay: true, to };
}

/** Nobody, each alone, and as many as the points allow. */
function* groups(view: V, seat: Seat, book: Book): Generator<Command> {
  yield { type: 'group', units: [] };
  const able = callable(view, book, seat);
  for (const { id } of able) yield { type: 'group', units: [id] };
  for (let size = 2; size <= Math.min(6, able.length); size++) yield { type: 'group', units: able.slice(0, size).map(({ id }) => id) };
}

function* impulseIdeas(view: V, seat: Seat, book: Book): Generator<Command> {
  const due = owed(view, book, seat);
  for (const unit of due) {
    const most = Math.min(6, pointsFor(view, book, unit));
    for (let points = 0; points <= most; points++) yield { type: 'rally', unit: unit.id, points };
    yield { type: 'comfort', unit: unit.id };
  }
  for (const unit of unitsOf(view, seat)) {
    if (unit.done) continue;
    yield { type: 'activate', unit: unit.id };
    if (is(unit, 'command')) yield { type: 'command', unit: unit.id };
  }
  yield* book.offered('impulses', { view, seat, book });
  yield { type: 'pass' };
}

/** What the active soldier might do. */
export function* actions(view: V, seat: Seat, book: Book): Generator<Command> {
  const { unit } = actor(view, seat);
  yield { type: 'done' };
  if (unit.place === 'reserve') return yield* entries(view, seat, unit);
  yield* steps(view, unit);
  yield* shots(view, seat);
  yield { type: 'repair' };
  yield* book.offered('actions', { view, seat, book, unit });
  for (const other of unitsOf(view, seat)) {
    if (other.id === unit.id || !isPlaced(other) || !groundOf(view.map).adjacent(other.at, placeOf(unit))) continue;
    for (const draw of [false, true]) {
      yield { type: 'mend', by: unit.id, patient: other.id, draw };
      yield { type: 'mend', by: other.id, patient: unit.id, draw };
    }
  }
  if (is(unit, 'engineer'))
    for (const at of [placeOf(unit), ...groundOf(view.map).neighbours(placeOf(unit))]) yield { type: 'demolish', at };
}

function* steps(view: V, unit: Unit): Generator<Command> {
  const ground = groundOf(view.map);
  for (const to of ground.neighbours(placeOf(unit))) yield { type: 'step', to };
  const base = ground.level(placeOf(unit));
  for (let level = base + 1; level <= base + CEILING; level++) {
    yield { type: 'bounce', level, boost: false };
    yield { type: 'bounce', level, boost: true };
  }
  yield { type: 'land', pay: true };
  yield { type: 'land', pay: false };
  for (const edge of EDGES) yield { type: 'exit', edge };
}

export function* shots(view: V, seat: Seat): Generator<Command> {
  for (const enemy of view.units) {
    if (enemy.seat === seat || !isPlaced(enemy)) continue;
    for (const mode of FIRE_MODES) yield { type: 'fire', target: enemy.id, mode };
    yield { type: 'paint', target: enemy.id };
    yield { type: 'query', target: enemy.id };
  }
}

function* entries(view: V, seat: Seat, unit: Unit): Generator<Command> {
  const edges = forceAt(view, seat).enters?.edges ?? [];
  const ground = groundOf(view.map);
  const high = unit.kind === 'unarmored' || unit.kind === 'sentry' ? 0 : CEILING;
  for (const at of ground.spots) {
    if (!ground.edges(at).some(edge => edges.includes(edge))) continue;
    for (let level = ground.level(at); level <= ground.level(at) + high; level++) yield { type: 'enter', at, level };
  }
}
