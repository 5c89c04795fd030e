import { last, type Rulebook, type Seat, type View } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { choicesFor } from '../events/choices.ts';
import { callable } from '../flow/impulse.ts';
import { placeOf, unitAt } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import type { Pending, Unit } from '../model/state.ts';
import { mayReact } from '../reaction/window.ts';
import { sightOf } from '../sight/sight.ts';
import { attackOf, is, isPlaced, unitsOf } from '../units/unit.ts';
import { blastWorth } from './blasts.ts';
import { fieldFor } from './field.ts';
import { guardOf, gunOf, strengthAlong } from './marks.ts';
import { harm } from './odds.ts';
import { bestShot, shotWorth } from './shooting.ts';
import { stakeOf } from './stakes.ts';
import { type Idea, idea, ideaOf } from './thought.ts';
import type { Weights } from './weights.ts';
import { worthOf } from './worth.ts';

type V = View<Impact>;
type Book = Rulebook<Impact>;

/** What the answers to an interruption look worth. */
export function* answerIdeas(view: V, seat: Seat, book: Book, weights: Weights): Generator<Idea> {
  const top = last(view.pending);
  yield* bombs(view, seat, top);
  switch (top.kind) {
    case 'first':
      yield idea({ type: 'goFirst', yes: true }, weights.first, 'first');
      return yield idea({ type: 'goFirst', yes: false }, 0.4, 'second');
    case 'reaction':
      return yield* reactions(view, seat, book, top.unit, weights);
    case 'landing':
      return yield* landings(view, seat, book, unitAt(view, top.unit), weights);
    case 'brace':
      return yield idea({ type: 'steady' }, 0, 'hope');
    case 'group':
      // One of four who are called up stays where it is and is done: only nobody is called without need.
      yield idea({ type: 'group', units: [] }, 0, 'wait');
      for (const called of callable(view, book, seat)) yield ideaOf({ type: 'group', units: [called.id] }, -0.5, 'call', view, called);
      return;
    default:
      for (const pick of choicesFor(view, book, top)) yield idea({ type: 'choose', pick }, pickWorth(view, seat, top.kind, pick), 'choose');
  }
}

/** A bomb that is about to be shot down is better set off, if it does more harm to them than to us. */
function* bombs(view: V, seat: Seat, top: Pending): Generator<Idea> {
  for (const unit of unitsOf(view, seat)) {
    if (!is(unit, 'bomb') || !isPlaced(unit)) continue;
    const lost = top.kind === 'brace' && top.shot.target === unit.id ? 7 : 0;
    yield idea({ type: 'detonate', unit: unit.id }, blastWorth(view, seat, unit.id) + lost, 'bomb');
  }
}

/** Beyond this a shot at somebody on the move is hardly worth its noise. */
const REACH = 24;

/**
 * Declared blind, as at the table: the opponent judges by eye. It fires when the target is in sight and the shot would be a good one;
 * soldiers that can do better later wait. Where nobody would fire at the mover even in the open, the whole activation is let pass.
 */
function* reactions(view: V, seat: Seat, book: Book, mover: number, weights: Weights): Generator<Idea> {
  const ground = groundOf(view.map);
  const target = unitAt(view, mover);
  const ready = isPlaced(target) ? readyFor(view, seat, book, target, weights) : [];
  if (ready.length === 0) return yield idea({ type: 'hold', rest: true }, 0, 'hold');
  yield idea({ type: 'hold', rest: false }, 0, 'hold');
  for (const { soldier, later } of ready) {
    if (ground.blocked(placeOf(soldier), soldier.level, placeOf(target), target.level, sightOf(book))) continue;
    const worth = shotWorth(view, book, soldier, target, 'reaction', weights);
    if (worth > 0 && worth - later > POINTLESS) yield ideaOf({ type: 'react', unit: soldier.id }, worth - later, 'react', view, target);
  }
}

/** Who might fire at the mover before its activation is over, and what each gives up by it. */
function readyFor(view: V, seat: Seat, book: Book, target: Unit & { readonly at: number }, weights: Weights) {
  const ground = groundOf(view.map);
  const stake = stakeOf(view, target, weights);
  return unitsOf(view, seat)
    .filter(unit => isPlaced(unit) && mayReact(book, unit) && ground.range(unit.at, target.at) <= REACH)
    .map(soldier => {
      const open = strengthAlong(gunOf(view, book, soldier), guardOf(target), 0, {
        range: Math.max(1, ground.range(placeOf(soldier), target.at) - NEARER),
        from: soldier.level,
        to: target.level,
        aloft: true,
      });
      // Whoever sees somebody else will do better with an activation of its own; whoever does not should take what comes.
      const later = bestShot(view, book, soldier, weights, target.id) * weights.later + weights.waiting;
      return { soldier, later, most: harm(open - 1, target, stake) };
    })
    .filter(({ later, most }) => most > later);
}

/** A reaction that gives up so much more than it gains is not weighed. */
const POINTLESS = -1.5;
/** So much nearer the mover may still come. */
const NEARER = 5;

/** Down where it is, or one point aside if that is the safer place. */
function* landings(view: V, seat: Seat, book: Book, unit: Unit, weights: Weights): Generator<Idea> {
  const ground = groundOf(view.map);
  const field = fieldFor(view, seat, book, unit, weights);
  const fear = (at: number): number => field(at, ground.level(at), false).danger * weights.fear;
  const here = fear(placeOf(unit));
  yield idea({ type: 'comeDown', pay: true, to: null }, 1, 'down');
  yield idea({ type: 'comeDown', pay: false, to: null }, 0, 'down');
  for (const to of ground.neighbours(placeOf(unit))) {
    const gain = here - fear(to) - 0.2;
    if (gain > 0) yield idea({ type: 'comeDown', pay: true, to }, 1 + gain, 'down');
  }
}

/** Units by what they are worth, places by the cover they give, columns as they come. */
function pickWorth(view: V, seat: Seat, kind: string, pick: number | null): number {
  if (pick === null || kind !== 'event') return 0;
  const unit = view.units[pick];
  return unit ? worthOf(unit) * (unit.seat === seat ? 1 : 1.1) + attackOf(unit) * 0.1 : 0.1;
}
