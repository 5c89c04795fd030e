import { type Dice, nth, type Roll, type RuleId, rollOf, SeededDice, type SipKey } from '@sortie/kernel';

/** Which imagined world, and with which luck: the same for every plan that is compared. */
export interface Luck {
  readonly key: SipKey;
  readonly world: number;
}

/** A die falls into each of these parts of its range once in as many worlds. */
const PARTS = [0, 6, 3, 9, 1, 7, 4, 10, 2, 8, 5, 11] as const;
/** Within a part it falls as it likes. */
const FINE = 4096;
/** Factors that leave twelve parts twelve. */
const FACTORS = [1, 5, 7, 11] as const;
/** Worlds, and the rolls of one world, are told apart by the numbers of their dice. */
const ROLLS = 1024;
const WITHIN = 1 << 24;

/**
 * Dice that are fair over the worlds: in twelve of them every roll is high as often as it is low, and any few that follow each other are
 * spread as well. The first roll of one plan falls like the first roll of another, whenever it comes.
 */
export class EvenLuck implements Dice {
  readonly #luck: Luck;
  #rolled = 0;

  constructor(luck: Luck) {
    this.#luck = luck;
  }

  roll(count: number, sides: number, rule: RuleId): Roll {
    return rollOf(
      rule,
      Array.from({ length: count }, () => this.#face(sides)),
    );
  }

  #face(sides: number): number {
    const { key, world } = this.#luck;
    const n = this.#rolled++;
    const round = Math.floor(world / PARTS.length);
    const order = new SeededDice(key, round * ROLLS + n);
    const part = (nth(PARTS, world % PARTS.length) * nth(FACTORS, order.below(FACTORS.length)) + order.below(PARTS.length)) % PARTS.length;
    const place = part * FINE + new SeededDice(key, WITHIN + world * ROLLS + n).below(FINE);
    return Math.floor((place * sides) / (PARTS.length * FINE)) + 1;
  }
}
