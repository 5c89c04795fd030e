import { boardOf } from '@sortie/board';
import { distance, FACINGS, type Hex, neighbour, sameHex } from '@sortie/geometry';
import { roomOf } from '../buildings/rooms.ts';
import { mayDig } from '../infantry/digging.ts';
import { hostFor } from '../infantry/riding.ts';
import { jumpCost, jumpPoints, peakOf } from '../movement/jumping.ts';
import { pointsFor } from '../movement/points.ts';
import { approaches, landings, reach, reachOver, risings, swims } from '../movement/reach.ts';
import { isSwimmer } from '../movement/swimming.ts';
import { chargeFault, isSettled } from '../physical/charging.ts';
import { liftable } from '../physical/clubs.ts';
import type { Book, View } from '../rule.ts';
import { STANDARD_GRAVITY } from '../scenarios/setup.ts';
import { type Command, type CoreTask, isCoreTask, MANNERS, type Move, type State, WALKED } from '../shape.ts';
import { isAloft, isDown, type OnMap } from '../state.ts';
import { levelOf } from '../terrain/board.ts';
import { boardings } from '../vehicles/carrying.ts';

import { enemiesOf } from './who.ts';
export function* moveOptions(view: State, unit: OnMap, book: Book): Generator<Command> {
  const { id } = unit;
  yield* boardings(view, unit);
  for (const command of book.offered('moves', { view, unit, book })) if (book.allows(view as View, command, unit.seat)) yield command;
  if (unit.moved) yield { type: 'halt', unit: id };
  else if (isAloft(unit)) yield { type: 'move', unit: id, mode: 'stand' };
  else yield* standing(view, unit, book);
  if (unit.flight || staysPut(unit, book)) return;
  yield* risings(unit, book);
  yield* swims(view, unit, book);
  for (const mode of ['walk', 'run'] as const) {
    if (unit.moved && unit.moved.mode !== mode) continue;
    if (mode === 'run' && cruises(view, unit, book)) continue;
    for (const { steps } of reach(view, unit, mode, book)) yield { type: 'move', unit: id, mode, steps };
    if (unit.moved) continue;
    yield* climbing(view, unit, mode, book);
    yield* charges(view, unit, mode, book);
  }
  if (!unit.moved && !cruises(view, unit, book)) yield* mannered(view, unit, book);
  for (const to of landings(view, unit, book)) {
    const cushion = cushionFor(view, unit, to, book);
    for (const facing of FACINGS) yield { type: 'move', unit: id, mode: 'jump', to, facing, ...cushion };
  }
  yield* leaps(view, unit, book);
}

/** Ways that end on a roof or a bridge which one has to climb for. */
function* climbing(view: State, unit: OnMap, mode: 'walk' | 'run', book: Book): Generator<Move> {
  for (const { steps, elevation } of reachOver(view, unit, mode, book))
    if (elevation !== undefined) yield { type: 'move', unit: unit.id, mode, steps, over: true };
}

/** Tasks that everybody knows are listed where they can be done; what else there is, its rules refuse. */
function isPossible(view: State, unit: OnMap, task: CoreTask, book: Book): boolean {
  if (task === 'lift') return liftable(view, unit, book) !== null;
  if (task === 'alight') return unit.rides !== undefined;
  if (task === 'dig') return mayDig(view, unit);
  // Whoever boards says what: see `boardings`.
  return task === 'ride' ? hostFor(view, unit, book) !== null : task !== 'mount';
}

/** Staying where one is, and what can be done there. */
export function* standing(view: State, unit: OnMap, book: Book): Generator<Move> {
  const { id } = unit;
  yield { type: 'move', unit: id, mode: 'stand' };
  for (const task of book.opened('task')) {
    const command: Move = { type: 'move', unit: id, mode: 'stand', task };
    if (isCoreTask(task) ? isPossible(view, unit, task, book) : book.allows(view as View, command, unit.seat)) yield command;
  }
  for (const command of book.offered('stays', { view, unit })) if (book.allows(view as View, command, unit.seat)) yield command;
}

/** Where things weigh more than they should, all points that a jump leaves over soften its end. */
export function cushionFor(view: State, unit: OnMap, to: Hex, book: Book): { readonly cushion?: number } {
  if ((unit.pull ?? STANDARD_GRAVITY) <= STANDARD_GRAVITY) return {};
  const cushion = jumpPoints(view, unit, book) - jumpCost(unit.at, to);
  return cushion > 0 ? { cushion } : {};
}

/** Ways of running that the rules in force may know. */
function* mannered(view: State, unit: OnMap, book: Book): Generator<Move> {
  for (const manner of MANNERS) {
    const mode = WALKED.has(manner) ? 'walk' : 'run';
    for (const { steps } of reach(view, unit, mode, book, manner)) yield { type: 'move', unit: unit.id, mode, steps, manner };
  }
}

/** Does nothing take it from its hex now? */
export const staysPut = (unit: OnMap, book: Book): boolean => book.holds('staysPut', { unit }) !== undefined;

/** Does it go no faster than it walks? */
export const cruises = (view: State, unit: OnMap, book: Book): boolean => book.holds('cruises', { view, unit }) !== undefined;

/** Charges end straight before a target that has had its move. */
export function* charges(view: State, unit: OnMap, mode: 'walk' | 'run', book: Book): Generator<Move> {
  const targets = enemiesOf(view, unit).filter(target => isSettled(target) && book.holds('charges', { unit, target }) !== undefined);
  if (targets.length === 0) return;
  const points = pointsFor(book, unit, mode) + 1;
  const near = targets.filter(target => distance(unit.at, target.at) <= points);
  const ways = approaches(view, unit, mode, book, near).map(({ stop, target }) => ({ steps: stop.steps, charge: target.id }));
  const straight = near.flatMap(({ at, id }) => (sameHex(neighbour(unit.at, unit.facing), at) ? [{ steps: [], charge: id }] : []));
  for (const way of [...straight, ...ways]) {
    const move = { type: 'move', unit: unit.id, mode, ...way } as const;
    if (chargeFault(view, move, book) === undefined) yield move;
  }
}

export function* leaps(view: State, unit: OnMap, book: Book): Generator<Move> {
  if (unit.moved || isDown(unit) || isSwimmer(unit)) return;
  const points = jumpPoints(view, unit, book);
  if (points === 0) return;
  const ground = levelOf(boardOf(view.board), unit);
  for (const target of enemiesOf(view, unit)) {
    if (
      !isSettled(target) ||
      roomOf(view, target) > 0 ||
      jumpCost(unit.at, target.at) > points ||
      peakOf(view, unit, target.at) - ground > points
    )
      continue;
    yield { type: 'move', unit: unit.id, mode: 'jump', to: target.at, facing: unit.facing, onto: target.id };
  }
}
