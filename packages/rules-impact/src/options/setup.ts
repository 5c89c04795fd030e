import { nth, type Rulebook, type Seat, type View } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import type { Command } from '../model/command.ts';
import { forceAt, sideAt } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import type { Unit } from '../model/state.ts';
import { zoneOf } from '../setup/zone.ts';
import { flies, unitsOf } from '../units/unit.ts';

type V = View<Impact>;
type Book = Rulebook<Impact>;

const WORKS = ['command-post', 'bunker', 'improved'] as const;

/** What to lay or place next, one thing after the other; everything else the rules allow is accepted as well. */
export function* setupIdeas(view: V, seat: Seat, book: Book): Generator<Command> {
  const { stock } = sideAt(view, seat);
  const work = WORKS.find(kind => stock[kind] > 0);
  if (work) return yield* zoneOf(view, seat).map(at => ({ type: 'build', work, at }) as const);
  const laid = [...book.offered('laying', { view, seat, book })];
  if (laid.length > 0) return yield* laid;
  const unit = waiting(view, seat)[0];
  if (unit) for (const at of zoneOf(view, seat)) yield* placings(view, seat, book, unit, at);
  else {
    yield { type: 'ready' };
    yield* book.offered('closing', { view, seat, book });
  }
}

/** Those who are still to be set up. */
const waiting = (view: V, seat: Seat): readonly Unit[] =>
  forceAt(view, seat).setsUp ? unitsOf(view, seat).filter(({ place, later }) => place === 'reserve' && !later) : [];

function* placings(view: V, seat: Seat, book: Book, unit: Unit, at: number): Generator<Command> {
  const level = groundOf(view.map).level(at);
  yield { type: 'deploy', unit: unit.id, at, level };
  yield* book.offered('placings', { view, seat, book, unit, at });
  yield { type: 'deploy', unit: unit.id, at, level: level + 6 };
}

/** One placing at random, without listing them all. */
export function sampleSetup(view: V, seat: Seat, book: Book, pick: (n: number) => number): Command {
  const { stock } = sideAt(view, seat);
  const work = WORKS.find(kind => stock[kind] > 0);
  const units = waiting(view, seat);
  const ground = groundOf(view.map);
  const zone = work || units.length > 0 ? zoneOf(view, seat) : [];
  const at = zone[zone.length > 0 ? pick(zone.length) : 0];
  if (work && at !== undefined) return { type: 'build', work, at };
  const laid = [...book.offered('laying', { view, seat, book })];
  if (laid.length > 0) return nth(laid, pick(laid.length));
  const unit = units[units.length > 0 ? pick(units.length) : 0];
  if (!unit || at === undefined) return { type: 'ready' };
  const others = [...book.offered('placings', { view, seat, book, unit, at })];
  if (others.length > 0 && pick(3) > 0) return nth(others, pick(others.length));
  const aloft = flies(unit) || (unit.kind === 'armored' && pick(4) === 0);
  return { type: 'deploy', unit: unit.id, at, level: ground.level(at) + (aloft ? 1 + pick(9) : 0) };
}
