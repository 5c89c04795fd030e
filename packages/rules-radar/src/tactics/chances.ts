import { chanceOf } from '@sortie/kernel';
import type { Bracket } from '../card/card.ts';
import type { Asking } from '../combat/clash.ts';
import { steeringOf } from '../combat/control.ts';
import { thrustOf } from '../movement/thrust.ts';
import type { Book } from '../rule.ts';
import type { Unit } from '../shape.ts';

/** How two craft come out of their Control Rolls: who has the better position, and who picks the range or which it is. */
export interface Footing {
  readonly winner: 0 | 1 | null;
  readonly range: 0 | 1 | Bracket;
  readonly chance: number;
}

const memo = new WeakMap<Book, Map<string, readonly Footing[]>>();

/** All ways in which two craft may come to face each other, with their chances. */
export function footings(asking: Asking, one: Unit, two: Unit): readonly Footing[] {
  const { book } = asking;
  const needs = (unit: Unit, other: Unit): number => book.ask('control', steeringOf(asking, unit, 'engage', { other })).total;
  const still = (unit: Unit): boolean => book.holds('still', { state: asking.state, unit }) !== undefined;
  const sides = [
    { number: needs(one, two), thrust: thrustOf(book, one), still: still(one) },
    { number: needs(two, one), thrust: thrustOf(book, two), still: still(two) },
  ] as const;
  const key = sides.map(side => `${side.number} ${side.thrust} ${side.still}`).join(' ');
  const known = memo.get(book) ?? new Map<string, readonly Footing[]>();
  memo.set(book, known);
  const found = known.get(key) ?? [...countedUp(book, sides)];
  known.set(key, found);
  return found;
}

interface Side {
  readonly number: number;
  readonly thrust: number;
  /** Cannot come about: it never has the better position. */
  readonly still: boolean;
}

const ROLLS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const exactly = (roll: number): number => chanceOf(roll) - chanceOf(roll + 1);

function* countedUp(book: Book, sides: readonly [Side, Side]): Generator<Footing> {
  const [one, two] = sides;
  const shares = new Map<string, number>();
  const share = (ok: boolean, otherOk: boolean, thrust: number): number => {
    const key = `${ok} ${otherOk} ${thrust}`;
    const found = shares.get(key) ?? book.ask('share', { ok, otherOk, thrust }).total;
    shares.set(key, found);
    return found;
  };
  const sums = new Map<string, Footing>();
  for (const a of ROLLS)
    for (const b of ROLLS) {
      const [ok, otherOk] = [a >= one.number, b >= two.number];
      const modified = a + share(ok, otherOk, one.thrust) - b - share(otherOk, ok, two.thrust);
      const margin = a - one.number - (b - two.number);
      const range = !ok && !otherOk ? 'long' : (better(modified) ?? better(margin) ?? 'medium');
      const [first, second] = [ok && !one.still, otherOk && !two.still];
      const winner = first === second ? null : first ? 0 : 1;
      const chance = exactly(a) * exactly(b) + (sums.get(`${winner} ${range}`)?.chance ?? 0);
      sums.set(`${winner} ${range}`, { winner, range, chance });
    }
  yield* sums.values();
}

const better = (lead: number): 0 | 1 | undefined => (lead === 0 ? undefined : lead > 0 ? 0 : 1);
