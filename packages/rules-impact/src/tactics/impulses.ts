import type { Rulebook, Seat, View } from '@sortie/kernel';
import { pointsFor } from '../command/chain.ts';
import { owed } from '../flow/impulse.ts';
import type { Impact } from '../model/shape.ts';
import type { Unit } from '../model/state.ts';
import { is, isIdle, isPlaced, unitsOf } from '../units/unit.ts';
import { blastWorth } from './blasts.ts';
import { fieldFor } from './field.ts';
import { purposeOf } from './goal.ts';
import { type Idea, idea, ideaOf } from './thought.ts';
import type { Weights } from './weights.ts';

type V = View<Impact>;
type Book = Rulebook<Impact>;

/** Whom to activate: those with a good shot first, those still off the map next, the rest as they come. */
export function* impulseIdeas(view: V, seat: Seat, book: Book, weights: Weights): Generator<Idea> {
  const due = owed(view, book, seat);
  for (const unit of due) yield* calming(view, book, unit);
  const own = unitsOf(view, seat).filter(unit => isIdle(view, book, unit) && unit.morale === 'good');
  const shaken = unitsOf(view, seat).filter(unit => unit.morale !== 'good' && isPlaced(unit) && !unit.done).length;
  for (const unit of own) {
    yield ideaOf({ type: 'activate', unit: unit.id }, 1 + urgency(view, book, seat, unit, weights), 'act', view, unit);
    if (is(unit, 'command')) yield idea({ type: 'command', unit: unit.id }, shaken >= 2 ? 3 + shaken * 0.5 : 0.3, 'command');
    if (is(unit, 'bomb') && isPlaced(unit)) yield idea({ type: 'detonate', unit: unit.id }, blastWorth(view, seat, unit.id), 'bomb');
  }
  if (due.length === 0 && own.length === 0) yield idea({ type: 'pass' }, 0, 'wait');
}

function* calming(view: V, book: Book, unit: Unit): Generator<Idea> {
  const most = Math.min(4, pointsFor(view, book, unit));
  for (let points = 0; points <= most; points++)
    yield ideaOf(
      { type: 'rally', unit: unit.id, points },
      2 + Math.min(points, 2) * 0.4 - Math.max(0, points - 3) * 0.3,
      'steady',
      view,
      unit,
    );
  yield idea({ type: 'comfort', unit: unit.id }, unit.morale === 'panicked' ? 3 : 1.8, 'comfort');
}

function urgency(view: V, book: Book, seat: Seat, unit: Unit, weights: Weights): number {
  if (unit.place === 'reserve') return is(unit, 'command') ? 1.5 : 1;
  if (!isPlaced(unit)) return 0;
  const { standing, danger } = fieldFor(view, seat, book, unit, weights)(unit.at, unit.level, unit.aloft);
  // Whoever stands where it should, with nobody to fire at, waits for somebody to move.
  const waits = standing === 0 && !unit.aloft && danger === 0 && purposeOf(view, seat, unit).distance(unit.at) === 0 ? 0.5 : 0;
  return standing * 0.5 + danger * 0.15 - (is(unit, 'command') ? 0.4 : 0) - waits;
}
