import { tell } from '@sortie/kernel';
import type { Book, ClassicRule, Seen } from '../rule.ts';
import type { Move } from '../shape.ts';

/** Says how far it goes where nobody asks. */
const isIdlePledge = (view: Seen, move: Move, book: Book): boolean => {
  const unit = 'declared' in move ? view.units[move.unit] : undefined;
  return unit !== undefined && (!unit.wear || book.ask('pledge', { unit }).total === 0);
};

/** House: what is done instead of moving, or with mines, takes a rule that knows it. */
const known: ClassicRule = {
  id: 'TW-house-tasks',
  cite: 'house',
  kind: 'core',
  forbids: {
    move: (view, move, _seat, book) =>
      (move.mode === 'stand' && move.task && book.ask('task', { task: move.task }).total === 0) || isIdlePledge(view, move, book)
        ? tell('nobody does that under these rules')
        : undefined,
    detonate: (_view, _command, _seat, book) =>
      book.ask('task', { task: 'detonate' }).total === 0 ? tell('nobody does that under these rules') : undefined,
  },
};

export const taskRules: readonly ClassicRule[] = [known];
