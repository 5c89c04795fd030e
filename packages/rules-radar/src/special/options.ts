import type { Seat } from '@sortie/kernel';
import type { Command, State } from '../shape.ts';

/** Special actions that could be tried; the rules say which are allowed. */
export function* specialOptions(view: State, seat: Seat): Generator<Command> {
  if (view.phase === 'orders') yield { type: 'done' };
  if (view.phase === 'combat') for (const unit of view.units) if (unit.seat === seat) yield { type: 'screen', unit: unit.id };
}
