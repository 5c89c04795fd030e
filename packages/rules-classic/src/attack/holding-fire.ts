import type { Telling } from '@sortie/kernel';
import type { Truths } from '../questions.ts';
import type { Book } from '../rule.ts';
import type { Command, State, Unit } from '../shape.ts';
import type { OnMap } from '../state.ts';
import { isFired } from './attacking.ts';

type Declaration = Extract<Command, { readonly type: 'declare' }>;
type Why = (view: State, unit: Unit) => Telling | undefined;

/** What a rule says that keeps a unit from firing, whatever it aims at: one reason for what is refused and for what is not even offered. */
export const keepsFromFiring = (why: Why) => ({
  affirms: { holdsFire: ({ view, unit }: Truths['holdsFire']) => why(view, unit) !== undefined },
  forbids: {
    declare: (view: State, command: Declaration): Telling | undefined => {
      const unit = view.units[command.unit];
      return unit && isFired(command) ? why(view, unit) : undefined;
    },
  },
});

/** Can this unit fire at all now? */
export const mayFire = (view: State, unit: OnMap, book: Book): boolean => book.holds('holdsFire', { view, unit }) === undefined;
