import type { Play, Rule, Rulebook, Seat, Telling, Variant, View } from '@sortie/kernel';
import type { Command, QuickStart } from './shape.ts';

/** A rule of the Quick-Start book. */
export interface QuickStartRule extends Rule<QuickStart> {
  /** Every reason can be told in another language: a finished sentence would not do. */
  readonly forbids?: {
    readonly [C in Command['type']]?: (view: Seen, command: Variant<Command, C>, seat: Seat, book: Book) => Telling | undefined;
  };
}

export type Book = Rulebook<QuickStart>;
export type Seen = View<QuickStart>;
export type Table = Play<QuickStart>;
