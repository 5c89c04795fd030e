import { tell } from '@sortie/kernel';
import type { ClassicRule } from '../rule.ts';

/** House: what is done instead of moving, or with mines, takes a rule that knows it. */
const known: ClassicRule = {
  id: 'TW-house-tasks',
  cite: 'house',
  kind: 'core',
  forbids: {
    move: (_view, move, _seat, book) =>
      move.mode === 'stand' && move.task && book.ask('task', { task: move.task }).total === 0
        ? tell('nobody does that under these rules')
        : undefined,
    detonate: (_view, _command, _seat, book) =>
      book.ask('task', { task: 'detonate' }).total === 0 ? tell('nobody does that under these rules') : undefined,
  },
};

export const taskRules: readonly ClassicRule[] = [known];
