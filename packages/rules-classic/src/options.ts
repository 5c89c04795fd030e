import type { Seat } from '@sortie/kernel';
import { isAllowed } from './allowed.ts';
import { deployOptions } from './options/deploying.ts';
import { declareOptions } from './options/firing.ts';
import { moveOptions } from './options/moving.ts';
import { strikeOptions } from './options/striking.ts';
import { movers, shooters, strikers } from './options/who.ts';
import type { Book, View } from './rule.ts';
import type { Command, State } from './shape.ts';

/**
 * What a seat may do now. Complete for places, facings and modes; rules accept more than is listed: other ways to the same place, lying down,
 * turning on the ground, any subset of the weapons with any bin, rate and aim.
 */
export function* options(view: State, seat: Seat, book: Book): Generator<Command> {
  for (const command of listed(view, seat, book)) if (isAllowed(view, command, seat, book)) yield command;
}

function* listed(view: State, seat: Seat, book: Book): Generator<Command> {
  if (view.active !== seat) return;
  for (const command of book.offered('moments', { view, seat, book })) if (book.allows(view as View, command, seat)) yield command;
  if (view.phase === 'deployment') yield* deployOptions(view, seat);
  else if (view.phase === 'movement') for (const unit of movers(view, seat, book)) yield* moveOptions(view, unit, book);
  else if (view.phase === 'weapon') for (const unit of shooters(view, seat)) yield* declareOptions(view, unit, book);
  else if (view.phase === 'physical') for (const unit of strikers(view, seat)) yield* strikeOptions(view, unit, book);
}
