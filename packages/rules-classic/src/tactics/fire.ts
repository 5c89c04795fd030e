import { type Candidate, type Telling, tell } from '@sortie/kernel';
import { mayFire } from '../attack/holding-fire.ts';
import { declaration } from '../options/firing.ts';
import { enemiesOf } from '../options/who.ts';
import type { Book } from '../rule.ts';
import type { Classic, State } from '../shape.ts';
import { callSign, fighting, type OnMap } from '../state.ts';
import { hopeOf } from './exchange.ts';
import { lifeOf, priceOf, pricePerPoint } from './life.ts';
import type { Weights } from './weights.ts';
import { bestVolley } from './worth.ts';

/** What others of this side have announced against a target already, in points of damage. */
function announced(view: State, book: Book, unit: OnMap, target: OnMap, weights: Weights): number {
  let sum = 0;
  for (const friend of fighting(view))
    if (friend.seat === unit.seat && friend.id !== unit.id && friend.fire?.shots[0]?.target === target.id)
      sum += hopeOf(view, book, friend, target, weights);
  return sum;
}

/** Fire of one unit: at each enemy with all that is worth its heat, those first whom it helps to finish. */
export function* fireCandidates(view: State, unit: OnMap, book: Book, weights: Weights): Generator<Candidate<Classic>> {
  yield { command: { type: 'declare', unit: unit.id, twist: 0, shots: [] }, worth: 0, why: tell('holds fire: no shot that pays') };
  if (!mayFire(view, unit, book)) return;
  yield* book.offered('thoughts', { view, unit, book });
  for (const target of enemiesOf(view, unit)) {
    const price = pricePerPoint(target);
    const { pose, shots, damage, cost } = bestVolley(view, book, unit, target, price, weights.heat);
    if (shots.length === 0) continue;
    const before = announced(view, book, unit, target, weights);
    const [life, all] = [lifeOf(target), before + damage];
    const finishing = all >= life && before < 1.3 * life ? 0.1 * priceOf(target) : 0;
    const worth = weights.aggression * (damage * price * (1 + weights.focus * Math.min(1, all / life)) + finishing) - cost;
    yield { command: declaration(unit.id, pose, shots), worth, why: reason(view, target, damage, all >= life) };
  }
}

function reason(view: State, { id }: OnMap, damage: number, finishes: boolean): Telling {
  const args = { target: callSign(view, id), hope: Math.round(damage * 10) / 10 };
  if (finishes) return tell('fires at the {target} to finish it: hopes for {hope} damage', args);
  return tell('fires at the {target}: hopes for {hope} damage', args);
}
