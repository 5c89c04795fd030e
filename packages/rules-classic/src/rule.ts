import type { Play, Rule, Rulebook, Seat, Telling, Variant, View } from '@sortie/kernel';
import type { Classic, Command, Setup } from './shape.ts';

/** A rule of the classic game. */
export interface ClassicRule extends Rule<Classic> {
  /** Why a set-up is not allowed; asked before there is a game and a list of rules. */
  readonly forbidsSetup?: (setup: Setup) => Telling | undefined;
  /** Every reason can be told in another language: a finished sentence would not do. */
  readonly forbids?: {
    readonly [C in Command['type']]?: (view: Seen, command: Variant<Command, C>, seat: Seat, book: Book) => Telling | undefined;
  };
}

export type Book = Rulebook<Classic>;
export type Seen = View<Classic>;
export type Table = Play<Classic>;

/** A line of the ledger that takes no code of its own: it is how the rest is built. */
export const told = (id: ClassicRule['id'], covers?: readonly ClassicRule['id'][]): ClassicRule => ({
  id,
  cite: CITE,
  kind: 'core',
  ...(covers ? { covers } : {}),
});

/** The book is known by its ledger; the section is on the line. */
export const CITE = 'TW';
