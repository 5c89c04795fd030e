import type { Rulebook, Seat, View } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { EDGES } from '../board/plan.ts';
import { type Acting, actor, isFresh } from '../flow/asked.ts';
import { placeOf } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import type { Unit } from '../model/state.ts';
import { BOXES } from '../units/types.ts';
import { damageOf, is, isDown, isPlaced, unitsOf } from '../units/unit.ts';
import { blastWorth, demolitionWorth } from './blasts.ts';
import { entries, entryWorth } from './entries.ts';
import { exitEdges, exitGain, type Purpose } from './goal.ts';
import { type Course, coursesFor } from './plans.ts';
import type { Reason } from './reasons.ts';
import { stakeOf } from './stakes.ts';
import { type Idea, idea, ideaOf } from './thought.ts';
import { volleys } from './volleys.ts';
import type { Weights } from './weights.ts';

type V = View<Impact>;
type Book = Rulebook<Impact>;

/** What the active soldier might do, with what it looks worth, in build points. Doing nothing more is worth nothing. */
export function* actionIdeas(view: V, seat: Seat, book: Book, weights: Weights): Generator<Idea> {
  const now = actor(view, seat);
  if (now.unit.place === 'reserve') {
    yield idea({ type: 'done' }, 0, 'enough');
    return yield* arrivals(view, seat, book, now.unit, weights);
  }
  const { byFirst, afterShot, field, purpose } = coursesFor(view, seat, book, now, weights);
  for (const course of byFirst) yield { ...idea(course.command, course.worth, reasonFor(now, course, purpose)), onward: course.onward };
  const shots = [...volleys(view, seat, book, now, afterShot, weights)];
  yield* shots;
  // A shot that is left over costs nothing, if there is one that may be fired.
  const free = now.active.shots > 0 || now.active.painted !== null;
  const another = free && shots.some(({ command }) => command.type === 'fire' && book.allows(view, command, seat));
  if (!another) yield idea({ type: 'done' }, 0, 'enough');
  yield* works(view, seat, now, weights);
  if (now.unit.card?.stealthy) {
    const { danger } = field(placeOf(now.unit), now.unit.level, now.unit.aloft);
    yield idea({ type: 'stealth' }, danger * weights.fear * 0.5 - 0.4, 'fade');
  }
  yield* oddities(view, seat, book, now, weights);
}

function* arrivals(view: V, seat: Seat, book: Book, unit: Unit, weights: Weights): Generator<Idea> {
  const worth = entryWorth(view, seat, book, unit, weights);
  for (const command of entries(view, seat, unit)) yield idea(command, worth(command.at, command.level), 'entry');
}

function reasonFor({ unit }: Acting, { command, fires, end }: Course, purpose: Purpose): Reason {
  if (command.type === 'land') return end.at === unit.at ? 'land' : 'touch';
  if (command.type === 'bounce') return fires ? 'see' : 'leap';
  if (fires) return 'charge';
  if (purpose.distance(end.at) >= purpose.distance(placeOf(unit))) return end.aloft ? 'fly' : 'cover';
  return purpose.why;
}

/** Repairs, mending and demolition. */
function* works(view: V, seat: Seat, { unit, active }: Acting, weights: Weights): Generator<Idea> {
  if (!isFresh(active)) return;
  const damage = damageOf(unit);
  if (unit.kind === 'armored' && damage > 0 && damage < BOXES)
    yield idea({ type: 'repair' }, ((6 - damage) / 6) * 0.15 * stakeOf(view, unit, weights).whole, 'patch');
  const ground = groundOf(view.map);
  for (const other of unitsOf(view, seat)) {
    if (other.id === unit.id || !isPlaced(other) || !ground.adjacent(other.at, placeOf(unit))) continue;
    yield* mending(view, unit, other, weights);
    yield* mending(view, other, unit, weights);
  }
  if (is(unit, 'engineer'))
    for (const at of [placeOf(unit), ...ground.neighbours(placeOf(unit))]) {
      const worth = demolitionWorth(view, seat, at);
      if (worth > 0) yield idea({ type: 'demolish', at }, worth, 'demolish');
    }
}

function* mending(view: V, helper: Unit, patient: Unit, weights: Weights): Generator<Idea> {
  if (damageOf(patient) === 0 || (!is(helper, 'engineer') && !is(helper, 'crusader'))) return;
  const { whole } = stakeOf(view, patient, weights);
  const sure = isDown(patient) ? 0.3 * whole + 3 : 0.15 * whole;
  yield ideaOf({ type: 'mend', by: helper.id, patient: patient.id, draw: false }, sure, 'mend', view, patient);
  if (is(helper, 'engineer')) {
    const tries = (3.5 - damageOf(helper)) * Math.min(1, damageOf(patient) / 3);
    yield ideaOf({ type: 'mend', by: helper.id, patient: patient.id, draw: true }, sure * Math.max(0.5, tries), 'mend', view, patient);
  }
}

/** Leaving, bombs, stairs and looking about. */
function* oddities(view: V, seat: Seat, book: Book, { unit, active }: Acting, weights: Weights): Generator<Idea> {
  const ground = groundOf(view.map);
  const wanted = exitEdges(view, seat);
  const here = ground.edges(placeOf(unit));
  for (const edge of EDGES)
    if (here.includes(edge) && wanted.includes(edge) && unit.kind === 'armored')
      yield idea({ type: 'exit', edge }, exitGain(view, seat, unit, weights), 'across');
  if (is(unit, 'bomb')) yield idea({ type: 'detonate', unit: unit.id }, blastWorth(view, seat, unit.id), 'bomb');
  if (unit.aloft && active.airStart && !active.kept) yield idea({ type: 'land', pay: false }, -1.5 - damageOf(unit), 'down');
  for (const command of book.offered('actions', { view, seat, book, unit })) {
    if (command.type === 'climb' && ground.storeys(placeOf(unit)) > 0) yield idea(command, -0.2, 'floors');
    else if (command.type === 'turn') yield idea(command, -0.3, 'look');
  }
}
