import { tell } from '@sortie/kernel';
import { hasConsole } from '../../electronics/console.ts';
import { pointsFor } from '../../movement/points.ts';
import type { Book, ClassicRule } from '../../rule.ts';
import type { State, Unit } from '../../shape.ts';
import { canAct, fighting, isTroop, isWhole, sheetFor } from '../../state.ts';

/** Whoever runs so far is a scout. */
const SCOUT = 9;
const CONSOLE = 2;

/** What a unit tells its commander: a probe, a command console, the eyes of a scout or of a flyer. */
function ratingOf(unit: Unit, book: Book): number {
  if (!canAct(unit)) return 0;
  const probe = sheetFor(unit).gear.some(({ kind }, i) => kind === 'probe' && isWhole(unit, 'gear', i)) ? 1 : 0;
  const scout = unit.flight || (!isTroop(unit) && pointsFor(book, unit, 'run') >= SCOUT) ? 1 : 0;
  return probe + scout + (hasConsole(unit) ? CONSOLE : 0);
}

export const ratingFor = (state: State, seat: number, book: Book): number =>
  fighting(state).reduce((sum, unit) => (unit.seat === seat ? sum + ratingOf(unit, book) : sum), 0);

/** So much more than the other side, and what it is worth. */
const WORTH: readonly (readonly [lead: number, bonus: number])[] = [
  [8, 3],
  [4, 2],
  [1, 1],
];

/** House: the side that knows more of the field adds to its initiative. */
const intelligence: ClassicRule = {
  id: 'TW-house-battlefield-intelligence',
  cite: 'house',
  kind: 'advanced',
  term: tell('battlefield intelligence'),
  adds: {
    initiative: ({ state, seat, book }) => {
      const lead = ratingFor(state, seat, book) - ratingFor(state, 1 - seat, book);
      return WORTH.find(([least]) => lead >= least)?.[1];
    },
  },
};

export const intelligenceRules: readonly ClassicRule[] = [intelligence];
