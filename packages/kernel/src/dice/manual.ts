import { type Dice, type Roll, rollOf } from '../dice.ts';
import type { RuleId } from '../shape.ts';
import { type Telling, tell } from '../words.ts';

/** What the players have to roll next with their real dice. */
export interface DiceWanted {
  readonly count: number;
  readonly sides: number;
  readonly rule: RuleId;
}

/** Thrown through a handler and caught by `perform`: commands are pure, so one is simply carried out again with more dice. */
export class OutOfDice extends Error {
  readonly wanted: DiceWanted;
  constructor(wanted: DiceWanted) {
    super(`${wanted.rule} wants ${wanted.count}d${wanted.sides}`);
    this.wanted = wanted;
  }
}

/** Dice that players roll by hand: the faces typed so far, and a question for more when they run out. */
export class ManualDice implements Dice {
  private readonly typed: readonly number[];
  private next = 0;

  constructor(typed: readonly number[]) {
    this.typed = typed;
  }

  roll(count: number, sides: number, rule: RuleId): Roll {
    const faces = this.typed.slice(this.next, this.next + count);
    if (faces.length < count) throw new OutOfDice({ count, sides, rule });
    this.next += count;
    return rollOf(rule, faces);
  }

  get unused(): number {
    return this.typed.length - this.next;
  }
}

/** Is this what such dice can show? The reason why not is for the person who typed it. */
export function badFaces({ count, sides }: DiceWanted, faces: readonly number[]): Telling | undefined {
  if (faces.length !== count)
    return count === 1 ? tell('type one number, for one die') : tell('type {count} numbers, one for each die', { count });
  const bad = faces.find(face => !Number.isInteger(face) || face < 1 || face > sides);
  return bad === undefined ? undefined : tell('a die with {sides} sides cannot show {bad}', { sides, bad });
}
