import { type Refusal, tell } from '@sortie/kernel';
import type { Book, ClassicRule, View } from '../rule.ts';
import type { Move, Shot, ShotTerms } from '../shape.ts';

const HOUSE = 'TW-house-tasks';
const UNKNOWN = 'nobody does that under these rules';
/** What is said of commands that no rule in force opens. */
export const CLOSED: Refusal = { rule: HOUSE, reason: UNKNOWN };

/** Says how far it goes where nobody asks. */
const isIdlePledge = (view: View, move: Move, book: Book): boolean => {
  const unit = 'declared' in move ? view.units[move.unit] : undefined;
  return unit !== undefined && book.holds('pledges', { unit }) === undefined;
};

/** What everybody says of a shot. */
const PLAIN: ReadonlySet<string> = new Set(['weapon', 'target', 'bin', 'rate', 'aim', 'cell', 'hot', 'power']);

/** Says something of a shot that no rule in force opens. */
function isSpecial(shot: Shot, book: Book): boolean {
  for (const word in shot) if (!PLAIN.has(word) && !book.permits('shot', word as keyof ShotTerms)) return true;
  return false;
}

/** House: what is done instead of moving, and what not every table plays, takes a rule that knows it. */
const known: ClassicRule = {
  id: HOUSE,
  cite: 'house',
  kind: 'core',
  forbids: {
    move: (view, move, _seat, book) =>
      (move.mode === 'stand' && move.task && !book.permits('task', move.task)) ||
      ('tempo' in move && !book.permits('tempo', move.tempo)) ||
      isIdlePledge(view, move, book)
        ? tell(UNKNOWN)
        : undefined,
    declare: (_view, { shots, orders }, _seat, book) =>
      orders?.some(({ do: what }) => !book.permits('order', what)) || shots.some(shot => isSpecial(shot, book)) ? tell(UNKNOWN) : undefined,
  },
};

export const taskRules: readonly ClassicRule[] = [known];
