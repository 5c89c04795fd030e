import { keyOf, SeededDice, seedFrom } from '@sortie/kernel';

/** Numbers below a bound that are the same in every run. */
export function numbersFrom(seed: string): (bound: number) => number {
  const luck = new SeededDice(keyOf(seedFrom(seed)), 0);
  return bound => luck.below(bound);
}
