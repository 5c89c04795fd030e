import { type Seat, seenBy } from '@sortie/kernel';
import { BRACKETS } from './card/card.ts';
import { ownSides, sidesOf, winnerOf } from './combat/position.ts';
import { isUp, mayMeet } from './combat/up.ts';
import { isArmed, usableIn } from './combat/weapons.ts';
import { moveOptions } from './movement/options.ts';
import type { Book } from './rule.ts';
import { waitsToMove } from './sequence/order.ts';
import { areaOptions } from './setup/places.ts';
import type { Bomb, Command, Radar, State, Unit } from './shape.ts';
import { specialOptions } from './special/options.ts';

/** Every command that is allowed now. */
export function* options(view: State, seat: Seat, book: Book): Generator<Command> {
  if (view.active !== seat) return;
  const seen = seenBy<Radar>(view);
  for (const command of offers(view, seat, book)) if (book.allows(seen, command, seat)) yield command;
}

function* offers(view: State, seat: Seat, book: Book): Generator<Command> {
  const { clash } = view;
  if (clash) yield* clashOffers(view);
  else if (view.phase === 'deployment') yield* deployOffers(view, seat);
  else if (view.phase === 'movement') {
    for (const unit of view.units) if (unit.seat === seat && waitsToMove(view, unit, book)) yield* moveOptions(view, unit, book);
    yield* specialOptions(view, seat, book);
  } else if (view.phase === 'combat') {
    yield { type: 'hold' };
    for (const unit of view.units) if (unit.seat === seat && isUp(view, unit)) yield* attackOffers(view, unit);
    yield* specialOptions(view, seat, book);
  } else if (view.phase === 'settling') yield* settleOffers(view);
  else yield* specialOptions(view, seat, book);
}

function* deployOffers(view: State, seat: Seat): Generator<Command> {
  for (const unit of view.units)
    if (unit.seat === seat && unit.fate === 'waiting')
      for (const place of areaOptions(view, seat)) yield { type: 'deploy', unit: unit.id, ...place };
}

/** What it could use of its own: nothing, some heat, or a missile. */
function* extras(unit: Unit): Generator<{ readonly overheat?: number; readonly bomb?: Bomb }> {
  if (isArmed({ ...unit, bombs: [] })) {
    yield {};
    for (let overheat = 1; overheat <= unit.card.overheat; overheat++) yield { overheat };
  }
  for (const bomb of new Set(unit.bombs)) yield { bomb };
}

export function* attackOffers(view: State, unit: Unit): Generator<Command> {
  for (const foe of view.units) {
    if (!mayMeet(unit, foe)) continue;
    for (const extra of extras(unit)) yield { type: 'engage', unit: unit.id, target: foe.id, ...extra };
    yield { type: 'engage', unit: unit.id, target: foe.id, grapple: true };
  }
}

function* clashOffers(view: State): Generator<Command> {
  const clash = view.clash!;
  const own = view.units[clash.units[clash.who]]!;
  const foe = view.units[clash.units[1 - clash.who]!]!;
  switch (clash.asks) {
    case 'answer':
      for (const extra of extras(own)) yield { type: 'answer', fire: true, ...extra };
      yield { type: 'answer', fire: false };
      yield { type: 'answer', fire: true, screen: true };
      yield { type: 'answer', fire: false, screen: true };
      break;
    case 'face':
      for (const arc of ownSides(own)) {
        if (winnerOf(view, clash) === null) yield { type: 'face', arc };
        else for (const other of sidesOf(foe)) yield { type: 'face', arc, other };
      }
      break;
    case 'wash':
      for (const yes of [false, true]) yield { type: 'wash', yes };
      break;
    case 'range':
      for (const bracket of BRACKETS) yield { type: 'range', bracket };
      break;
    default:
      yield* fireOffers(view, own);
  }
}

/** Every choice among the classes that bear, and each of them with the nose of a docked DropShip. */
function* fireOffers(view: State, own: Unit): Generator<Command> {
  const clash = view.clash!;
  const usable = usableIn(own, clash.arcs[clash.who]!, clash.bracket!);
  const helpers = view.units.filter(one => one.fate === 'docked' && one.parent === own.id);
  for (let mask = (1 << usable.length) - 1; mask >= 0; mask--) {
    const weapons = usable.filter((_, i) => mask & (1 << i));
    yield { type: 'fire', weapons };
    for (const { id } of helpers) yield { type: 'fire', weapons, helper: id };
  }
}

function* settleOffers(view: State): Generator<Command> {
  const open = view.wish ? [view.wish.engagement] : view.unsettled;
  for (const { a, b } of open) for (const stay of [true, false]) yield { type: 'settle', a, b, stay };
}
