import type { Seat } from '@sortie/kernel';
import type { Book } from '../rule.ts';
import type { Command, State } from '../shape.ts';
import { afarOptions } from './afar.ts';
import { bombardOptions } from './orbit.ts';
import { jumpsOf, ordersOf } from './orders.ts';

/** Special actions that could be tried; the rules say which are allowed. */
export function* specialOptions(view: State, seat: Seat, book: Book): Generator<Command> {
  if (view.phase === 'orders') yield { type: 'done' };
  for (const unit of view.units) {
    if (unit.seat !== seat) continue;
    if (view.phase === 'orders') {
      yield* ordersOf(view, unit);
      yield* jumpsOf(unit);
    } else if (view.phase === 'combat') {
      yield { type: 'screen', unit: unit.id };
      yield* afarOptions(view, unit, book);
      yield* bombardOptions(view, unit);
    } else if (unit.fate === 'docked') yield { type: 'undock', unit: unit.id };
  }
}
