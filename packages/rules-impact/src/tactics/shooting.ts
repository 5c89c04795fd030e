import type { Rulebook, Seat, View } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { aim } from '../fire/aim.ts';
import { placeOf } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import type { Declared, Unit } from '../model/state.ts';
import { sees } from '../sight/sees.ts';
import { attackOf, inOrder, isPlaced, unitsOf } from '../units/unit.ts';
import { coverAt, guardOf, gunOf, strengthAlong } from './marks.ts';
import { harm } from './odds.ts';
import { stakeOf } from './stakes.ts';
import type { Weights } from './weights.ts';

type V = View<Impact>;
type Book = Rulebook<Impact>;

/** What a shot is worth: the expected harm in build points, by the same sum that the rules will make. */
export function shotWorth(view: V, book: Book, attacker: Unit, target: Unit, mode: Declared['mode'], weights: Weights): number {
  return harm(strengthOf(view, book, attacker, target, mode), target, stakeOf(view, target, weights));
}

function strengthOf(view: V, book: Book, attacker: Unit, target: Unit, mode: Declared['mode']): number {
  const indirect = !sees(view, book, attacker, target);
  const shot = aim(view, book, attacker, target, mode, { indirect });
  const { active } = view;
  // A shot on the move costs a point, and the one that a boost gave counts as the last.
  const spends = mode === 'assault' && active?.unit === attacker.id && active.boosted && active.mp <= 1;
  const { total } = book.ask('strength', spends ? { ...shot, boosted: true } : shot);
  return total - (target.card || target.kind !== 'armored' ? 0 : guardOf(target) + (target.paint?.bonus ?? 0));
}

/** The best clean shot a soldier has at anybody it sees, one enemy left out, roughly. */
export function bestShot(view: V, book: Book, unit: Unit, weights: Weights, except?: number): number {
  const gun = gunOf(view, book, unit);
  if (gun.attack === 0 || !isPlaced(unit)) return 0;
  const ground = groundOf(view.map);
  let best = 0;
  for (const enemy of view.units) {
    if (enemy.seat === unit.seat || enemy.id === except || !isPlaced(enemy) || !sees(view, book, unit, enemy)) continue;
    const line = { range: ground.range(unit.at, enemy.at), from: unit.level, to: enemy.level, aloft: enemy.aloft };
    const strength = strengthAlong(gun, guardOf(enemy), coverAt(view, enemy.at, enemy.level, enemy.aloft), line);
    best = Math.max(best, harm(strength, enemy, stakeOf(view, enemy, weights)));
  }
  return best;
}

/** Paint pays if friends who have not acted see the target well. */
export function paintWorth(view: V, book: Book, seat: Seat, unit: Unit, enemy: Unit, weights: Weights): number {
  if (enemy.paint || !isPlaced(enemy)) return -1;
  const ground = groundOf(view.map);
  const painted: Unit = { ...enemy, paint: { bonus: 3, until: view.turn } };
  let gain = 0;
  for (const friend of unitsOf(view, seat)) {
    const able = friend.id !== unit.id && !friend.done && inOrder(friend) && attackOf(friend) > 0 && isPlaced(friend);
    if (!able || ground.range(placeOf(friend), enemy.at) > 25 || !sees(view, book, friend, enemy)) continue;
    const before = shotWorth(view, book, friend, enemy, 'rapid', weights);
    gain += 1.6 * (shotWorth(view, book, friend, painted, 'rapid', weights) - before);
  }
  // Others may find better to do, and the target may be gone before they come to it.
  const own = attackOf(unit) > 0 && unit.card?.type !== 'sniper' ? shotWorth(view, book, unit, painted, 'targeted', weights) : 0;
  return own + Math.min(gain * 0.6, stakeOf(view, enemy, weights).end * 0.5);
}
