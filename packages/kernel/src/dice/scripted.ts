import { type Dice, type Roll, rollOf } from '../dice.ts';
import type { RuleId } from '../shape.ts';

/** Dice that fall as the script says, and complain if the rules ask for more. */
export class ScriptedDice implements Dice {
  private readonly faces: readonly number[];
  private next = 0;

  constructor(faces: readonly number[]) {
    this.faces = faces;
  }

  roll(count: number, sides: number, rule: RuleId): Roll {
    const faces = this.faces.slice(this.next, this.next + count);
    this.next += count;
    if (faces.length < count) throw new Error(`${rule} wants ${count}d${sides}: the script is out of dice`);
    for (const face of faces)
      if (!(face >= 1 && face <= sides)) throw new Error(`${rule} wants ${count}d${sides}: the script has a ${face}`);
    return rollOf(rule, faces);
  }

  get unused(): number {
    return this.faces.length - this.next;
  }
}
