import type { Dice, Roll } from '../dice.ts';
import type { RuleId } from '../shape.ts';
import { keyOf, type Seed } from './seed.ts';
import { type SipKey, sipHash } from './siphash.ts';

/**
 * Dice addressed by (seed, command number, draw number) instead of drawn from one running stream: a rule that rolls one
 * die more cannot shift the dice of any later command.
 */
export class SeededDice implements Dice {
  private readonly key: SipKey;
  private readonly commandNumber: number;
  private draw = 0;

  constructor(seed: Seed | SipKey, commandNumber: number) {
    this.key = typeof seed === 'string' ? keyOf(seed) : seed;
    this.commandNumber = commandNumber;
  }

  roll(count: number, sides: number, rule: RuleId): Roll {
    const faces = new Array<number>(count);
    let total = 0;
    for (let i = 0; i < count; i++) {
      const face = 1 + this.below(sides);
      faces[i] = face;
      total += face;
    }
    return { rule, faces, total };
  }

  /** Uniform in 0 … bound-1: draws in the unfair tail are thrown away. The tail is shorter than `bound`, so that few draws have to be compared with it. */
  below(bound: number): number {
    for (;;) {
      sipHash(this.key, this.commandNumber, this.draw++, words);
      const word = words[0] ?? 0;
      if (word < WORDS - bound || word < WORDS - (WORDS % bound)) return word % bound;
    }
  }
}

const WORDS = 0x1_0000_0000;
const words = new Uint32Array(2);
