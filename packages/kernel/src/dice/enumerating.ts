import { type Dice, type Roll, rollOf } from '../dice.ts';
import type { RuleId } from '../shape.ts';
import { nth } from '../sure.ts';

/** One way the dice may fall: `ways` of `outOf` equally likely ones lead here. */
export interface Chance<T> {
  readonly result: T;
  readonly probability: number;
}

/**
 * Every distinct way the dice may fall, for search. Rolls are told apart by their total, since that is all most rules
 * read; one representative set of faces stands for each. `act` is run once per branch and must be pure.
 */
export function* outcomes<T>(act: (dice: Dice) => T): Generator<Chance<T>> {
  const path: number[] = [];
  for (;;) {
    const dice = new BranchDice(path);
    const result = act(dice);
    yield { result, probability: dice.probability };
    // Advance the deepest roll that has another total left; drop the exhausted ones below it.
    let depth = dice.widths.length - 1;
    path.length = dice.widths.length;
    while (depth >= 0 && nth(dice.taken, depth) + 1 >= nth(dice.widths, depth)) depth--;
    if (depth < 0) return;
    for (let i = 0; i <= depth; i++) path[i] = nth(dice.taken, i);
    path[depth] = nth(dice.taken, depth) + 1;
    path.length = depth + 1;
  }
}

class BranchDice implements Dice {
  readonly widths: number[] = [];
  readonly taken: number[] = [];
  probability = 1;
  private readonly path: readonly number[];

  constructor(path: readonly number[]) {
    this.path = path;
  }

  roll(count: number, sides: number, rule: RuleId): Roll {
    const totals = distribution(count, sides);
    const branch = this.path[this.taken.length] ?? 0;
    this.widths.push(totals.length);
    this.taken.push(branch);
    this.probability *= nth(totals, branch).probability;
    return rollOf(rule, nth(totals, branch).faces);
  }
}

interface Total {
  readonly total: number;
  readonly probability: number;
  readonly faces: readonly number[];
}

const known = new Map<number, readonly Total[]>();

/** The totals of some dice with their probabilities, smallest first. */
export function distribution(count: number, sides: number): readonly Total[] {
  const key = count * 1024 + sides;
  const cached = known.get(key);
  if (cached) return cached;
  let ways = [1];
  for (let die = 0; die < count; die++) {
    const next = new Array<number>(ways.length + sides).fill(0);
    for (let at = 0; at < ways.length; at++)
      for (let face = 1; face <= sides; face++) next[at + face] = nth(next, at + face) + nth(ways, at);
    ways = next;
  }
  let all = 1;
  for (let die = 0; die < count; die++) all *= sides;
  const totals: Total[] = [];
  for (let total = count; total < ways.length; total++) {
    if (nth(ways, total) > 0) totals.push({ total, probability: nth(ways, total) / all, faces: facesFor(total, count, sides) });
  }
  known.set(key, totals);
  return totals;
}

/** The chance that some dice show at least `needed`. */
export const chanceOf = (needed: number, count = 2, sides = 6): number =>
  distribution(count, sides).reduce((sum, { total, probability }) => (total >= needed ? sum + probability : sum), 0);

function facesFor(total: number, count: number, sides: number): number[] {
  const faces = new Array<number>(count).fill(1);
  let left = total - count;
  for (let i = 0; i < count && left > 0; i++) {
    const more = Math.min(left, sides - 1);
    faces[i] = nth(faces, i) + more;
    left -= more;
  }
  return faces;
}
