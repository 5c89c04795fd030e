import type { Seat, View } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { type Acting, acting } from '../flow/asked.ts';
import { placeOf } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import type { Book } from '../rule.ts';
import { type Footing, footing } from './costs.ts';

type V = View<Impact>;

/** Objections that only make sense for a soldier on the map. */
export const moving = (view: V, seat: Seat): Acting | undefined => {
  const now = acting(view, seat);
  return now && now.unit.place === 'map' ? now : undefined;
};

export const stepOf = (view: V, seat: Seat, book: Book, to: number): (Acting & { readonly foot: Footing }) | undefined => {
  const now = moving(view, seat);
  const foot = now && groundOf(view.map).isStep(placeOf(now.unit), to) ? footing(view, book, now.unit, to) : undefined;
  return now && foot ? { ...now, foot } : undefined;
};
