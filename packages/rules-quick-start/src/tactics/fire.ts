import { boardOf } from '@sortie/board';
import { type Candidate, nth, tell } from '@sortie/kernel';
import { aimAt } from '../attack/aim.ts';
import { enemiesOf, volley, weaponsFor } from '../attack/declare.ts';
import type { Book, Seen } from '../rule.ts';
import type { QuickStart, Shot, State } from '../shape.ts';
import { callSign, isFighting, type Standing } from '../state.ts';
import { tollTaken } from './barrage.ts';
import { chanceAt, meanDamage } from './gunnery.ts';
import { byToll, type Weights } from './weights.ts';
import { life, urgency } from './worth.ts';

/** Damage that shots already declared this turn may be expected to do to a 'Mech. */
function alreadyAimed(state: State, book: Book, target: Standing): number {
  let sum = 0;
  for (const unit of state.units) {
    if (!isFighting(unit) || unit.side === target.side) continue;
    for (const shot of unit.fire?.shots ?? []) if (shot.target === target.id) sum += hopeOf(state, book, unit, target, shot);
  }
  return sum;
}

function hopeOf(state: State, book: Book, unit: Standing, target: Standing, { weapon }: Shot): number {
  const aim = aimAt(state, book, unit, target, nth(unit.sheet.weapons, weapon));
  return chanceAt(book.ask('toHit', aim).total) * meanDamage(book, aim);
}

/** What it is worth to let a 'Mech fire at each target: what its side takes with it, the others firing as suits best, beyond what they take alone. */
function tolls(state: State, book: Book, unit: Standing, weights: Weights): (target: Standing) => number {
  const board = boardOf(state.board);
  const fighting = state.units.filter(isFighting);
  const own = fighting.filter(({ side }) => side === unit.side);
  const foes = fighting.filter(({ side }) => side !== unit.side);
  const without = tollTaken(board, book, own, foes, weights, { unit: unit.id, target: null });
  return target => tollTaken(board, book, own, foes, weights, { unit: unit.id, target: target.id }) - without;
}

/** What a shot is worth that changes nothing, beside what it would be worth otherwise. */
const SPARE = 0.01;

/** The next 'Mech to declare, with each target it can hit; everything that can hit is fired, since nothing here costs heat. */
export function declareCandidates(state: Seen, seat: number, book: Book, weights: Weights): readonly Candidate<QuickStart>[] {
  const asked = { view: state, seat, book };
  const unit = state.units.find((one): one is Standing => one.seat === seat && isFighting(one) && one.fire === null);
  if (!unit) return [];
  const toll = weights.toll > 0 ? tolls(state, book, unit, weights) : undefined;
  const held: Candidate<QuickStart> = { command: { type: 'declare', unit: unit.id, shots: [] }, worth: 0, why: 'nothing to shoot at' };
  const found = enemiesOf(state, seat).flatMap((target): readonly Candidate<QuickStart>[] => {
    const all = volley(asked, unit, weaponsFor(asked, unit, target), target).map(shot => ({
      shot,
      hope: hopeOf(state, book, unit, target, shot),
    }));
    const shots = all.filter(({ hope }) => hope > 0);
    if (shots.length === 0) return [];
    const hope = shots.reduce((sum, one) => sum + one.hope, 0);
    // What friends have aimed at already makes it likelier that this volley is the last one needed.
    const aimed = alreadyAimed(state, book, target);
    const plain = hope * (urgency(target, weights) + weights.focus * Math.min(1, aimed / Math.max(1, life(target, weights))));
    // Where a line that can be disputed hides all that counts, or friends need no help, a shot is still better than none.
    const worth = toll
      ? byToll(
          weights,
          () => plain,
          () => Math.max(plain * SPARE, toll(target)),
        )
      : plain;
    const why = tell('{damage} damage to be expected on the {name}', {
      damage: Math.round(hope * 10) / 10,
      name: callSign(state, target.id),
    });
    return [{ command: { type: 'declare', unit: unit.id, shots: shots.map(({ shot }) => shot) }, worth, why }];
  });
  return [...found, held].sort((a, b) => b.worth - a.worth);
}
