import type { Scenario } from '@sortie/kernel';
import type { AlphaStrike } from '../shape.ts';
import { giftedScenario } from './gifted.ts';
import { SCENARIOS } from './scenarios.ts';

const EVERY = 3;

/** The ready games in turn, and every third time crews, machines and commands with gifts of all kinds. */
export function trialScenario(n: number): Scenario<AlphaStrike> {
  const ready = n % EVERY === 0 ? undefined : SCENARIOS[(n - Math.floor(n / EVERY)) % SCENARIOS.length];
  return ready ?? giftedScenario(n);
}
