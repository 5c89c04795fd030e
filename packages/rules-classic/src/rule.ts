import type { Play as AnyPlay, View as AnyView, Rule, Rulebook, Seat, Telling, Variant } from '@sortie/kernel';
import type { Classic, Command } from './shape.ts';

/** A rule of the classic game. */
export interface ClassicRule extends Rule<Classic> {
  /** Every reason can be told in another language: a finished sentence would not do. */
  readonly forbids?: {
    readonly [C in Command['type']]?: (view: View, command: Variant<Command, C>, seat: Seat, book: Book) => Telling | undefined;
  };
}

export type Book = Rulebook<Classic>;
export type View = AnyView<Classic>;
export type Play = AnyPlay<Classic>;

/** A line of the ledger that takes no code of its own: it is how the rest is built. */
export const structural = (id: ClassicRule['id'], how: string, covers?: readonly ClassicRule['id'][]): ClassicRule => ({
  id,
  structural: how,
  cite: id.startsWith('TOE') ? 'TOE' : CITE,
  kind: 'core',
  ...(covers ? { covers } : {}),
});

type Rest<K extends keyof ClassicRule = never> = Omit<ClassicRule, 'id' | 'cite' | 'kind' | K>;

/** A rule of Tactical Operations as its errata leave it: nobody plays it who has not chosen it. */
export const advanced = (id: ClassicRule['id'], rest: Rest): ClassicRule => ({ id, cite: 'TOE', kind: 'advanced', ...rest });

/** A rule about something that is loaded instead of the common thing. */
export const munition = (id: ClassicRule['id'], rest: Rest<'needs'>): ClassicRule =>
  advanced(id, { needs: ['TOE-house-munitions'], ...rest });

/** The book is known by its ledger; the section is on the line. */
export const CITE = 'TW';
