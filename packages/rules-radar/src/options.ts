import type { Seat } from '@sortie/kernel';
import { BRACKETS } from './card/card.ts';
import { clashing, otherOf } from './combat/clash.ts';
import { bearing } from './combat/exchange.ts';
import { ownSides, sidesOf, winnerOf } from './combat/position.ts';
import { isUp, mayMeet } from './combat/up.ts';
import { hasGuns, usableIn } from './combat/weapons.ts';
import { moveOptions } from './movement/options.ts';
import type { Asked } from './questions.ts';
import type { Book, Seen } from './rule.ts';
import { waitsToMove } from './sequence/order.ts';
import { areaOptions } from './setup/places.ts';
import type { Bomb, Clash, Command, Phase, Unit } from './shape.ts';

/** Every command that is allowed now. */
export function* options(view: Seen, seat: Seat, book: Book): Generator<Command> {
  if (view.active !== seat) return;
  for (const command of listed({ view, seat, book })) if (book.allows(view, command, seat)) yield command;
}

const BY_PHASE: { readonly [P in Phase]?: (asked: Asked) => Iterable<Command> } = {
  deployment: deployments,
  movement,
  combat,
  settling: settlements,
  orders,
};

const listed = (asked: Asked): Iterable<Command> =>
  asked.view.clash ? replies(asked, asked.view.clash) : (BY_PHASE[asked.view.phase]?.(asked) ?? []);

function* deployments({ view, seat }: Asked): Generator<Command> {
  for (const unit of view.units)
    if (unit.seat === seat && unit.fate === 'waiting')
      for (const place of areaOptions(view, seat)) yield { type: 'deploy', unit: unit.id, ...place };
}

function* movement(asked: Asked): Generator<Command> {
  const { view, seat, book } = asked;
  for (const unit of view.units) if (unit.seat === seat && waitsToMove(view, unit, book)) yield* moveOptions(view, unit, book);
  yield* book.offered('moves', asked);
}

function* combat(asked: Asked): Generator<Command> {
  yield { type: 'hold' };
  yield* actions(asked);
  for (const unit of asked.view.units) if (unit.seat === asked.seat) yield* asked.book.offered('asides', { ...asked, unit });
}

/** Attacks that a seat could make. */
export function* actions(asked: Asked): Generator<Command> {
  const { view, seat, book } = asked;
  for (const unit of view.units) {
    if (unit.seat !== seat || !isUp(view, unit)) continue;
    for (const foe of view.units)
      if (mayMeet(unit, foe)) for (const extra of extras(book, unit)) yield { type: 'engage', unit: unit.id, target: foe.id, ...extra };
    yield* book.offered('attacks', { ...asked, unit });
  }
}

/** What it could use of its own: nothing, some heat, or a missile. */
function* extras(book: Book, unit: Unit): Generator<{ readonly overheat?: number; readonly bomb?: Bomb }> {
  if (hasGuns(book, unit)) {
    yield {};
    for (let overheat = 1; overheat <= unit.card.overheat; overheat++) yield { overheat };
  }
  for (const bomb of new Set(unit.bombs)) yield { bomb };
}

function* replies(asked: Asked, clash: Clash): Generator<Command> {
  const { view, book } = asked;
  const own = clashing(view, clash, clash.who);
  const foe = clashing(view, clash, otherOf(clash.who));
  switch (clash.asks) {
    case 'answer':
      for (const extra of extras(book, own)) yield { type: 'answer', fire: true, ...extra };
      yield { type: 'answer', fire: false };
      for (const fire of [true, false]) yield { type: 'answer', fire, screen: true };
      break;
    case 'face':
      for (const arc of ownSides(own)) {
        if (winnerOf({ state: view, book }, clash) === null) yield { type: 'face', arc };
        else for (const other of sidesOf(foe)) yield { type: 'face', arc, other };
      }
      break;
    case 'range':
      for (const bracket of BRACKETS) yield { type: 'range', bracket };
      break;
    case 'fire':
      yield* volleys(asked, clash, own);
      break;
    default:
      yield* book.offered('replies', { ...asked, clash });
  }
}

/** Every choice among the classes that bear, and each of them with a craft that joins in. */
function* volleys({ view, book }: Asked, clash: Clash, own: Unit): Generator<Command> {
  const usable = usableIn(book, own, ...bearing(clash, clash.who));
  const helpers = view.units.filter(helper => book.holds('helps', { unit: own, helper }) !== undefined);
  for (let mask = (1 << usable.length) - 1; mask >= 0; mask--) {
    const weapons = usable.filter((_, i) => mask & (1 << i));
    yield { type: 'fire', weapons };
    for (const { id } of helpers) yield { type: 'fire', weapons, helper: id };
  }
}

function* settlements({ view }: Asked): Generator<Command> {
  const open = view.wish ? [view.wish.engagement] : view.unsettled;
  for (const { a, b } of open) for (const stay of [true, false]) yield { type: 'settle', a, b, stay };
}

/** Orders that a seat could give in the End Phase. */
export const ordersFor = (asked: Asked): Iterable<Command> => asked.book.offered('orders', asked);

function* orders(asked: Asked): Generator<Command> {
  yield { type: 'done' };
  yield* ordersFor(asked);
}
