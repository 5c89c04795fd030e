import type { Game, Scenario } from '@sortie/kernel';
import { type AlphaStrike, alphaStrike, giftedScenario } from '@sortie/rules-alpha-strike';

/** An odd number, so that every set-up meets both its own rules and those thrown in by lot. */
const SETUPS = 301;
const EVERY = 3;

/** Alpha Strike with the ready games in turn, and every third time crews, machines and commands with gifts of all kinds. */
export function alphaStrikeWithGifts(): Game<AlphaStrike> {
  const { scenarios: ready } = alphaStrike;
  let next = 0;
  const scenarios = Array.from({ length: SETUPS }, (_, i): Scenario<AlphaStrike> => {
    if (i % EVERY === 0) return giftedScenario(i);
    next += 1;
    return ready[next % ready.length]!;
  });
  return { ...alphaStrike, scenarios };
}
