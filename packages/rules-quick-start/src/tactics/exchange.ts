import { type Board, boardOf } from '@sortie/board';
import { nth } from '@sortie/kernel';
import type { Book } from '../rule.ts';
import type { State } from '../shape.ts';
import { lineBetween } from '../sight/sight.ts';
import { isFighting, type Standing } from '../state.ts';
import { aimBetween, tollTaken } from './barrage.ts';
import { damageAt, volleyOf } from './gunnery.ts';
import { moodOf } from './mood.ts';
import { byToll, type Weights } from './weights.ts';
import { life, lifeLeft, urgency } from './worth.ts';

/** What one 'Mech can expect to do to another from where both stand, in points of damage. */
function hope(board: Board, book: Book, from: Standing, to: Standing): number {
  const aim = aimBetween(board, book, from, to);
  return aim ? damageAt(volleyOf(book, from), aim.range, aim.against) : 0;
}

/**
 * What the fire of this turn is likely to bring a seat, everybody standing where they stand: each 'Mech of a side fires where most is to be
 * had, and what several aim at one 'Mech counts more the nearer it brings the end.
 */
export function exchange(state: State, seat: number, book: Book, weights: Weights): number {
  const board = boardOf(state.board);
  const standing = state.units.filter(isFighting);
  // Whoever hides for ever has not lost, but nobody wants to watch that.
  const fear = weights.caution * (1 - weights.pressing * (1 - moodOf(state, weights).fear));
  let sum = 0;
  for (const side of ['defender', 'attacker'] as const) {
    const own = standing.filter(unit => unit.side === side);
    const foes = standing.filter(unit => unit.side !== side);
    if (own.length === 0 || foes.length === 0) continue;
    const ours = nth(own, 0).seat === seat;
    const done = byToll(
      weights,
      () => given(board, book, own, foes, weights),
      () => tollTaken(board, book, own, foes, weights),
    );
    const drift = restless(board, own, foes, weights);
    sum += ours ? weights.aggression * done * weights.salvo + drift : -fear * done * weights.salvo - drift;
  }
  return sum;
}

function given(board: Board, book: Book, own: readonly Standing[], foes: readonly Standing[], weights: Weights): number {
  const aimed = foes.map(() => 0);
  const worthOn = (i: number, damage: number): number => {
    const [foe, before] = [nth(foes, i), nth(aimed, i)];
    const left = Math.max(1, life(foe, weights));
    return damage * (urgency(foe, weights) + weights.focus * Math.min(1, before / left));
  };
  let sum = 0;
  const fire = (i: number, damage: number): void => {
    sum += worthOn(i, damage);
    aimed[i] = nth(aimed, i) + damage;
  };
  // What has been declared is settled; the others find their targets with that in mind.
  for (const unit of own) {
    const at = foes.findIndex(({ id }) => id === unit.fire?.shots[0]?.target);
    if (at >= 0 && !unit.fire?.resolved) fire(at, hope(board, book, unit, nth(foes, at)));
  }
  for (const unit of own) {
    if (unit.fire !== null) continue;
    let [best, most, at] = [0, 0, -1];
    for (let i = 0; i < foes.length; i++) {
      const damage = hope(board, book, unit, nth(foes, i));
      if (damage > 0 && worthOn(i, damage) > most) [best, most, at] = [damage, worthOn(i, damage), i];
    }
    if (at >= 0) fire(at, best);
  }
  return sum;
}

/** Being far from everybody, or looking away from all of them, leads nowhere. */
function restless(board: Board, own: readonly Standing[], foes: readonly Standing[], weights: Weights): number {
  let sum = 0;
  for (const unit of own) {
    let [nearest, faces] = [99, false];
    for (const foe of foes) {
      const there = lineBetween(board, unit.at, foe.at);
      nearest = Math.min(nearest, there.range);
      faces ||= (there.arcs & (1 << unit.facing)) !== 0;
    }
    sum -= nearest * weights.closing * (1 - weights.pluck + weights.pluck * lifeLeft(unit, weights)) + (faces ? 0 : weights.blindness);
  }
  return sum;
}
